// Answers in place of the service, with the service's own code: from a game's base on this device, and the forms that wait.

import { rebased } from "./conflicts.js";
import { ask, sheet } from "./pages.js";
import { isTaken, moved } from "./queue.js";
import * as storage from "./storage.js";

const root = document.documentElement;
const MOST_PAGES = 40, ENTRIES_A_PAGE = 1000, MOST_GAMES = 30;

let core;
const opened = new Map();

const asset = (name) => new URL(name, import.meta.url).href;

/** Of this page's build and language. */
function loadCore() {
  core = core ?? (async () => {
    // Safari has it since version 15.
    if (!window.BigInt64Array) throw new Error("too old");
    const [module, sentences] = await Promise.all([import("./core.js"), fetch(asset(root.lang + ".json"))]);
    if (!sentences.ok) throw new Error("unreached");
    const others = [...document.querySelectorAll(".languages [name=language]")].flatMap((each) => [each.value, each.textContent]);
    const theme = document.querySelector(".languages [name=theme][aria-pressed=true]")?.value ?? "";
    module.begin(root.lang, await sentences.text(), others, root.dataset.build, theme, "sound" in root.dataset, isSecureContext);
    return module;
  })();
  core.catch(() => { core = undefined; });
  return core;
}

/** The path of the sheet that an address belongs to; "/" for the start page. */
export const sheetOf = (address) => new URL(address, location).pathname.split("/", 3).join("/");

const START = "/";
const idOf = (path) => path.split("/")[2];

/** The forms that were taken here, and that the base doesn't have yet. */
const taken = async (path) => (await storage.forms()).filter((form) => isTaken(form) && form.path === path);

export const isAhead = async (address) => (await taken(sheetOf(address))).some(({ done }) => !done);

function fields(query) {
  const all = [...new URLSearchParams(query)];
  return [all.map(([name]) => name), all.map(([, value]) => value)];
}

const marked = (html) => html.replace("<html ", "<html data-here ");

const again = (module, form) => module.answer(form.to, ...fields(form.body), true, false, form.at);

/** The core with a game, or the start page, as it is on this device; undefined if the device does not have it. */
async function open(path) {
  const { base, forms: waiting } = await storage.snapshot(path);
  const all = waiting.filter(isTaken);
  const begun = all.find((form) => form.begins === path);
  if (!base && !begun) return undefined;
  const module = await loadCore();
  if (path === START) return openStart(module, base, all);
  if (begun) {
    if (begun.path === START) tellBook(module, await storage.base(START));
    else await open(begun.path);
    again(module, begun);
  }
  const forms = all.filter((form) => form.path === path && !form.begins);
  const state = [base?.version, base?.head, ...forms.map(({ n }) => n)].join(" ");
  if (opened.get(path) !== state) {
    if (base) module.open(idOf(path), base.pages, base.mayScore);
    for (const form of forms) again(module, form);
    opened.set(path, state);
  }
  return module;
}

const tellBook = (module, { scorebook, houseRules }) => module.book(scorebook, houseRules);

async function openStart(module, book, forms) {
  tellBook(module, book);
  for (const { path } of (await newestBases()).filter(({ mayScore }) => mayScore)) await open(path);
  for (const { begins } of forms) if (begins) await open(begins);
  return module;
}

/** The answer to a link, to the pad, or to what is chosen for a new game; undefined if only the service has it. */
export async function answer(address, { headers = {}, body } = {}) {
  const { href, pathname, search } = new URL(address, location);
  try {
    const path = sheetOf(pathname), module = await open(path);
    // This device may lack an entry that the service has shown.
    const shown = "here" in root.dataset ? undefined : sheet()?.dataset;
    if (module && shown?.url === path && shown.version > module.state(idOf(path))[0]) return undefined;
    const asked = [pathname + search, ...fields(body ?? search), Boolean(body), "Pad-Alone" in headers, Date.now()];
    const [status, html] = module?.answer(...asked) ?? [];
    if (!html) return undefined;
    const said = { ok: status < 400, status: Number(status), url: href, headers: new Headers() };
    return { html: marked(html), answer: said };
  } catch {
    return undefined;
  }
}

/**
 * Takes a form, which waits from then on, or answers why not.
 *
 * @return undefined if this device can't say, since it lacks the game or the entry that the form follows
 */
export async function decide(form) {
  try {
    const module = await open(form.path);
    if (!module) return undefined;
    const [version, hands] = form.path === START ? [] : module.state(idOf(form.path));
    if (form.version > version) return undefined;
    const [status, html, address] = again(module, form);
    if (!status) return undefined;
    if (status !== "303") return { html: marked(html), address };
    const begins = sheetOf(address) === form.path ? undefined : sheetOf(address);
    if (!begins) opened.set(form.path, opened.get(form.path) + " " + form.n);
    await storage.change({ put: [Object.assign(form, { taken: true, held: false, hands, begins })] });
    return { address };
  } catch {
    return undefined;
  }
}

/** The version of a game here, and how many hands it has. */
export const stateOf = async (path) => (await open(path))?.state(idOf(path));

