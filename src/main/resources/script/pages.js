// Replaces the page in place, so that focus and scrolling stay.

import { begunHere } from "./queue.js";

const root = document.documentElement;
/** Whether the service answered, and not a captive portal or a proxy. */
const isFromService = (html) => /<html[^>]* data-build=/.test(html);
/** Whether it says that the game's ledger is damaged; asking again would not help. */
const saysDamaged = (html) => html.includes("<div class=\"error\" data-ledger>");

/** Whether it says that there is no such game, although a sheet of it is open: what is open stays, as without a network. */
const saysMissing = (html) => html.includes("<div class=\"error\" data-missing>");

/** The element with the sheet's data; null on other pages. */
export const sheet = () => document.getElementById("live");

export const shownPath = () => sheet()?.dataset.url;

const dispatch = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// --- saved, sending, offline ---

/**
 * lost: the service can't be reached; sending: an entry that only the service's answer will show; entering: one of this page;
 * waiting: entries that this device shows already.
 */
export const connection = {
  lost: !navigator.onLine || Boolean(document.querySelector("[data-shell]")), sending: false, entering: false, waiting: false,
};

export function updateConnection(change) {
  const wasLost = connection.lost;
  Object.assign(connection, change);
  root.dataset.state = connection.lost ? "offline" : connection.sending || connection.waiting ? "sending" : "saved";
  if (wasLost && !connection.lost) dispatch("service:reached");
}

const MILLIS_OF_PATIENCE = 4000, MILLIS_UNANSWERED = 15000;

