// Entries that were made here while others made different ones, or that the service refused: what becomes of them is asked.

import { refreshIfNewer } from "./live.js";
import { stateOf, take } from "./local.js";
import { begunHere, fetchPage } from "./pages.js";
import { deliver, heldHere, showFrom, shownPath } from "./queue.js";
import * as storage from "./storage.js";
import { alertOf, following } from "./waiting.js";

/** Each is decided again, after theirs. What is refused stays, with the reason. */
async function addMine() {
  const path = shownPath();
  const mine = await heldHere();
  if (!path || begunHere(path)) {
    await storage.change({ put: mine.map((form) => ({ ...form, held: false })) });
    return deliver();
  }
  const [, theirHands] = await stateOf(path);
  const [{ hands }] = mine;
  let added = 0, undone = 0;
  for (const form of mine) {
    const [, step] = form.to.match(/\/(undo|redo)$/) ?? [];
    if (step === "undo" && added <= 0 || step === "redo" && undone <= 0) {
      await storage.change({ put: [{ ...form, reason: document.querySelector("#waiting .mine").dataset.undoesTheirs }] });
      continue;
    }
    const [version] = await stateOf(path);
    const body = new URLSearchParams(form.body);
    body.set("version", version);
    body.set("again", version);
    body.delete("decided");
    // My hands come after theirs.
    const to = form.to.replace(/\/hands\/(\d+)/, (same, hand) => hand > hands ? "/hands/" + (Number(hand) + theirHands - hands) : same);
    const page = await take({ ...form, to, version, body: body.toString(), reason: undefined });
    if ((await stateOf(path))[0] > version) {
      added += step === "undo" ? -1 : 1;
      undone += step === "undo" ? 1 : step === "redo" ? -1 : 0;
    }
    if (page?.html) await storage.change({ put: [{ ...form, reason: alertOf(page.html) }] });
  }
  showFrom(await fetchPage(path));
  deliver();
}

/** They are in the file alone, from then on. */
async function saveMine() {
  const forms = await storage.forms();
  const mine = [...new Set((await heldHere()).flatMap((form) => following(form, forms)))];
  const lines = mine.map(({ what, at, to, body }) => ({ what, at: new Date(at), to, fields: [...new URLSearchParams(body)] }));
  const href = URL.createObjectURL(new Blob([JSON.stringify(lines, null, 2)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "last-trick.json" }).click();
  await storage.change({ remove: mine });
  refreshIfNewer(true);
}

let adding;
const addMineOnce = () => { adding = adding ?? addMine().finally(() => { adding = undefined; }); };

export const BUTTONS = { "add-mine": addMineOnce, "save-mine": saveMine };
