// Makes starting a game quicker: regular players by a tap each, and the house rules of the chosen game.

import { fetchPage, padFields, parse } from "./pages.js";

// A tap on a regular player adds the name to the list or removes it: the seats are in the order of the taps.
const names = (list) => list.value.split("\n").map((line) => line.trim()).filter(Boolean);

function nameSeats(list) {
  const seated = names(list);
  document.querySelectorAll(".seated").forEach((cell, seat) => { cell.textContent = seated[seat] ?? ""; });
  for (const chip of document.querySelectorAll("input[name=regular]")) chip.checked = seated.includes(chip.value);
}

function seat(chip, list) {
  const seated = names(list).filter((name) => name !== chip.value);
  if (chip.checked) seated.push(chip.value);
  list.value = seated.map((name) => name + "\n").join("");
  nameSeats(list);
}

const fieldOf = (rules, name) => rules.querySelector(`[name="${name}"]`);

let loading, loaded;

/** Loads the house rules of another game; what was typed before the answer stays, and typing goes on in the same field. */
async function loadRules(form) {
  loading?.abort();
  const mine = loading = new AbortController();
  const before = new FormData(form);
  // Not in the address: logs keep addresses, and one of the fields is the invite code.
  const options = { method: "POST", body: padFields(form), signal: mine.signal };
  const { html } = await fetchPage("/", options).catch(() => ({}));
  const rules = html && parse(html).getElementById("house-rules");
  if (!rules) return;
  const typed = [...new FormData(form)].filter(([name, value]) => before.get(name) !== value);
  const old = document.getElementById("house-rules");
  const focused = old.contains(document.activeElement) && fieldOf(rules, document.activeElement.name);
  old.replaceWith(rules);
  if (focused) {
    focused.focus({ preventScroll: true });
    focused.select?.();
  }
  for (const [name, value] of typed) {
    const field = fieldOf(rules, name);
    if (field) field.value = value;
  }
}

document.addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!loaded || !form.querySelector("#house-rules")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  loaded.then(() => form.requestSubmit(form.contains(submitter) ? submitter : form.querySelector(".primary")));
}, { capture: true });

document.addEventListener("change", ({ target }) => {
  const list = document.getElementById("players");
  if (target.name === "regular" && list) seat(target, list);
  if (target.id === "variant") {
    const mine = loaded = loadRules(target.form).finally(() => { if (loaded === mine) loaded = undefined; });
  }
});

document.addEventListener("input", ({ target }) => { if (target.id === "players") nameSeats(target); });
