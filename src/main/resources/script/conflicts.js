// What becomes of entries that this device has taken, when the service has something else: what follows from what, what is held until
// somebody decides, and how it is added after theirs. Seldom needed, so that it is loaded when it is.

import { accept, begunHere, isHeldAt, isNext, isWaiting } from "./queue.js";

/** A form with the rest of its game, and with the games that follow from it. */
export function following(first, forms) {
  const paths = new Set([first.path === "/" ? first.begins : first.path]);
  return forms.filter((form) => {
    const follows = form.n === first.n || paths.has(form.path);
    if (follows && form.begins) paths.add(form.begins);
    return follows;
  });
}

/**
 * What becomes of a game's forms that were taken here when its base goes on. Entries that are the same here and there, in the same
 * places, are one; where others have gone on differently, the forms that are left are held back.
 *
 * @param next the version to which the base goes on
 * @param equal the version up to which the service has what this device has
 * @param done a form that the service has answered
 */
export function rebased(forms, { version }, next, equal, done) {
  const isThere = (form) => form.n === done?.n || form.done || !form.begins && form.version >= version && form.version < equal;
  const rest = forms.filter((form) => !isThere(form));
  return { put: next > equal ? rest.map((form) => ({ ...form, held: true })) : [], remove: forms.filter(isThere) };
}

/** Stays on this device until somebody decides, with what the service says of the first one. */
export const hold = (storage, forms, reason) => storage.change({ put: forms.map((form) => ({ ...form, held: true, reason })) });

/** What others have entered since comes first: it may be the same. */
export async function sendTaken(parts, form) {
  const { storage, device, send, page } = parts;
  const { settle } = await device();
  // If the service can't be reached, the form fails with its reason.
  await settle(form.path).catch(() => {});
  if (!await isNext(storage, form)) return;
  const holdRest = async (reason) => hold(storage, following(form, (await storage.forms()).filter(isWaiting)), reason);
  // Whether the same hand was played again was asked here, when it was entered.
  const sent = await send(form, form.body + "&again=" + form.version).catch((failure) => {
    // The service may have lost the game, with a part of its data.
    if (failure.message !== "missing") throw failure;
    return holdRest(failure.reason);
  });
  if (!sent) return;
  const { answer: { ok, status, url }, html } = sent;
  if (status === 410) {
    await storage.change({ remove: following(form, await storage.forms()) });
    await storage.forget(form.path);
    return page.erased(form.path);
  }
  if (ok) return accept(parts, form, url);
  await settle(form.path);
  if (await isNext(storage, form)) await holdRest(page.reasonIn(html));
}

/**
 * Lets what is held follow theirs, each decided again. What is refused stays, with the reason.
 *
 * @param undoesTheirs why an undo isn't added where it would take back an entry of theirs
 */
export async function addHeld({ storage, device, page }, undoesTheirs) {
  const path = page.path(), mine = (await storage.forms()).filter((form) => isHeldAt(form, path));
  if (!path || begunHere(path)) return storage.change({ put: mine.map((form) => ({ ...form, held: false })) });
  const { decide, stateOf } = await device();
  const [, theirHands] = await stateOf(path);
  const [{ hands }] = mine;
  let added = 0, undone = 0;
  for (const form of mine) {
    const [, step] = form.to.match(/\/(undo|redo)$/) ?? [];
    if (step === "undo" && added <= 0 || step === "redo" && undone <= 0) {
      await storage.change({ put: [{ ...form, reason: undoesTheirs }] });
      continue;
    }
    const [version] = await stateOf(path);
    const body = new URLSearchParams(form.body);
    // Their hands name players by seats as they were.
    if (/\/seats$/.test(form.to) && !body.has("from") && theirHands) break;
    body.set("version", version);
    body.set("again", version);
    body.delete("decided");
    if (body.get("from") > hands) body.set("from", Number(body.get("from")) + theirHands - hands);
    const to = form.to.replace(/\/hands\/(\d+)/, (same, hand) => hand > hands ? "/hands/" + (Number(hand) + theirHands - hands) : same);
    const drawn = await decide({ ...form, to, version, body: body.toString(), reason: undefined });
    if ((await stateOf(path))[0] > version) {
      added += step === "undo" ? -1 : 1;
      undone += step === "undo" ? 1 : step === "redo" ? -1 : 0;
    }
    if (drawn?.html) await storage.change({ put: [{ ...form, reason: page.reasonIn(drawn.html) }] });
  }
}
