// The data of the page, its words, and the making of elements.

const data = JSON.parse(document.getElementById("data").textContent);

/** Return a word of the page, its fields in braces filled. */
function t(name, values = {}) {
  return data.words[name].replace(/\{(\w+)\}/g, (_, field) => String(values[field] ?? ""));
}

/** Make an element. A function among the attributes is a listener; null and false leave one out. */
function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) {
      node.setAttribute(key, value === true ? "" : value);
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

/** Make an element with HTML that was made, and escaped, when the page was written. */
function rich(html, name = "div", attributes = {}) {
  const node = el(name, attributes);
  node.innerHTML = html;
  return node;
}

function button(label, onclick, attributes = {}) {
  return el("button", { type: "button", onclick, ...attributes }, label);
}

/** Go to a heading or a panel, so that it is read out and the next Tab starts there. */
function focusOn(node) {
  if (!node.matches("a, button, input")) node.setAttribute("tabindex", "-1");
  node.focus({ preventScroll: false });
}

/** Say something to those who do not see the page. */
function announce(text) {
  const live = document.getElementById("live");
  live.textContent = "";
  // a screen reader hears a change only after the old words are gone
  setTimeout(() => { live.textContent = text; }, 50);
}

/** Tell whether somebody is writing in a field, where keys are letters. */
function writing(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
