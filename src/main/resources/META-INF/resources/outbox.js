// An entry is kept on this device before it is first sent, and until the server has answered: it is recorded once,
// whatever is cut, since it keeps its command id.

import { follow } from "./live.js";
import { ask, sheet, show, tell } from "./pages.js";

const SECONDS_UNANSWERED = 15, MILLIS_OF_A_DOUBLE_TAP = 350;

let tries = 0, timer, sending;
const unkept = {};

const key = () => "waiting " + sheet()?.dataset.url;

function waiting() {
  try {
    return JSON.parse(localStorage.getItem(key())) ?? unkept[key()];
  } catch {
    return unkept[key()];
  }
}

/** Where the browser keeps nothing, the page does as long as it is open. */
function keep(entry) {
  unkept[key()] = entry;
  try {
    localStorage.setItem(key(), JSON.stringify(entry));
  } catch { /* in private windows */ }
}

function forget(name) {
  delete unkept[name];
  try {
    localStorage.removeItem(name);
  } catch { /* in private windows */ }
}

/** What the entry is, in the words of the pad. */
function inWords(form, button) {
  const text = (element) => element?.textContent.trim() ?? "";
  const tiles = [...form.querySelectorAll("input:checked")].map(({ parentElement: tile }) =>
    text(tile.querySelector(".name") ?? tile));
  const cards = [...form.querySelectorAll("select")].filter((select) => select.value).map((select) =>
    text(select.labels[0]?.querySelector("bdi")) + " " + text(select.selectedOptions[0]));
  const chosen = [...tiles, ...cards].join(", ");
  return (text(button) || text(form.querySelector(".record"))) + (chosen && ": " + chosen);
}

function draw() {
  const entry = waiting();
  const bar = document.getElementById("waiting");
  if (!bar) return;
  bar.hidden = !entry;
  bar.querySelector("b").textContent = entry?.what ?? "";
}

let tapped, tappedAt;
document.addEventListener("change", () => { tapped = undefined; });

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  const post = (button?.formMethod || form.method) === "post";
  if (!post || !form.elements.commandId || !sheet()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const to = button?.getAttribute("formaction") || form.getAttribute("action");
  const what = to + " " + button?.name;
  // The second half of a double tap may find the next hand's button in the place of this one's.
  if (what === tapped && event.timeStamp - tappedAt < MILLIS_OF_A_DOUBLE_TAP) return;
  tapped = what;
  tappedAt = event.timeStamp;
  if (waiting()) {
    document.getElementById("waiting").scrollIntoView({ block: "nearest" });
  } else {
    keep({
      to,
      body: new URLSearchParams(new FormData(form, button)).toString(),
      what: inWords(form, button),
    });
  }
  deliver();
}, { capture: true });

function deliver() {
  clearTimeout(timer);
  const name = key();
  sending ??= (navigator.locks ? navigator.locks.request(name, () => send(name)) : send(name)).finally(() => {
    sending = undefined;
    tell({ sending: Boolean(waiting()) });
    follow();
  });
}

async function send(name) {
  const entry = waiting();
  draw();
  if (!entry || key() !== name) return;
  tell({ sending: true });
  let answer, html;
  try {
    ({ answer, html } = await ask(entry.to, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: entry.body,
      signal: AbortSignal.timeout(SECONDS_UNANSWERED * 1000),
    }));
  } catch {
    draw();
    timer = setTimeout(deliver, Math.min(30, 2 ** tries++) * 1000);
    return;
  }
  tries = 0;
  tell({ sending: false });
  // Refused while nobody looks at this sheet: it stays, and is asked about when the sheet is opened again.
  if (key() !== name && !answer.ok) return;
  forget(name);
  const { pathname, search } = new URL(answer.url);
  if (key() === name) show(html, answer.headers.get("Shown-At") ?? pathname + search, answer.ok, entry.to);
}

document.addEventListener("click", ({ target }) => {
  if (target.id !== "throw-away") return;
  forget(key());
  clearTimeout(timer);
  tell({ sending: false });
  draw();
  follow(true);
});

function look() {
  draw();
  if (waiting()) {
    tell({ sending: true });
    deliver();
  }
}

/** Another tab keeps one, has sent it, or threw it away. */
addEventListener("storage", () => {
  draw();
  if (!sending) tell({ sending: Boolean(waiting()) });
  follow();
});

document.addEventListener("service:reached", look);
document.addEventListener("sheet:shown", look);
addEventListener("online", look);
look();
