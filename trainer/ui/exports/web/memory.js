// What is remembered: answers, places and the look of the page, in the browser if it lets us.

const RESULTS = "whist-results/1";
const KEPT = `whist ${data.set} ${data.version}`;
const LOOK = "whist look";

const loose = new Map(); // what the browser does not keep lasts as long as the page
let kept = canKeep();

/** Tell whether the browser keeps anything: not in every private window, nor for every file. */
function canKeep() {
  try {
    window.localStorage.setItem(LOOK, window.localStorage.getItem(LOOK) ?? "{}");
    return true;
  } catch {
    return false;
  }
}

function load(name) {
  if (!kept) return loose.get(name) ?? null;
  try {
    return JSON.parse(window.localStorage.getItem(name));
  } catch {
    return null; // something else has written there
  }
}

function save(name, value) {
  loose.set(name, value);
  try {
    if (kept) window.localStorage.setItem(name, JSON.stringify(value));
  } catch {
    kept = false;
  }
}

function remembered() {
  const found = load(KEPT);
  const list = (some) => (Array.isArray(some) ? some.filter((each) => each && typeof each === "object") : []);
  return { name: String(found?.name ?? ""), places: list(found?.places), answers: list(found?.answers) };
}

function now() { return `${new Date().toISOString().slice(0, 19)}+00:00`; }

/** Remember an answer; what was noted meanwhile on another page stays. */
function noteAnswer(hand, question, given, grade, hints, round) {
  const memory = remembered();
  memory.answers.push({
    set_id: data.set, set_version: data.version, hand, question, given, grade, hints, round, day: now(),
  });
  save(KEPT, memory);
}

/** Remember where a hand was left. */
function notePlace(hand, at, finished) {
  const memory = remembered();
  const before = memory.places.find((place) => place.hand === hand);
  const place = { set_id: data.set, hand, at, finished: finished || Boolean(before?.finished), day: now() };
  memory.places = [...memory.places.filter((each) => each !== before), place];
  save(KEPT, memory);
}

function noteName(name) { save(KEPT, { ...remembered(), name }); }

function forgetAll() { save(KEPT, { name: remembered().name, places: [], answers: [] }); }

function answersOf(hand) { return remembered().answers.filter((answer) => answer.hand === hand); }

function placeOf(hand) { return remembered().places.find((place) => place.hand === hand); }

/** Return the results file: what a teacher reads. */
function resultsText() {
  const { name, places, answers } = remembered();
  return `${JSON.stringify({ format: RESULTS, name, places, answers }, null, 1)}\n`;
}

/** Set how the page looks, and remember it. */
function setLook(changes) {
  const look = { ...load(LOOK), ...changes };
  save(LOOK, look);
  applyLook();
}

function applyLook() {
  const look = load(LOOK) ?? {};
  const root = document.documentElement;
  const theme = look.theme === "dark" || look.theme === "light" ? look.theme : "";
  root.dataset.theme = theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.dataset.size = look.size === "large" ? "large" : "usual";
}
