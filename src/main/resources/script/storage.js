// What this device keeps, in IndexedDB: of each game its base, which is the ledger as the service had it, and the forms that
// wait until the service has answered them, in the order in which they were entered.

const ENOUGH_BYTES = 2000000;

let opening, full = false, unstoredNumber = Number.MAX_SAFE_INTEGER - 1000000;
const unstored = new Map();

const open = () => opening ??= new Promise((resolve, reject) => {
  const request = indexedDB.open("lasttrick", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "path" });
    request.result.createObjectStore("forms", { keyPath: "n", autoIncrement: true });
  };
  request.onsuccess = () => {
    request.result.onversionchange = () => {
      request.result.close();
      opening = undefined;
    };
    request.result.onclose = () => { opening = undefined; };
    resolve(request.result);
  };
  request.onerror = () => {
    opening = undefined;
    reject(request.error);
  };
});

/** All of the work is done, or nothing. */
async function transaction(mode, work) {
  const database = await open();
  return new Promise((resolve, reject) => {
    const whole = database.transaction(["games", "forms"], mode, { durability: "strict" });
    const request = work(whole.objectStore("games"), whole.objectStore("forms"));
    whole.oncomplete = () => {
      if (mode === "readwrite") full = false;
      resolve(request?.result);
    };
    whole.onabort = () => {
      full ||= whole.error?.name === "QuotaExceededError";
      reject(whole.error);
    };
  });
}

const read = (work) => transaction("readonly", work).catch(() => undefined);

/** Whether this device can't store what is entered. */
export const isFull = () => full || unstored.size > 0;

/** @param path of the sheet */
const game = (path) => read((games) => games.get(path));

/** The base of a game, or of the start page; undefined if there is none. */
export const base = async (path) => {
  const found = await game(path);
  return found?.movedTo ? undefined : found;
};

export const bases = async () => (await read((games) => games.getAll()) ?? []).filter(({ movedTo }) => !movedTo);

/** Where a game that was begun here is, since the service has it. */
export const movedTo = async (path) => (await game(path))?.movedTo;

/** All that wait, of all games. */
export const forms = async () => [...await read((_, forms) => forms.getAll()) ?? [], ...unstored.values()];

/** The base of a game, and the forms of all games, of one moment: a form that is removed becomes part of the base at once. */
export async function snapshot(path) {
  let found;
  const forms = await read((games, forms) => {
    games.get(path).onsuccess = ({ target: { result } }) => { found = result; };
    return forms.getAll();
  });
  return { base: found?.movedTo ? undefined : found, forms: [...forms ?? [], ...unstored.values()] };
}

const tabs = "BroadcastChannel" in window ? new BroadcastChannel("lasttrick") : new EventTarget();
const changedIn = (tab) => document.dispatchEvent(new CustomEvent("forms:changed", { detail: tab }));
tabs.onmessage = () => changedIn("other");

function changed() {
  tabs.postMessage?.("");
  changedIn("this");
}

/** If the browser stores nothing, or nothing more, the page keeps the form while it is open. */
export async function add(form) {
  try {
    if (unstored.size) throw new Error("in order");
    form.n = await transaction("readwrite", (_, forms) => forms.add(form));
  } catch {
    form.n = unstoredNumber++;
    form.unstored = true;
    unstored.set(form.n, form);
  }
  changed();
  return form;
}

/**
 * A base, and forms to be put or removed, in one transaction. A form that was removed or answered meanwhile is not put back.
 *
 * @param from the version of the base that this goes on from; if another tab was quicker, nothing is changed
 */
export async function change({ base, from, put = [], remove = [] }) {
  await transaction("readwrite", (games, forms) => {
    const write = () => {
      if (base) games.put(base);
      for (const form of put) {
        if (!form.unstored) forms.get(form.n).onsuccess = ({ target: { result } }) => {
          if (result && !result.done) forms.put(form);
        };
      }
      for (const form of remove) forms.delete(form.n);
    };
    if (from === undefined) return write();
    games.get(base.path).onsuccess = ({ target }) => target.result.version === from ? write() : target.transaction.abort();
  }).catch(() => {});
  for (const form of put) if (unstored.has(form.n)) unstored.set(form.n, form);
  for (const form of remove) unstored.delete(form.n);
  if (put.length || remove.length) changed();
}

/** Another record of a game: where it is now. */
export const move = (path, to) => transaction("readwrite", (games) => games.put({ path, movedTo: to })).catch(() => {});

/** Says that this device is full before an entry is lost by that. */
export async function checkRoom() {
  const { quota, usage } = await navigator.storage?.estimate?.() ?? {};
  if (quota - usage < ENOUGH_BYTES) full = true;
}

/** Forgets a game, or all of them, with what waits. */
export async function forget(path) {
  const remove = (await forms()).filter((form) => !path || form.path === path);
  await change({ remove });
  await transaction("readwrite", (games) => path ? games.delete(path) : games.clear()).catch(() => {});
}
