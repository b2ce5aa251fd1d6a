// Entries that were made here while others made different ones, or that the service refused: what becomes of them is asked.

import { refreshIfNewer } from "./live.js";
import { stateOf, take } from "./local.js";
import { fetchPage } from "./pages.js";
import { alertOf, deliver, heldHere, showFrom, shownPath } from "./queue.js";
import * as storage from "./storage.js";

/** Each is decided again, after theirs. What is refused stays, with the reason. */
async function addMine() {
  const path = shownPath();
  const mine = await heldHere();
  if (!path) {
    await storage.change({ put: mine.map((form) => ({ ...form, held: false })) });
    return deliver();
  }
  const [, theirHands] = await stateOf(path);
  const [{ hands }] = mine;
  let added = 0;
  for (const form of mine) {
    // It would take back an entry of somebody else.
    if (/\/(undo|redo)$/.test(form.to) && added <= 0) continue;
    const [version] = await stateOf(path);
    const body = new URLSearchParams(form.body);
    body.set("version", version);
    body.set("again", version);
    // My hands come after theirs.
    const to = form.to.replace(/(?<=\/hands\/)\d+/, (hand) => hand > hands ? Number(hand) + theirHands - hands : hand);
    const page = await take({ ...form, to, version, body: body.toString(), reason: undefined });
    if (!page?.html) added += form.to.endsWith("/undo") ? -1 : 1;
    else await storage.change({ put: [{ ...form, reason: alertOf(page.html) }] });
  }
  showFrom(await fetchPage(path));
  deliver();
}

async function leaveMineOut() {
  await storage.change({ remove: await heldHere() });
  refreshIfNewer(true);
}

async function saveMine() {
  const mine = (await heldHere()).map(({ what, at, to, body }) =>
    ({ what, at: new Date(at), to, fields: [...new URLSearchParams(body)] }));
  const href = URL.createObjectURL(new Blob([JSON.stringify(mine, null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "last-trick.json" }).click();
}

export const BUTTONS = { "add-mine": addMine, "leave-mine-out": leaveMineOut, "save-mine": saveMine };
