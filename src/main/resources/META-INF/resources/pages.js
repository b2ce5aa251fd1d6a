// Shows pages in place of the present one, so that nobody loses their place, and does the little that makes entering
// quicker; everything works without it. What the templates tell it:
//   #live              the page is a sheet: its address (data-url), version (data-version) and stream (data-stream)
//   data-with-pad      a link that takes along what is on the pad
//   .pad-choices       each choice and each button in it has the pad alone read anew
//   [autofocus]        where the keyboard goes on when a link has led here

const root = document.documentElement;
/** Not what somebody in between answers: the Wi-Fi's welcome page, say, or a proxy. */
const isOurs = (html) => /<html[^>]* data-build=/.test(html);

/** The element that tells of the sheet. */
export const sheet = () => document.getElementById("live");

const tellAll = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

// --- saved, sending, offline ---

export const net = { lost: !navigator.onLine || "copy" in root.dataset, sending: false };

export function tell(change) {
  const wasLost = net.lost;
  Object.assign(net, change);
  root.dataset.state = net.lost ? "offline" : net.sending ? "sending" : "saved";
  if (wasLost && !net.lost) tellAll("service:reached");
}

/** A page's whole answer; fails where the service is not reached, and where the signal says that nobody wants it. */
export async function ask(address, options) {
  try {
    const answer = await fetch(address, { ...options, headers: { ...options?.headers, Accept: "text/html" } });
    const html = await answer.text();
    if (answer.status === 429 || answer.status >= 500 || !isOurs(html)) throw new Error("unreached");
    await lifted;
    options?.signal?.throwIfAborted();
    tell({ lost: false });
    return { answer, html };
  } catch (failure) {
    if (failure.name !== "AbortError") tell({ lost: true });
    throw failure;
  }
}

// A finger that is down has its tile under it until the tap is through: what is replaced before that is never tapped.
const MOST_MILLIS_DOWN = 1000, MOST_MILLIS_TO_CLICK = 300;
let lifted, lift = () => {};
document.addEventListener("pointerdown", () => {
  lifted = new Promise((resolve) => { lift = resolve; });
  setTimeout(lift, MOST_MILLIS_DOWN);
}, { capture: true });
document.addEventListener("pointerup", () => setTimeout(lift, MOST_MILLIS_TO_CLICK), { capture: true });
document.addEventListener("pointercancel", () => lift(), { capture: true });
document.addEventListener("click", () => setTimeout(lift), { capture: true });

// --- a page is shown in place of the present one ---

export const parse = (html) => new DOMParser().parseFromString(html, "text/html");

const path = (element) => {
  let steps = "";
  for (; element && !element.id && element !== document.body; element = element.parentElement) {
    steps = `>:nth-child(${[...element.parentElement.children].indexOf(element) + 1})` + steps;
  }
  return element?.id ? "#" + CSS.escape(element.id) + steps : "body" + steps;
};

/**
 * Remembers focus and scrolling; the newest hand stays in sight where it was.
 *
 * @param elsewhere no more than that; otherwise also what is unfolded, how far the pad is read, and what is typed
 * @param used the form whose fields have been of use, by its action
 */
function places(elsewhere, used) {
  const all = (selector) => elsewhere ? [] : [...document.querySelectorAll(selector)];
  const focused = document.activeElement !== document.body && path(document.activeElement);
  const open = all("details[open]").map(path);
  const typed = all("#pad .field").filter((field) =>
    field.value !== field.defaultValue && !(used && field.form.getAttribute("action") === used)).map((field) => [path(field), field.value]);
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
    if (focused) for (const next of [focused, ".ask a", "#pad-title", "#panel-title", "#result"]) {
      if (document.activeElement === document.body) document.querySelector(next)?.focus({ preventScroll: true });
    }
  };
}

const SAID = "main > [role=status], .outcome";

/** What is announced stays the same element with all around it, or screen readers would not notice that it changes. */
function replace(old, next) {
  let stays = old.querySelector(SAID);
  let comes = next.querySelector(SAID);
  if (!stays || stays.className !== comes?.className) return old.replaceWith(next);
  if (stays.textContent !== comes.textContent) stays.replaceChildren(...comes.childNodes);
  while (stays !== old && comes !== next) {
    for (const part of [...stays.parentElement.children]) if (part !== stays) part.remove();
    const parts = [...comes.parentElement.children];
    stays.before(...parts.slice(0, parts.indexOf(comes)));
    stays.after(...parts.slice(parts.indexOf(comes) + 1));
    stays = stays.parentElement;
    comes = comes.parentElement;
    for (const name of stays.getAttributeNames()) if (!comes.hasAttribute(name)) stays.removeAttribute(name);
    for (const name of comes.getAttributeNames()) stays.setAttribute(name, comes.getAttribute(name));
  }
}

const here = () => location.pathname + location.search;
let shownAt = here();

/**
 * @param address where a tap led; none where the page is only the present one as it is by now
 * @param done whether the tap did what it was to do
 * @param sent the form that was sent with it, by its action
 */
export function show(html, address, done, sent) {
  const next = parse(html);
  const to = address && new URL(address, location);
  const isSamePanel = next.querySelector(".panel") && to?.pathname + to?.search === shownAt;
  const back = places(done && !isSamePanel, done && sent);
  choosing?.abort();
  if (address) { going?.abort(); want(); }
  delete root.dataset.copy;
  document.title = next.title;
  replace(document.querySelector("body > div"), next.querySelector("body > div"));
  if (to) note(to);
  back();
  if (to && !done) document.querySelector("main [role=alert]")?.scrollIntoView({ block: "nearest" });
  tellAll("sheet:shown", (done || !to) && !location.search && html);
}

