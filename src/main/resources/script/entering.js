// Forms are entered on a page, and wait in the queue until the service has answered them. Each keeps its command id, so that it is
// recorded once, however often it is sent. While the service can't be reached, this device answers them itself.

import { refreshIfNewer } from "./live.js";
import {
  buttonOf, connection, fetchPage, fieldsOf, fill, parse, recordAddress, scrollToHand, sheet, show, showFrom, shownPath, updateConnection,
} from "./pages.js";
import { begunHere, createQueue, isHeldAt, isWaiting } from "./queue.js";
import * as storage from "./storage.js";

const MILLIS_OF_A_DOUBLE_TAP = 350, MILLIS_OF_PATIENCE = 3000, MILLIS_TOLD = 4000;

/** Loaded when it is needed. */
const rest = () => import("./waiting.js"), conflicts = () => import("./conflicts.js");

const root = document.documentElement, bar = document.getElementById("waiting");
/** How many forms are being stored, or shown by this device, just now. */
let entering = 0;
/** The numbers of the forms that were entered on this page. */
const entered = new Set();
let timer, sending, reason, synchronised, adding;

const parts = {
  storage,
  device: () => import("./local.js"),
  conflicts,
  send: ({ to, at }, body) => fetchPage(to, {
    method: "POST", headers: { Waited: Date.now() - at }, body: new URLSearchParams(body),
  }),
  page: {
    path: shownPath,
    reasonIn: (html) => parse(html).querySelector("main [role=alert], main h1, .ask h2")?.textContent.trim(),
    answered(form, { answer: { ok, url, headers }, html }) {
      const { pathname, search } = new URL(url);
      updateConnection({ sending: false, entering: false });
      show(html, headers.get("Shown-At") ?? pathname + search, ok, form.to);
      scrollToHand(form);
    },
    taken: async (form, drawn) => (await rest()).showTaken(form, drawn),
    moved: async (from, to) => { if (shownPath() === from) showFrom(await fetchPage(to), to); },
    erased(path) { if (path === shownPath()) location.reload(); },
  },
};
const queue = createQueue(parts);

const takeHere = (form) => busy(queue.takeHere(form).catch(() => {}));

const isHeldHere = (form) => isHeldAt(form, shownPath());

/** The entry in the words of the pad. */
function describe(form, button) {
  const text = (element) => element?.textContent.trim() ?? "";
  const chosen = [...form.querySelectorAll("input:checked:not([name=turn])")].map(({ parentElement: tile }) =>
    `${tile.parentElement.getAttribute("aria-label") ?? ""} ${text(tile.querySelector(".name") ?? tile)} ${tile.nextElementSibling?.value ?? ""}`
      .trim()).join(", ");
  return (text(button) || text(form.querySelector(".record"))) + (chosen && ": " + chosen);
}

// --- what waits, above every page ---

/** Of another page than the one that the entry is asked about on: with a link there. */
function listItem(form) {
  const item = document.createElement("li");
  const text = isHeldHere(form) ? item : item.appendChild(Object.assign(document.createElement("a"), { href: form.path }));
  text.textContent = form.what;
  return item;
}

async function draw() {
  const forms = await storage.forms();
  const held = forms.filter((form) => form.held && (!sheet() || isHeldHere(form)));
  const waiting = forms.filter(isWaiting);
  const unanswered = waiting.find((form) => !form.taken && form.path === shownPath());
  const state = held.length ? "held"
    : unanswered ? "unanswered"
    : waiting.length ? "taken"
    : synchronised && !sheet() ? "saved"
    : storage.isFull() ? "full" : "none";
  root.dataset.waits = state;
  bar.hidden = state === "none";
  bar.querySelector(".entry").textContent = unanswered?.what ?? "";
  bar.querySelector(".how-many").textContent = waiting.length;
  for (const each of bar.querySelectorAll(".reason")) each.textContent = held.find((form) => form.reason)?.reason ?? reason ?? "";
  fill(bar.querySelector(".mine"), held.map(listItem));
  for (const button of bar.querySelectorAll(".held .button")) button.hidden = !held.some(isHeldHere);
  bar.querySelector(".not-kept").hidden = !storage.isFull();
  const unsent = waiting.filter((form) => !form.taken);
  updateConnection({
    sending: entering > 0 || unsent.length > 0,
    entering: entering > 0 || unsent.some(({ n }) => entered.has(n)),
    waiting: waiting.length > 0,
  });
}

// --- entering ---

let lastSubmit, lastSubmitAt;
document.addEventListener("change", () => { lastSubmit = undefined; });

