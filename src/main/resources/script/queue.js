// What waits on this device until the service has answered it: in which order it is sent and tried again, and what this device takes
// meanwhile. It knows no page and no browser, nor does conflicts.js, so that their tests need none: what they work with is handed in.
//
// A form that waits has its number n, the path of its sheet, the address to that it is sent to, its body, and the version that it
// follows. taken: this device has decided on it, and shows it; begins: the path of the game that it began; hands: how many there were
// then. done: the service has answered, and the base lacks it. held: others have entered something else, or the service refused it.

const MOST_SECONDS_BETWEEN_TRIES = 30;

/** Whether it is of a game that the service does not have yet. */
export const begunHere = (address) => address?.includes("/games/local-");

export const isWaiting = (form) => !form.held && !form.done;

export const isTaken = (form) => form.taken && !form.held;

/** Whether somebody decides there what becomes of it. */
export const isHeldAt = (form, path) => form.held && (path ? form.path === path : form.path === "/" || begunHere(form.path));

/** A form of a game that has another path now. */
export const moved = (form, path) => ({ ...form, path, to: form.to.replace(form.path, path) });

const find = async (storage, { n }) => (await storage.forms()).find((form) => form.n === n) ?? { held: true };

export const isNext = async (storage, form) => !(await find(storage, form)).held;

/** The base gets what the service has answered. */
export async function accept({ storage, device, page }, form, url) {
  const { adopt, settle, sheetOf } = await device();
  const { begins } = await find(storage, form);
  if (!begins) return settle(form.path, form);
  await adopt({ ...form, begins }, sheetOf(url));
  await page.moved(begins, sheetOf(url));
}

/**
 * @param storage forms and bases on this device: storage.js
 * @param device loads what answers in place of the service: local.js
 * @param conflicts loads conflicts.js
 * @param send sends a body to the address of a form; fails with a reason if the service can't be reached or lacks the game
 * @param page what is shown: path() of its sheet, reasonIn(html) of a refusal; and what it is told: answered, taken, moved, erased
 */
export function createQueue(parts) {
  const { storage, device, send, page, conflicts } = parts;
  let tries = 0;

  const isNew = async (form) => {
    const { held, taken } = await find(storage, form);
    return !held && !taken;
  };

  /**
   * @param drawnHere whether this device drew the sheet
   * @return waits: the form, and whether it follows others; isOld: the sheet that was tapped had what is held by now, so the form isn't
   *     stored; neither: nor is it while one before it has no answer at all
   */
  async function enter(form, drawnHere) {
    const { base, movedTo, forms } = await storage.snapshot(form.path);
    if (movedTo) Object.assign(form, moved(form, movedTo));
    if (drawnHere && forms.some((each) => isHeldAt(each, page.path())) && form.head !== base?.head) return { isOld: true };
    const before = forms.filter((each) => isWaiting(each) && each.path === form.path);
    if (before.some((each) => !each.taken)) return {};
    return { waits: await storage.add(form), follows: before.length > 0 };
  }

  /** Lets this device answer a form, if nobody has done so by now. */
  async function takeHere(form) {
    if (!await isNew(form)) return;
    const drawn = await (await device()).decide(form);
    if (!drawn || drawn.html && !await isNew(form)) return;
    if (drawn.html) await storage.change({ remove: [form] });
    await page.taken(form, drawn);
  }

  async function sendNew(form) {
    const sent = await send(form, form.body);
    const { answer: { ok, url }, html } = sent;
    // If it was taken here in the meantime, the sheet shows it already.
    if (!await isNew(form)) return ok && accept(parts, form, url).catch(() => {});
    if (form.path !== page.path()) {
      return ok ? storage.change({ remove: [form] }) : (await conflicts()).hold(storage, [form], page.reasonIn(html));
    }
    // Until the base has the entry, this device shows it by its form.
    const isKept = ok && await storage.base(form.path);
    await storage.change(isKept ? { put: [{ ...form, taken: true, done: true }] } : { remove: [form] });
    if (isKept) accept(parts, form, url).catch(() => {});
    page.answered(form, sent);
  }

  /** Those of games that were begun here, and that the service has by now. */
  async function followMoved() {
    for (const form of await storage.forms()) {
      const path = begunHere(form.path) && await storage.movedTo(form.path);
      if (path) await storage.change({ put: [moved(form, path)] });
    }
  }

  /**
   * Sends what waits, in its order. A game with a form that can't be sent waits until the next time, and others go on.
   *
   * @return seconds: until the next time, with the reason if the service has said one; fault: the form at which a fault of the
   *     script showed, which the browser itself can send; wasTaken: whether something was sent that this device had taken
   */
  async function run() {
    const unsent = new Set();
    let wasTaken = false, reason, last;
    const next = async () => (await storage.forms()).find((form) =>
      isWaiting(form) && !unsent.has(form.path) && !begunHere(form.path));
    await followMoved();
    for (let form; (form = await next());) {
      try {
        wasTaken = wasTaken || Boolean(form.taken);
        const state = form.n + " " + form.taken;
        if (state === last) throw { reason };
        last = state;
        await (form.taken ? (await conflicts()).sendTaken(parts, form) : sendNew(form));
        tries = 0;
      } catch (failure) {
        if (!("reason" in failure) && !form.taken && form.path === page.path()) return { fault: form };
        reason = failure.reason;
        unsent.add(form.path);
      }
    }
    return unsent.size ? { reason, seconds: Math.min(MOST_SECONDS_BETWEEN_TRIES, 2 ** tries++) } : { wasTaken };
  }

  return { enter, takeHere, run, hurry: () => { tries = 0; } };
}
