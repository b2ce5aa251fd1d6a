// Stores an entry on this device before it is sent, and until the service has answered. It keeps its command id, so that
// it is recorded once, however often it is sent.

import { refreshIfNewer } from "./live.js";
import { fetchPage, sheet, show, updateConnection } from "./pages.js";

const SECONDS_UNANSWERED = 15, MILLIS_OF_A_DOUBLE_TAP = 350;

let tries = 0, timer, sending, reason;
const unstored = {};

const key = () => "waiting " + sheet()?.dataset.url;

function pendingEntry() {
  try {
    return JSON.parse(localStorage.getItem(key())) ?? unstored[key()];
  } catch {
    return unstored[key()];
  }
}

/** If the browser stores nothing, the page keeps it while it is open. */
function store(entry) {
  unstored[key()] = entry;
  try {
    localStorage.setItem(key(), JSON.stringify(entry));
  } catch { /* in private windows */ }
}

function discard(name) {
  reason = undefined;
  delete unstored[name];
  try {
    localStorage.removeItem(name);
  } catch { /* in private windows */ }
}

/** The entry in the words of the pad. */
function describe(form, button) {
  const text = (element) => element?.textContent.trim() ?? "";
  const chosen = [...form.querySelectorAll("input:checked:not([name=turn])")].map(({ parentElement: tile }) =>
    `${tile.parentElement.ariaLabel ?? ""} ${text(tile.querySelector(".name") ?? tile)} ${tile.nextElementSibling?.value ?? ""}`
      .trim()).join(", ");
  return (text(button) || text(form.querySelector(".record"))) + (chosen && ": " + chosen);
}

function draw() {
  const entry = pendingEntry();
  const bar = document.getElementById("waiting");
  if (!bar) return;
  bar.hidden = !entry;
  bar.querySelector("b").textContent = entry?.what ?? "";
  bar.querySelector("span").textContent = reason ?? "";
}

let lastSubmit, lastSubmitAt;
document.addEventListener("change", () => { lastSubmit = undefined; });

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  const post = (button?.formMethod || form.method) === "post";
  if (!post || !form.elements.commandId || !sheet()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const to = button?.getAttribute("formaction") || form.getAttribute("action");
  const what = to + " " + button?.name;
  // The second tap of a double tap may hit the next hand's button, which is in the same place.
  if (what === lastSubmit && event.timeStamp - lastSubmitAt < MILLIS_OF_A_DOUBLE_TAP) return;
  lastSubmit = what;
  lastSubmitAt = event.timeStamp;
  if (pendingEntry()) {
    document.getElementById("waiting").scrollIntoView({ block: "nearest" });
  } else {
    store({
      to,
      body: new URLSearchParams(new FormData(form, button)).toString(),
      what: describe(form, button),
    });
  }
  deliver();
}, { capture: true });

function deliver() {
  clearTimeout(timer);
  const name = key();
  sending ??= (navigator.locks ? navigator.locks.request(name, () => send(name)) : send(name)).finally(() => {
    sending = undefined;
    updateConnection({ sending: Boolean(pendingEntry()) });
    refreshIfNewer();
  });
}

async function send(name) {
  const entry = pendingEntry();
  draw();
  if (!entry || key() !== name) return;
  updateConnection({ sending: true });
  let answer, html;
  try {
    ({ answer, html } = await fetchPage(entry.to, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: entry.body,
      signal: AbortSignal.timeout(SECONDS_UNANSWERED * 1000),
    }));
  } catch (failure) {
    // Why it was not recorded, if the service has said so.
    reason = failure.cause;
    draw();
    timer = setTimeout(deliver, Math.min(30, 2 ** tries++) * 1000);
    return;
  }
  tries = 0;
  updateConnection({ sending: false });
  // Refused while another sheet is open: the entry stays, and is sent again when its sheet is opened.
  if (key() !== name && !answer.ok) return;
  discard(name);
  const { pathname, search } = new URL(answer.url);
  if (key() !== name) return;
  show(html, answer.headers.get("Shown-At") ?? pathname + search, answer.ok, entry.to);
  const corrected = parseInt(entry.to.split("/hands/")[1]);
  document.querySelector(`#hand-${corrected}, #result`)?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("click", ({ target }) => {
  if (target.id !== "throw-away") return;
  discard(key());
  clearTimeout(timer);
  updateConnection({ sending: false });
  draw();
  refreshIfNewer(true);
});

function resume() {
  draw();
  if (pendingEntry()) {
    updateConnection({ sending: true });
    deliver();
  }
}

/** Another tab has stored, sent or discarded an entry. */
addEventListener("storage", () => {
  draw();
  if (!sending) updateConnection({ sending: Boolean(pendingEntry()) });
  refreshIfNewer();
});

document.addEventListener("service:reached", resume);
document.addEventListener("sheet:shown", resume);
addEventListener("online", resume);
resume();
