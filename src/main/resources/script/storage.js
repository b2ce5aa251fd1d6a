// What this device keeps, in IndexedDB: of each game its base, which is the ledger as the service had it, and the forms that
// wait until the service has answered them, in the order in which they were entered.

const ENOUGH_BYTES = 2000000;

let opening, full = false, unstoredNumber = Number.MAX_SAFE_INTEGER - 1000000;
const unstored = new Map();

/** Some versions of Safari don't answer the first time. */
const MILLIS_TO_OPEN = 3000;

const open = () => opening = opening ?? new Promise((resolve, reject) => {
  const timer = setTimeout(() => {
    opening = undefined;
    reject();
  }, MILLIS_TO_OPEN);
  const request = indexedDB.open("lasttrick", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("games", { keyPath: "path" });
    request.result.createObjectStore("forms", { keyPath: "n", autoIncrement: true });
  };
  request.onsuccess = () => {
    clearTimeout(timer);
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
      full = full || whole.error?.name === "QuotaExceededError";
      reject(whole.error);
    };
  });
}

const read = (work) => transaction("readonly", work).catch(() => undefined);

/** Whether this device can't store what is entered. */
export const isFull = () => full || unstored.size > 0;

/**
 * What there is of a game, and the forms of all games that wait, at one moment: a form becomes part of the base at once.
 *
 * @param path of the sheet
 * @return base: undefined if there is none; movedTo: where a game that was begun here is, since the service has it
 */
export async function snapshot(path) {
  let game;
  const forms = await read((games, forms) => {
    game = games.get(path);
    return forms.getAll();
  });
  const base = game?.result, movedTo = base?.movedTo;
  return { movedTo, base: movedTo ? undefined : base, forms: [...forms ?? [], ...unstored.values()] };
}

/** The base of a game, or of the start page. */
export const base = async (path) => (await snapshot(path)).base;

export const movedTo = async (path) => (await snapshot(path)).movedTo;

export const forms = async () => (await snapshot("")).forms;

export const bases = async () => (await read((games) => games.getAll()) ?? []).filter(({ movedTo }) => !movedTo);

const CHANGED = "forms:changed";
const tell = (byOther) => document.dispatchEvent(new CustomEvent(CHANGED, { detail: byOther }));
addEventListener("storage", ({ key }) => { if (key === CHANGED) tell(true); });

/** Other tabs hear it only if it is another value. */
function changed() {
  try {
    localStorage.setItem(CHANGED, Math.random());
  } catch { /* in private windows */ }
  tell();
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
 * A base, or where it has moved to, and forms to be put or removed, in one transaction. A form that was removed or answered
 * meanwhile is not put back.
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
