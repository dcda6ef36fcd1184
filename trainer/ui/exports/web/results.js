// The results: a name, a file to download, and the answers forgotten.

function openResults() {
  const { name, answers } = remembered();
  const field = el("input", { type: "text", id: "name", maxlength: "60", autocomplete: "off", value: name, oninput: () => noteName(cleanName(field.value)) });
  const status = el("p", { class: "note", role: "status" });
  const asked = el("div", { hidden: true }, el("p", {}, t("forget_sure")), button(t("forget"), forget, { class: "danger" }));
  const title = el("h2", { id: "results-title" }, t("results"));
  const box = el("dialog", { "aria-labelledby": "results-title", onclose: () => box.remove() },
    title,
    kept ? null : el("p", { class: "warning" }, t("not_kept")),
    el("p", {}, keptWords(answers.length)),
    el("p", { class: "field" }, el("label", { for: "name" }, t("name")), field),
    el("div", { class: "row" }, button(t("download"), download, { class: "primary" }),
      button(t("forget"), () => { asked.hidden = false; }, { class: "forget" }),
      button(t("close"), () => box.close())),
    asked, status);
  document.body.append(box);
  box.showModal();

  function forget() {
    forgetAll();
    asked.hidden = true;
    status.textContent = t("forgotten");
  }
}

function keptWords(number) {
  if (!number) return t("no_answers_yet");
  return t(number === 1 ? "result_kept" : "results_kept", { n: number });
}

function cleanName(text) { return text.trim().replace(/\s+/g, " "); }

/** Save the results as a file; nothing leaves the computer. */
function download() {
  const address = URL.createObjectURL(new Blob([resultsText()], { type: "application/json" }));
  const name = remembered().name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  const link = el("a", { href: address, download: `results${name ? `-${name}` : ""}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