// --- what the service has ---

/** The ledger after a version, in pages. */
async function ledger(path, after) {
  const pages = [];
  for (let next = after; next != null;) {
    const { answer, text: page } = await ask(`/api${path}/ledger?after=${next}&limit=${ENTRIES_A_PAGE}`);
    if (!answer.ok || !page.startsWith("{")) throw new Error("unreached");
    pages.push(page);
    next = JSON.parse(page).next;
  }
  return pages;
}

function extended(base, pages) {
  const entries = pages.flatMap((page) => JSON.parse(page).entries);
  const last = entries[entries.length - 1];
  return last ? { ...base, version: last.version, head: last.hash, pages: [...base.pages, ...pages], at: Date.now() } : base;
}

const newestBases = async () => (await storage.bases()).filter(({ path }) => path !== START).sort((one, other) => other.at - one.at);

/** Keeps what the open page needs without the service. */
export function keepAll() {
  adoptOld().catch(() => {});
  const { book } = document.querySelector(".new-game[data-book]")?.dataset ?? {};
  if (book) keepBook(book).catch(() => {});
  if (sheet()?.dataset.head) keep({ ...sheet().dataset }, !document.querySelector(".game.watching")).catch(() => {});
  keepShell().catch(() => {});
}

/** Keeps what a new game needs, and the newest games. */
async function keepBook(id) {
  const read = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error("unreached");
    return answer.text();
  };
  const [scorebook, houseRules] = await Promise.all([read("/api/scorebooks/" + id), read(`/api/scorebooks/${id}/house-rules`)]);
  await loadCore();
  await storage.change({ base: { path: START, scorebook, houseRules } });
  const waiting = (await storage.forms()).map(({ path }) => path);
  for (const { path } of (await newestBases()).slice(MOST_GAMES)) if (!waiting.includes(path)) await storage.forget(path);
}

/** Keeps the game of an open sheet, as the service has it; not while forms wait, which follow the base that there is. */
async function keep({ url: path, version, head }, mayScore) {
  if ((await taken(path)).some(({ done }) => done)) await settle(path);
  if ((await storage.forms()).some((form) => !form.held && form.path === path)) return;
  const old = await storage.base(path);
  if (old?.head === head && old.mayScore === mayScore) return;
  const none = { path, version: 0, head: "", pages: [] };
  let from = old && old.version < version && old.pages.length < MOST_PAGES ? old : none;
  let pages = await ledger(path, from.version);
  // The service may have another ledger now, from a backup.
  if (from === old && JSON.parse(pages[0]).entries[0]?.previousHash !== old.head) pages = await ledger(path, (from = none).version);
  const base = { ...extended(from, pages), mayScore };
  await loadCore();
  if ((await storage.forms()).some((form) => !form.held && form.path === path)) return;
  await storage.change({ base });
  await storage.checkRoom();
}

/**
 * Brings the base up to what the service has.
 *
 * @param done a form that the service has answered
 */
export async function settle(path, done) {
  const base = await storage.base(path);
  if (!base || path === START) return;
  const pages = await ledger(path, base.version);
  const next = extended(base, pages);
  const module = await open(path);
  const mine = await taken(path);
  const equal = module.equalUntil(idOf(path), pages);
  await storage.change({ base: next, from: base.version, ...rebased(mine, base, next.version, equal, done) });
}

/** A game that was begun here is one of the service's from now on. */
export async function adopt(form, path) {
  const local = form.begins;
  const [{ entries: [start] }] = (await ledger(path, 0)).map((page) => JSON.parse(page));
  const none = { path, version: 0, head: "", pages: [], mayScore: true };
  const base = extended(none, [JSON.stringify({ entries: [start] })]);
  const put = (await storage.forms()).filter((each) => each.path === local).map((each) => moved(each, path));
  await storage.change({ base, put, remove: [form] });
  await storage.change({ base: { path: local, movedTo: path } });
}

// --- where browsers have service workers: pages that open without a network ---

const cacheName = "lasttrick-" + root.dataset.build;
const SHELL = "/offline";
/** What a page's head doesn't name. */
const LATER = ["core", "local", "conflicts", "waiting", "start", "awake", "zone", "moments"].map((name) => name + ".js");

async function keepShell() {
  if (!navigator.serviceWorker) return;
  const cache = await caches.open(cacheName);
  const shell = await cache.match(SHELL);
  if (shell?.headers.get("Content-Language") === root.lang) return;
  const parts = [...document.querySelectorAll("head [src], head link")].map((part) => part.src ?? part.href);
  await cache.addAll(new Set([SHELL, ...parts, ...LATER.map(asset), asset(root.lang + ".json")]));
}

/** Entries of an earlier build of this page. */
async function adoptOld() {
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith("waiting "))) {
    const entry = JSON.parse(localStorage.getItem(key));
    const fields = new URLSearchParams(entry.body);
    const version = Number(fields.get("decided") ?? fields.get("version"));
    await storage.add({ ...entry, path: key.split(" ")[1], version, at: Date.now() });
    localStorage.removeItem(key);
  }
}