document.addEventListener("submit", (event) => {
  const form = event.target, button = buttonOf(event);
  const post = (button?.formMethod || form.method) === "post";
  const begins = form.matches(".new-game[data-book]") && !button?.hasAttribute("formaction") && connection.lost;
  if (!post || !form.elements.commandId || !(sheet() || begins)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const to = button?.getAttribute("formaction") || form.getAttribute("action");
  const what = to + " " + button?.name;
  // The second tap of a double tap may hit the next hand's button, which is in the same place.
  if (what === lastSubmit && event.timeStamp - lastSubmitAt < MILLIS_OF_A_DOUBLE_TAP) return;
  lastSubmit = what;
  lastSubmitAt = event.timeStamp;
  const fields = fieldsOf(form, button);
  // From now on, what is on the pad is an entry.
  if (form.matches(".pad-form")) recordAddress(new URL(shownPath(), location));
  enter({
    path: shownPath() ?? "/",
    to,
    body: fields.toString(),
    version: Number(fields.get("decided") ?? fields.get("version")),
    head: sheet()?.dataset.head,
    at: Date.now(),
    what: begins ? [...fields.getAll("seated"), ...fields.getAll("players")].join(", ") : describe(form, button),
  });
}, { capture: true });

async function busy(work) {
  const count = (change) => { root.setAttribute("aria-busy", (entering += change) > 0); };
  count(1);
  return work.finally(() => count(-1));
}

async function enter(form) {
  updateConnection({ sending: true, entering: true });
  if (!await busy(store(form))) return deliver();
  updateConnection({ sending: false, entering: false });
  refreshIfNewer(true);
}

/** @return whether it was not stored, since the sheet that was tapped is old */
async function store(form) {
  const { isOld, waits, follows } = await queue.enter(form, "here" in root.dataset);
  if (isOld) return true;
  if (!waits) return bar.scrollIntoView({ block: "nearest" });
  entered.add(form.n);
  if (connection.lost || follows) await takeHere(form);
  else setTimeout(takeHere, MILLIS_OF_PATIENCE, form);
  await draw();
}

// --- sending ---

function deliver() {
  queue.hurry();
  send();
}

function send() {
  clearTimeout(timer);
  sending = sending ?? (navigator.locks ? navigator.locks.request("lasttrick", synchronise) : synchronise()).finally(() => {
    sending = undefined;
    draw();
  });
}

async function synchronise() {
  const { fault, seconds, wasTaken, ...last } = await queue.run();
  if (fault) return (await rest()).post(fault);
  reason = last.reason;
  const forms = await storage.forms();
  if (seconds) {
    for (const form of forms) await takeHere(form);
    timer = setTimeout(send, seconds * 1000);
    return;
  }
  synchronised = wasTaken && !forms.some(({ held }) => held);
  setTimeout(() => { synchronised = false; draw(); }, MILLIS_TOLD);
  await draw();
  if (shownPath() && forms.some(isHeldHere)) showFrom(await fetchPage(shownPath()));
  else refreshIfNewer(wasTaken);
}

async function discard() {
  lastSubmit = undefined;
  await storage.change({ remove: (await storage.forms()).filter((form) => !form.taken && form.path === shownPath()) });
  updateConnection({ sending: false, entering: false });
  refreshIfNewer(true);
}

document.addEventListener("click", ({ target }) => {
  // A browser that translates the page puts elements around the text of a button.
  const id = target.closest("button")?.id;
  if (id === "throw-away") discard();
  if (id === "forget-here") storage.forget().then(() => location.reload());
  if (id === "add-mine") adding = adding ?? addHeld().finally(() => { adding = undefined; });
  if (id === "save-mine") rest().then(({ saveHeld }) => saveHeld());
});

async function addHeld() {
  await (await conflicts()).addHeld(parts, bar.querySelector(".mine").dataset.undoesTheirs);
  if (shownPath() && !begunHere(shownPath())) showFrom(await fetchPage(shownPath()));
  deliver();
}

async function resume() {
  document.querySelector(".head")?.append(bar);
  if (document.querySelector("form.new-game")) import("./start.js");
  await draw();
  const waiting = (await storage.forms()).filter(isWaiting);
  // The service's page lacks what waits.
  const isOld = !("here" in root.dataset) && waiting.some((form) => form.taken && form.path === shownPath());
  if (isOld) showFrom(await fetchPage(location.href), location.href);
  if (waiting.length) deliver();
}

document.addEventListener("forms:changed", async ({ detail: byOther }) => {
  await draw();
  if (!byOther) return;
  const now = begunHere(shownPath()) && await storage.movedTo(shownPath());
  if (now) showFrom(await fetchPage(now), now);
  // This tab may hear of the entry before it hears that the network is gone.
  else refreshIfNewer(connection.waiting && !connection.sending || "here" in root.dataset);
});
document.addEventListener("service:reached", resume);
document.addEventListener("sheet:shown", resume);
addEventListener("online", resume);
resume();
if (document.querySelector("[data-shell], [data-missing]")) rest().then((waiting) => waiting.openHere());