/** A connection that has fallen silent gives no answer, and no error either. */
export async function ask(address, { signal, ...options } = {}) {
  const asked = new AbortController(), end = () => asked.abort();
  const timer = setTimeout(end, MILLIS_UNANSWERED);
  signal?.addEventListener("abort", end);
  try {
    const answer = await fetch(address, { ...options, signal: asked.signal });
    return { answer, text: await answer.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** What is known of a failure: that the service is away, that it lacks the game, and what it says. Others are faults of the script. */
export const failed = (message, reason) => Object.assign(new Error(message), { reason });

const throwIfAborted = (signal) => { if (signal?.aborted) throw failed("aborted"); };

/** Fetches a page; fails if the service can't be reached, lacks the game or the signal aborts. */
async function fromService(address, { signal, headers, ...options } = {}) {
  const lose = () => { if (!signal?.aborted) updateConnection({ lost: true }); };
  const timer = setTimeout(lose, MILLIS_OF_PATIENCE);
  const { answer, text: html = "" } = await ask(address, { ...options, signal, headers: { ...headers, Accept: "text/html" } }).catch(() => ({}));
  clearTimeout(timer);
  throwIfAborted(signal);
  const isMissing = saysMissing(html);
  if (isMissing) dispatch("game:missing");
  const isUnavailable = [408, 429].includes(answer?.status) || answer?.status >= 500 && !saysDamaged(html);
  if (isMissing || isUnavailable || !isFromService(html)) {
    lose();
    throw failed(isMissing ? "missing" : "unreached", parse(html).querySelector("h1")?.textContent);
  }
  await released;
  throwIfAborted(signal);
  updateConnection({ lost: false });
  return { answer, html };
}

let device;

/** @param load loads what answers in place of the service */
export const answerBy = (load) => { device = () => load().catch(() => ({})); };

async function fromDevice(address, options) {
  const { answer } = await device();
  // Drawn afterwards, so that what is shown is never older than what another entry has shown meanwhile.
  await released;
  const page = await answer?.(address, options);
  throwIfAborted(options?.signal);
  return page;
}

/**
 * Fetches a page, or draws it here while the service can't be reached, is slow, or lacks what waits on this device.
 *
 * @param options those of fetch; asks: whether the service is asked even if it could not be reached just now
 */
export async function fetchPage(address, options) {
  // What is chosen for a new game is posted, too.
  if (options?.method === "POST" && address !== "/") return fromService(address, options);
  const isHere = begunHere(address) || connection.lost && !options?.asks || connection.waiting && await (await device()).isAhead(address);
  const here = isHere && await fromDevice(address, options);
  if (here) return here;
  let timer;
  const asked = fromService(address, options);
  const late = new Promise((resolve) => { timer = setTimeout(resolve, MILLIS_OF_PATIENCE); })
    .then(() => fromDevice(address, options)).then((page) => page ?? asked);
  try {
    return await Promise.race([asked, late]);
  } catch (failure) {
    const page = !isHere && failure.message !== "aborted" && await fromDevice(address, options);
    if (page) return page;
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

// A tile that is replaced between finger down and click gets no click.
const MOST_MILLIS_DOWN = 1000, MOST_MILLIS_TO_CLICK = 300;
let released, release = () => {};
document.addEventListener("pointerdown", () => {
  released = new Promise((resolve) => { release = resolve; });
  setTimeout(release, MOST_MILLIS_DOWN);
}, { capture: true });
document.addEventListener("pointerup", () => setTimeout(release, MOST_MILLIS_TO_CLICK), { capture: true });
document.addEventListener("pointercancel", () => release(), { capture: true });
document.addEventListener("click", () => setTimeout(release), { capture: true });

// --- replacing the page in place ---

/** What only a script shows is no text of the page: browsers without scripts would show it, too. */
function unfold(page) {
  for (const each of page.querySelectorAll("[type='text/html']")) each.outerHTML = each.textContent;
  return page;
}
unfold(document);

export const parse = (html) => unfold(new DOMParser().parseFromString(html, "text/html"));

/** Parses a page, or a pad, to be shown. */
function read(html) {
  const page = parse(html);
  root.toggleAttribute("data-here", "here" in page.documentElement.dataset);
  return page;
}

const path = (element) => {
  let steps = "";
  for (; element && !element.id && element !== document.body; element = element.parentElement) {
    steps = `>:nth-child(${[...element.parentElement.children].indexOf(element) + 1})` + steps;
  }
  return element?.id ? "#" + CSS.escape(element.id) + steps : "body" + steps;
};

/**
 * Saves focus and scrolling; the newest hand stays where it was on the screen.
 *
 * @param otherPage saves no more than that; otherwise also open details, the pad's scrolling and typed text
 * @param submittedAction the action of the form whose typed text is no longer needed
 * @return restores them
 */
function savePlace(otherPage, submittedAction) {
  const all = (selector) => otherPage ? [] : [...document.querySelectorAll(selector)];
  const focused = document.activeElement !== document.body && path(document.activeElement);
  const open = all("details[open]").map(path);
  const isSubmitted = (field) => submittedAction && field.form.getAttribute("action") === submittedAction;
  const typed = all("#pad .field").filter((field) => field.value !== field.defaultValue && !isSubmitted(field))
    .map((field) => [path(field), field.value]);
  const scrolled = [...document.querySelectorAll(".hands"), ...all(".pad-body")].map((box) =>
    ["." + box.classList[0], box.scrollLeft, box.scrollTop, box.scrollTop < 0 ? box.scrollHeight : 0]);
  const y = scrollY;
  return () => {
    for (const each of open) document.querySelector(each)?.setAttribute("open", "");
    for (const [field, value] of typed) {
      const next = document.querySelector(field);
      if (next?.matches(".field")) next.value = value;
    }
    for (const [name, left, top, height] of scrolled) {
      const box = document.querySelector(name);
      if (box) box.scrollTo(left, height ? top - (box.scrollHeight - height) : top);
    }
    scrollTo(scrollX, y);
    if (focused) for (const next of [focused, ".ask a", "[name=turn]:checked", "#pad-title", "#panel-title", "#result"]) {
      if (document.activeElement === document.body) document.querySelector(next)?.focus({ preventScroll: true });
    }
  };
}

export function fill(element, children) {
  element.textContent = "";
  element.append(...children);
}

const STATUS = "main > [role=status], .outcome";

/** Keeps the status element and its ancestors: screen readers announce only changes of an element that exists. */
function replace(old, next) {
  let current = old.querySelector(STATUS);
  let incoming = next.querySelector(STATUS);
  if (!current || current.className !== incoming?.className) return old.replaceWith(next);
  if (current.textContent !== incoming.textContent) fill(current, incoming.childNodes);
  while (current !== old && incoming !== next) {
    for (const part of [...current.parentElement.children]) if (part !== current) part.remove();
    const parts = [...incoming.parentElement.children];
    current.before(...parts.slice(0, parts.indexOf(incoming)));
    current.after(...parts.slice(parts.indexOf(incoming) + 1));
    current = current.parentElement;
    incoming = incoming.parentElement;
    for (const name of current.getAttributeNames()) if (!incoming.hasAttribute(name)) current.removeAttribute(name);
    for (const name of incoming.getAttributeNames()) current.setAttribute(name, incoming.getAttribute(name));
  }
}

const here = () => location.pathname + location.search;
let shownAddress = here();

/**
 * @param address the new address; none if the same page is only refreshed
 * @param succeeded whether the link or form succeeded
 * @param submittedAction the action of the form that led here; none for a link
 */
export function show(html, address, succeeded, submittedAction) {
  const next = read(html);
  const to = address && new URL(address, location);
  const isSamePanel = next.querySelector(".panel") && to?.pathname + to?.search === shownAddress;
  const restore = savePlace(succeeded && !isSamePanel, succeeded && submittedAction);
  redraw?.abort();
  if (address) { navigating?.abort(); retryLater(); }
  document.title = next.title;
  replace(document.querySelector("body > div"), next.querySelector("body > div"));
  if (to) recordAddress(to);
  restore();
  if (to && !succeeded) document.querySelector("main [role=alert]")?.scrollIntoView({ block: "nearest" });
  dispatch("sheet:shown");
}

export const showFrom = ({ html }, address = shownPath()) => show(html, address, true);

/** To the hand that a form has corrected. */
export function scrollToHand({ to }) {
  const corrected = parseInt(to.split("/hands/")[1]);
  document.querySelector(`#hand-${corrected}, #result`)?.scrollIntoView({ block: "nearest" });
}

/** Only another game's sheet gets an entry in the browser's history. */
export function recordAddress(address) {
  const isHere = address.pathname === location.pathname;
  if (address.href !== location.href) history[isHere ? "replaceState" : "pushState"](null, "", address);
  shownAddress = here();
}

// --- links and forms that stay on the sheet ---

const MILLIS_TO_ANOTHER_TRY = 3000;
let navigating, wanted, retryTimer;

/** Tries an address again later, and shows that; without an address, stops trying. */
function retryLater(address, leaves) {
  wanted = address && (() => navigate(address, leaves));
  clearTimeout(retryTimer);
  if (address) retryTimer = setTimeout(wanted, MILLIS_TO_ANOTHER_TRY);
  root.toggleAttribute("data-wanted", Boolean(address));
}

/** @param leaves the sheet for another page, once the service can be reached */
async function navigate(address, leaves) {
  navigating?.abort();
  retryLater();
  const mine = navigating = new AbortController();
  const { answer, html } = await fetchPage(address, { signal: mine.signal }).catch(() => ({}));
  if (!html) {
    if (!mine.signal.aborted) retryLater(address, leaves);
    return;
  }
  navigating = undefined;
  const { build, here } = parse(html).documentElement.dataset;
  if (leaves && here === undefined || build !== root.dataset.build) return location.assign(address);
  if (address !== location.href) history.pushState(null, "", address);
  show(html, address, answer.ok);
  const { hash } = new URL(address);
  const target = hash && document.getElementById(hash.slice(1));
  const title = document.querySelector("[autofocus]");
  if (!target) return title?.focus();
  if (title) {
    target.tabIndex = -1;
    return location.replace(address);
  }
  target.scrollIntoView({ block: "nearest" });
  target.focus();
  if (document.activeElement !== target) document.getElementById("pad-title")?.focus();
}

/** Only addresses of the same sheet are opened in place. */
const isSameSheet = (address) => address.origin === location.origin && address.pathname === sheet()?.dataset.url;

const padForm = () => document.querySelector("form.pad-form");

/** What a form sends. Browsers before 2023 leave out the button. */
export function fieldsOf(form, button) {
  const fields = new URLSearchParams(form ? new FormData(form) : undefined);
  if (button?.name) fields.append(button.name, button.value);
  return fields;
}

/** The pad's fields without the command id. */
export function padFields(form = padForm(), button) {
  const fields = fieldsOf(form, button);
  fields.delete("commandId");
  return fields;
}

/** Browsers before 2022 don't tell which button submits a form. A key that does so clicks it, too. */
let clicked;
document.addEventListener("click", ({ target }) => { clicked = target.closest("button"); }, { capture: true });

export const buttonOf = ({ target: form }) => clicked?.form === form ? clicked : null;

export function submit(form, button) {
  const by = button ?? form.appendChild(document.createElement("button"));
  by.click();
  if (!button) by.remove();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  link?.closest(".menu")?.removeAttribute("open");
  const isPlain = !event.defaultPrevented && !event.button
    && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.getAttribute("href").startsWith("#")) return;
  const address = new URL(link.href);
  const leaves = !isSameSheet(address);
  const isShown = sheet() || "here" in root.dataset;
  const isPage = address.origin === location.origin && !address.pathname.startsWith("/api/");
  if (leaves && !(connection.lost && isShown && isPage)) return;
  event.preventDefault();
  if ("withPad" in link.dataset) {
    for (const [name, value] of padFields()) if (name !== "panel") address.searchParams.append(name, value);
  }
  navigate(address.href, leaves);
});

document.addEventListener("submit", (event) => {
  const form = event.target, button = buttonOf(event);
  const address = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location);
  if (event.defaultPrevented || (button?.formMethod || form.method) !== "get" || !isSameSheet(address)) return;
  event.preventDefault();
  if (button?.closest(".pad-choices, [aria-hidden]")) return redrawPad(form, button);
  address.search = padFields(form, button);
  navigate(address.href);
});

addEventListener("popstate", () => { here() === shownAddress ? retryLater() : navigate(location.href); });
document.addEventListener("service:reached", () => wanted?.());

/** While the service can't be reached, the sheet stays, and a form that only the service answers is sent later. */
function sendLater(form, button) {
  retryLater();
  wanted = () => { document.body.append(form); submit(form, button); };
  root.dataset.wanted = "";
}

// --- the pad ---

let redraw;

/** Reloads only the pad; a newer choice aborts an unanswered one. */
async function redrawPad(form, button) {
  redraw?.abort();
  navigating?.abort();
  const mine = redraw = new AbortController();
  const options = { signal: mine.signal, headers: { "Pad-Alone": "true" } };
  const address = new URL(sheet().dataset.url + "?" + padFields(form, button), location);
  // A reload, or a tab that the system has dropped meanwhile, brings it back.
  recordAddress(address);
  const { html } = await fetchPage(address.pathname + address.search, options).catch(() => ({}));
  if (!html) return;
  // A finger may have come down while the device drew the pad.
  await released;
  if (mine.signal.aborted) return;
  const pad = document.getElementById("pad");
  const next = read(html).getElementById("pad");
  if (!pad || !next) return show(html);
  const restore = savePlace();
  const questions = () => [...document.querySelectorAll("#pad fieldset")];
  const asked = questions().length;
  replace(pad, next);
  restore();
  if (questions().length > asked) questions().pop().scrollIntoView({ block: "nearest" });
}

// The order of taps is the order of play. It is kept before the pad is reloaded, for quick taps.
function recordOrder(form, box) {
  const order = form.elements.order.value.split(",").filter((id) => id && id !== box.value);
  if (box.checked) order.push(box.value);
  form.elements.order.value = order.join(",");
  for (const last of form.querySelectorAll("input[name=last]")) last.checked = false;
}

document.addEventListener("change", ({ target: box }) => {
  if (!box.closest(".pad-choices")) return;
  if (box.name === "player" && box.form.elements.order) recordOrder(box.form, box);
  if (box.name === "turn" && !box.form.elements.led.value) box.form.elements.led.value = box.value;
  redrawPad(box.form);
});

// --- keys: on the pad a rank, Shift and a player's number, Enter ---

document.addEventListener("keydown", (event) => {
  const { key, code, shiftKey, target } = event;
  const tiles = (selector) => [...document.querySelectorAll(selector)].filter((tile) => tile.getClientRects().length);
  const ranks = tiles(".ranks > .tile");
  const face = (tile) => tile.textContent.trim();
  const begins = (tile) => (face(tile)[0] + tile.querySelector("input").value[0]).includes(key.toUpperCase());
  const wanted = event.ctrlKey || event.metaKey ? key === "z" && !target.matches(".field") && document.getElementById("undo")
    : !target.closest(".pad") || event.altKey ? undefined
    : key === "Enter" ? target.matches("h2, .tile input") && document.getElementById("record")
    : shiftKey ? tiles(".players > .tile, .trick > .tile")[code.slice(-1) - 1]
    : ranks.find((tile) => face(tile) === key.toUpperCase()) ?? ranks.find(begins);
  if (!wanted) return;
  event.preventDefault();
  wanted.click();
});

// --- the menu ---

const closeMenus = (except) => {
  for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(except)) menu.removeAttribute("open");
};
document.addEventListener("click", ({ target }) => closeMenus(target));
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !document.querySelector(".menu[open]")) return;
  closeMenus();
  document.querySelector(".menu summary").focus();
});

document.addEventListener("submit", ({ target: form }) => {
  if (!form.matches(".languages")) return;
  const chosen = padForm()?.querySelector("input:checked") ? padForm() : document.querySelector("form.new-game");
  const fields = chosen && padFields(chosen);
  // Addresses are remembered and logged.
  for (const name of ["version", "inviteCode"]) fields?.delete(name);
  form.elements.back.value = fields ? location.pathname + "?" + fields : here();
}, { capture: true });

// --- a form that leads to another page is submitted once ---

const MILLIS_SENT = 5000;
const sent = new WeakSet();

document.addEventListener("submit", (event) => {
  const form = event.target, button = buttonOf(event);
  if (event.defaultPrevented || (button?.formMethod || form.method) !== "post") return;
  const waits = connection.lost && (sheet() || "here" in root.dataset);
  if (waits) sendLater(form, button);
  if (waits || sent.has(form)) return event.preventDefault();
  sent.add(form);
  setTimeout(() => sent.delete(form), MILLIS_SENT);
});

addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const form of document.forms) sent.delete(form);
});