/** A form leaves no way back to where it was filled in, but to another game's sheet there is one. */
function note(address) {
  const isHere = address.pathname === location.pathname;
  if (address.href !== location.href) history[isHere ? "replaceState" : "pushState"](null, "", address);
  shownAt = here();
}

// --- links and questions that stay on the sheet ---

const MILLIS_TO_ANOTHER_TRY = 3000;
let going, wanted, another;

/** What can't be reached now is opened when it can, and that is said. */
function want(address) {
  wanted = address;
  clearTimeout(another);
  if (address) another = setTimeout(go, MILLIS_TO_ANOTHER_TRY, address);
  root.toggleAttribute("data-wanted", Boolean(address));
}

async function go(address) {
  going?.abort();
  want();
  const mine = going = new AbortController();
  const { answer, html } = await ask(address, { signal: mine.signal }).catch(() => ({}));
  if (!html) {
    if (!mine.signal.aborted) want(address);
    return;
  }
  going = undefined;
  if (parse(html).documentElement.dataset.build !== root.dataset.build) return location.assign(address);
  if (address !== location.href) history.pushState(null, "", address);
  show(html, address, answer.ok);
  const { hash } = new URL(address);
  const target = hash && document.getElementById(hash.slice(1));
  const title = document.querySelector("[autofocus]");
  if (title) return title.focus();
  if (!target) return;
  target.scrollIntoView({ block: "nearest" });
  target.focus();
  if (document.activeElement !== target) document.getElementById("pad-title")?.focus();
}

/** Only from sheet to the same sheet: for all else there is the browser. */
const staysHere = (address) => address.origin === location.origin && address.pathname === sheet()?.dataset.url;

const padForm = () => document.querySelector("form.pad-form");

/** What is on the pad, without what makes an entry of it. */
export function onThePad(form = padForm(), button) {
  const fields = new URLSearchParams(form ? new FormData(form, button) : undefined);
  fields.delete("commandId");
  return fields;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  link?.closest(".menu")?.removeAttribute("open");
  const isPlain = !event.defaultPrevented && !event.button
    && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || link.getAttribute("href").startsWith("#")) return;
  const address = new URL(link.href);
  if (!staysHere(address)) return;
  event.preventDefault();
  if ("withPad" in link.dataset) {
    for (const [name, value] of onThePad()) if (name !== "panel") address.searchParams.append(name, value);
  }
  go(address.href);
});

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  const address = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location);
  if (event.defaultPrevented || (button?.formMethod || form.method) !== "get" || !staysHere(address)) return;
  event.preventDefault();
  if (button?.closest(".pad-choices")) return choose(form, button);
  address.search = onThePad(form, button);
  go(address.href);
});

addEventListener("popstate", () => { here() === shownAt ? want() : go(location.href); });
document.addEventListener("service:reached", () => { if (wanted) go(wanted); });

// --- the pad ---

let choosing;

/** The pad alone is read anew; a newer choice takes the place of one that is not answered yet. */
async function choose(form, button) {
  choosing?.abort();
  going?.abort();
  const mine = choosing = new AbortController();
  const options = { signal: mine.signal, headers: { "Pad-Alone": "true" } };
  const { html } = await ask(sheet().dataset.url + "?" + onThePad(form, button), options).catch(() => ({}));
  if (!html) return;
  const pad = document.getElementById("pad");
  const next = parse(html).getElementById("pad");
  if (!pad || !next) return show(html);
  const back = places();
  replace(pad, next);
  back();
}

// The order in which players were tapped is their order of play; noted before the pad is read anew, so that two quick
// taps keep their order.
function noteOrder(form, box) {
  const order = form.elements.order.value.split(",").filter((id) => id && id !== box.value);
  if (box.checked) order.push(box.value);
  form.elements.order.value = order.join(",");
  for (const last of form.querySelectorAll("input[name=last]")) last.checked = false;
}

document.addEventListener("change", ({ target: box }) => {
  if (!box.closest(".pad-choices, .conflict")) return;
  if (box.name === "player" && box.form.elements.order) noteOrder(box.form, box);
  choose(box.form);
});

// --- the menu is folded by a tap beside it, and by Escape; another language takes along what is chosen ---

const fold = (except) => {
  for (const menu of document.querySelectorAll(".menu[open]")) if (!menu.contains(except)) menu.removeAttribute("open");
};
document.addEventListener("click", ({ target }) => fold(target));
document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !document.querySelector(".menu[open]")) return;
  fold();
  document.querySelector(".menu summary").focus();
});

document.addEventListener("submit", ({ target: form }) => {
  if (!form.matches(".languages")) return;
  const chosen = document.querySelector("form.pad-form:has(input:checked), form.new-game");
  if (!chosen) return;
  const fields = onThePad(chosen);
  fields.delete("version");
  form.elements.back.value = location.pathname + "?" + fields;
}, { capture: true });

// --- the sheet as it stood: a slider says where it is, and leads there once it is let go, not with each of a keyboard's steps ---

document.addEventListener("input", ({ target }) => {
  if (target.type === "range") target.form.querySelector("output").value = target.value;
});
document.addEventListener("change", ({ target }) => {
  if (target.type === "range" && !target.matches(":focus-visible")) target.form.requestSubmit();
});

// --- a form that leads to another page is sent once ---

const MILLIS_SENT = 5000;
const sent = new WeakSet();

document.addEventListener("submit", (event) => {
  const { target: form, submitter: button } = event;
  if (event.defaultPrevented || (button?.formMethod || form.method) !== "post") return;
  if (sent.has(form)) return event.preventDefault();
  sent.add(form);
  setTimeout(() => sent.delete(form), MILLIS_SENT);
});

addEventListener("pageshow", ({ persisted }) => {
  if (persisted) for (const form of document.forms) sent.delete(form);
});

root.classList.add("js");
