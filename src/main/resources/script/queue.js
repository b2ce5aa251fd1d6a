// Forms wait on this device until the service has answered them. Each keeps its command id, so that it is recorded once,
// however often it is sent. While the service can't be reached, this device answers them itself; they are sent in their order
// as soon as it can.

import "./heads.js";
import { refreshIfNewer } from "./live.js";
import { begunHere, buttonOf, connection, failed, fetchPage, fieldsOf, fill, sheet, show, updateConnection } from "./pages.js";
import * as storage from "./storage.js";

const MOST_SECONDS_BETWEEN_TRIES = 30;
const MILLIS_OF_A_DOUBLE_TAP = 350, MILLIS_OF_PATIENCE = 3000, MILLIS_TOLD = 4000;

/** Loaded when it is needed, or when nothing else is loading. */
const rest = () => import("./waiting.js");
const takeHere = (form) => busy(rest().then((waiting) => waiting.takeHere(form)).catch(() => {}));

const root = document.documentElement, bar = document.getElementById("waiting");
/** How many forms are being stored, or shown by this device, just now. */
let entering = 0;
/** The numbers of the forms that were entered on this page. */
const entered = new Set();
let tries = 0, timer, sending, reason, synchronised;

export const shownPath = () => sheet()?.dataset.url;

export const isWaiting = (form) => !form.held && !form.done;

const isHeldHere = (form) => form.held && (shownPath() ? form.path === shownPath() : form.path === "/" || form.path.includes("/local-"));

export const heldHere = async () => (await storage.forms()).filter(isHeldHere);

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
  tries = 0;
  updateConnection({ sending: true, entering: true });
  const isOld = await busy(store(form));
  if (!isOld) return deliver();
  updateConnection({ sending: false, entering: false });
  refreshIfNewer(true);
}

/** @return whether the sheet that was tapped had what is held by now; then it is not stored */
async function store(form) {
  const { base, movedTo, forms } = await storage.snapshot(form.path);
  if (movedTo) Object.assign(form, { path: movedTo, to: form.to.replace(form.path, movedTo) });
  if ("here" in root.dataset && forms.some(isHeldHere) && form.head !== base?.head) return true;
  const before = forms.filter((each) => isWaiting(each) && each.path === form.path);
  if (before.some((each) => !each.taken)) {
    bar.scrollIntoView({ block: "nearest" });
  } else {
    entered.add((await storage.add(form)).n);
    if (connection.lost || before.length) await takeHere(form);
    else setTimeout(takeHere, MILLIS_OF_PATIENCE, form);
    await draw();
  }
}

export const waits = async ({ n }) => (await storage.forms()).find((form) => form.n === n && !form.held && !form.taken);

export function scrollToHand({ to }) {
  const corrected = parseInt(to.split("/hands/")[1]);
  document.querySelector(`#hand-${corrected}, #result`)?.scrollIntoView({ block: "nearest" });
}

// --- sending ---

export function deliver() {
  clearTimeout(timer);
  sending = sending ?? (navigator.locks ? navigator.locks.request("lasttrick", synchronise) : synchronise()).finally(() => {
    sending = undefined;
    draw();
  });
}

async function synchronise() {
  const failed = new Set();
  let wasTaken = false, last;
  const next = async () => (await storage.forms()).find((form) =>
    isWaiting(form) && !failed.has(form.path) && !begunHere(form.path));
  if ((await storage.forms()).some(({ path }) => begunHere(path))) await (await rest()).followMoved();
  for (let form; (form = await next());) {
    try {
      wasTaken = wasTaken || Boolean(form.taken);
      const state = form.n + " " + form.taken;
      if (state === last) throw failed("nothing can be stored");
      last = state;
      await (form.taken ? (await rest()).sendTaken(form) : sendNew(form));
      tries = 0;
    } catch (failure) {
      // A fault of this script: the browser itself can send it.
      if (!("reason" in failure) && !form.taken && form.path === shownPath()) return (await rest()).post(form);
      // Why it was not recorded, if the service has said so.
      reason = failure.reason;
      failed.add(form.path);
    }
  }
  if (failed.size) {
    for (const form of await storage.forms()) await takeHere(form);
    timer = setTimeout(deliver, Math.min(MOST_SECONDS_BETWEEN_TRIES, 2 ** tries++) * 1000);
    return;
  }
  reason = undefined;
  synchronised = wasTaken && !(await storage.forms()).some(({ held }) => held);
  setTimeout(() => { synchronised = false; draw(); }, MILLIS_TOLD);
  await draw();
  if (shownPath() && (await heldHere()).length) showFrom(await fetchPage(shownPath()));
  else refreshIfNewer(wasTaken);
}

export const showFrom = ({ html }, address = shownPath()) => show(html, address, true);

export const send = (form) => fetchPage(form.to, {
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  // Whether the same hand was played again was asked here, when it was entered.
  body: form.taken ? form.body + "&again=" + form.version : form.body,
});

/** The answer is shown in place of the sheet that the form was on. */
async function sendNew(form) {
  const { answer: { ok, url, headers }, html } = await send(form);
  // If it was taken here in the meantime, the sheet shows it already.
  if (!await waits(form)) return ok && (await rest()).settled(form, url).catch(() => {});
  if (form.path !== shownPath()) {
    const { alertOf, hold } = await rest();
    return ok ? storage.change({ remove: [form] }) : hold([form], alertOf(html));
  }
  // Until the base has the entry, this device shows it by its form.
  const isKept = ok && await storage.base(form.path);
  await storage.change(isKept ? { put: [{ ...form, taken: true, done: true }] } : { remove: [form] });
  if (isKept) rest().then((waiting) => waiting.settled(form, url)).catch(() => {});
  const { pathname, search } = new URL(url);
  updateConnection({ sending: false, entering: false });
  show(html, headers.get("Shown-At") ?? pathname + search, ok, form.to);
  scrollToHand(form);
}

async function discard() {
  lastSubmit = undefined;
  await storage.change({ remove: (await storage.forms()).filter((form) => !form.taken && form.path === shownPath()) });
  updateConnection({ sending: false, entering: false });
  refreshIfNewer(true);
}

document.addEventListener("click", ({ target }) => {
  if (target.id === "throw-away") discard();
  if (target.id === "forget-here") storage.forget().then(() => location.reload());
  if (target.closest(".held")) import("./held.js").then((held) => held.BUTTONS[target.id]?.());
});

async function resume() {
  tries = 0;
  document.querySelector(".head")?.append(bar);
  if (document.querySelector("form.new-game")) import("./start.js");
  await draw();
  const waiting = (await storage.forms()).filter(isWaiting);
  // The service's page lacks what waits.
  const isOld = !("here" in root.dataset) && waiting.some((form) => form.taken && form.path === shownPath());
  if (isOld) showFrom(await fetchPage(location.href), location.href);
  if (waiting.length) deliver();
}

document.addEventListener("forms:changed", async ({ detail: tab }) => {
  await draw();
  const now = tab === "other" && begunHere(shownPath()) && await storage.movedTo(shownPath());
  if (now) showFrom(await fetchPage(now), now);
  else if (tab === "other") refreshIfNewer(connection.lost || "here" in root.dataset);
});
document.addEventListener("service:reached", resume);
document.addEventListener("sheet:shown", resume);
addEventListener("online", resume);
resume();
if (document.querySelector("[data-shell], [data-missing]")) rest().then((waiting) => waiting.openHere());
