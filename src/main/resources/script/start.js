// Starting a game without reloading the page: whatever is tapped is sent to the service, which draws the parts that change.

import { buttonOf, fetchPage, padFields, parse, submit } from "./pages.js";
import "./zone.js";

/** What the service draws anew. The field for names is not among them: a keyboard on the screen would close. */
const PARTS = ["seating", "regulars", "other-regulars", "rules-changed", "house-rules"];
const SEPARATOR = /[\n,]/;

const form = () => document.querySelector("form.new-game");
const part = (id) => document.getElementById(id);
const field = (name, value) => `[name="${CSS.escape(name)}"]` + (value === undefined ? "" : `[value="${CSS.escape(value)}"]`);

let waiting = 0, queue = Promise.resolve();

// --- what was entered comes back after a reload ---

const KEPT = "new game";

/** In this tab alone. */
function keep(fields = padFields(form())) {
  try {
    sessionStorage.setItem(KEPT, fields);
  } catch { /* in private windows */ }
}

function kept() {
  try {
    return new URLSearchParams(sessionStorage.getItem(KEPT) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

async function restore() {
  const body = kept(), typed = body.get("players");
  // An address with fields says what is wanted.
  if (location.search || !typed && !body.has("seated")) return;
  body.delete("players");
  const { html } = await fetchPage("/", { method: "POST", body }).catch(() => ({}));
  const next = html && parse(html).querySelector("form.new-game");
  if (!next) return;
  next.querySelector("#players").value = part("players").value || typed;
  form().replaceWith(next);
  nameSeats();
}

waiting++;
queue = restore().finally(() => { waiting--; });
for (const event of ["input", "change"]) document.addEventListener(event, ({ target }) => { if (target.form === form()) keep(); });

/** Sends the form with one more field, after what was sent before. */
function change(name, value) {
  waiting++;
  queue = queue.then(() => redraw(name, value)).finally(() => { waiting--; });
}

async function redraw(name, value) {
  const before = [...new FormData(form())];
  const fields = padFields(form());
  // What is being typed is not yet a name.
  fields.delete("players");
  if (name) fields.append(name, value);
  // Not in the address: logs keep addresses, and one of the fields is the invite code.
  const { html } = await fetchPage("/", { method: "POST", body: fields }).catch(() => ({}));
  if (!html) {
    const typing = part("players");
    if (name === "players") typing.value = [value, typing.value].filter(Boolean).join(", ");
    return;
  }
  const next = parse(html);
  const changed = [...new FormData(form())].filter(([key, now]) => !before.some(([k, was]) => k === key && was === now));
  const focused = document.activeElement;
  const wanted = PARTS.some((id) => part(id)?.contains(focused)) && [
    focused.id ? "#" + CSS.escape(focused.id) : field(focused.name, focused.value),
    `.regulars [value="${CSS.escape(focused.value)}"]`, ".seating button", "#regulars button", "#players",
  ];
  for (const id of PARTS) if (part(id) && next.getElementById(id)) part(id).replaceWith(next.getElementById(id));
  const target = wanted && wanted.map((each) => form().querySelector(each)).find(Boolean);
  if (target && document.activeElement === document.body) {
    target.focus({ preventScroll: true });
    if (target.matches("input")) target.select();
  }
  for (const [key, now] of changed) {
    const typed = part("house-rules").querySelector(field(key));
    if (typed) typed.value = now;
  }
  nameSeats();
  keep();
}

/** Names the seats whose scores are carried on from paper. */
function nameSeats() {
  const seated = [...document.querySelectorAll("#seating [name=seated]")];
  document.querySelectorAll(".seated").forEach((cell, seat) => { cell.textContent = seated[seat]?.value ?? ""; });
}

// --- names as they are typed or pasted ---

function seat(names) {
  if (names.trim()) change("players", names);
}

document.addEventListener("keydown", (event) => {
  const { target, key, isComposing } = event;
  if (target.id !== "players" || key !== "Enter" || isComposing) return;
  event.preventDefault();
  seat(target.value);
  target.value = "";
});

document.addEventListener("input", ({ target, inputType }) => {
  if (target.id !== "players" || !SEPARATOR.test(target.value)) return;
  const names = target.value.split(SEPARATOR);
  target.value = inputType === "insertFromPaste" ? "" : names.pop();
  seat(names.join("\n"));
});

// Also a game that begins without the service: that stops the event at the document.
addEventListener("submit", (event) => {
  if (event.target.matches(".new-game") && !waiting && buttonOf(event)?.matches(".primary")) keep("");
}, { capture: true });

// --- what is tapped ---

document.addEventListener("submit", (event) => {
  const { target } = event, submitter = buttonOf(event);
  if (!target.matches(".new-game")) return;
  const button = submitter?.getAttribute("formaction") === "/" && submitter;
  if (!button && !waiting) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!button) {
    const goOn = submitter?.matches("[formaction]") ? "[formaction*=forget]" : ".primary";
    queue.then(() => submit(form(), form().querySelector(goOn)));
  } else if (button.name === "add") {
    seat(part("players").value);
    part("players").value = "";
  } else {
    change(button.name, button.value);
  }
}, { capture: true });

document.addEventListener("change", ({ target }) => {
  if (target.name === "variant" || target.name?.startsWith("rule-")) change();
});

// --- seats as they are dragged ---

let dragged;

document.addEventListener("pointerdown", ({ target, pointerType, isPrimary, button }) => {
  const grip = target.closest?.(pointerType === "mouse" ? ".seating .name" : ".seating .grip");
  if (!grip || !isPrimary || button) return;
  dragged = { row: grip.closest("li"), moved: false };
  dragged.row.classList.add("dragged");
});

document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  event.preventDefault();
  const { row } = dragged;
  const middle = (other) => other.offsetTop + other.offsetHeight / 2;
  const y = event.clientY - row.parentElement.getBoundingClientRect().top + row.parentElement.offsetTop;
  // The others move around the dragged one: an element that is moved loses the pointer.
  for (const before of [...row.parentElement.children]) {
    const isAbove = before.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAbove && y < middle(before)) { row.after(before); dragged.moved = true; }
    else if (before !== row && !isAbove && y > middle(before)) { row.before(before); dragged.moved = true; }
  }
});

function drop() {
  if (!dragged) return;
  dragged.row.classList.remove("dragged");
  if (dragged.moved) change();
  dragged = undefined;
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
