// The frame of the page: its head, its look, and what the address says is to be seen.

let view = null;
let shown = "";

/** Return what the address asks for: a kind, a name, and what follows. */
function readAddress() {
  const address = location.hash.slice(1);
  const match = /^(hand|lesson)\/([a-z0-9-]+)\/?(.*)$/.exec(address);
  if (match) return { kind: match[1], name: match[2], rest: match[3] };
  if (data.index) return { kind: "index", name: "", rest: address };
  const hand = data.hands[0];
  return hand ? { kind: "hand", name: hand.id, rest: address } : { kind: "lesson", name: data.lessons[0].id, rest: address };
}

/** Put a place into the address without going there again. */
function setAddress(place) {
  try { history.replaceState(null, "", `#${place}`); } catch { /* some browsers forbid it from disk */ }
}

function viewOf({ kind, name, rest }) {
  const hand = data.hands.find((each) => each.id === name);
  const lesson = data.lessons.find((each) => each.id === name);
  if (kind === "hand" && hand) return handView(hand, rest);
  if (kind === "lesson" && lesson) return lessonView(lesson);
  return data.index ? indexView() : handView(data.hands[0], "");
}

function show() {
  const wanted = readAddress();
  const name = [wanted.kind, wanted.name, wanted.rest === "quiz"].join(" ");
  if (view?.jump && name === shown) { view.jump(wanted.rest); return; }
  const first = view === null;
  view = viewOf(wanted);
  shown = name;
  document.title = view.title;
  main.replaceChildren(view.node);
  drawHome(wanted.kind);
  if (!first) {
    scrollTo(0, 0);
    focusOn(main.querySelector("h1"));
  }
}

function toggle(name, get, set) {
  const node = button(t(name), () => { set(!get()); update(); }, { class: "toggle" });
  const update = () => node.setAttribute("aria-pressed", String(get()));
  update();
  return { node, update };
}

function drawHome(kind) {
  const address = kind !== "index" && data.home;
  home.replaceChildren(...(address ? [el("a", { href: address }, t("all_pages"))] : []));
}

/** Show what a term means. */
function openTerm(term) {
  const box = el("dialog", { class: "meaning", "aria-labelledby": "term", onclose: () => box.remove() },
    el("h2", { id: "term" }, term), rich(data.terms[term] ?? ""), button(t("close"), () => box.close()));
  document.body.append(box);
  box.showModal();
}

const root = document.documentElement;
applyLook();
const home = el("span", { class: "home" });
const toggles = [
  toggle("dark", () => root.dataset.theme === "dark", (on) => setLook({ theme: on ? "dark" : "light" })),
  toggle("large", () => root.dataset.size === "large", (on) => setLook({ size: on ? "large" : "usual" })),
];
const header = el("header", { class: "masthead" }, home,
  el("div", { class: "row" }, toggles.map((each) => each.node), button(t("results"), openResults)));
const main = el("main", { id: "main" });
const skip = el("a", { class: "skip", href: "#main", onclick: (event) => { event.preventDefault(); focusOn(main); } }, t("skip_link"));
document.body.append(skip, header, main, el("p", { id: "live", class: "unseen", "aria-live": "polite" }));

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { applyLook(); toggles.forEach((each) => each.update()); });
document.addEventListener("click", (event) => {
  const term = event.target.closest("[data-term]");
  if (term) openTerm(term.dataset.term);
});
document.addEventListener("keydown", (event) => {
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (view.key(event) && !(writing(event.target) && event.key.length === 1)) event.preventDefault();
});
addEventListener("hashchange", show);
show();
