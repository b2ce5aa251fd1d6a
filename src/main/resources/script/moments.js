// What just happened to somebody, drawn for a moment, and heard where that is chosen. Neither is in the way of the next hand.

import { sheet } from "./pages.js";

/** Frequencies in Hz, each for a tenth of a second, and milliseconds of vibration. */
const SOUNDS = {
  recorded: [[660], 20],
  cucumber: [[330, 247], [60, 40, 60]],
  out: [[247, 196, 165], [120, 60, 120]],
  wins: [[523, 659, 784], [40, 40, 40, 40, 120]],
};
const SECONDS = 0.1, LOUDNESS = 0.15;

/** By player: seats change, and others join between them. */
const players = () => new Map([...document.querySelectorAll("[data-player]")].map((each) => [each.dataset.player, {
  shown: [each, document.querySelectorAll("tfoot td")[[...each.parentElement.children].indexOf(each)]].find((place) => place?.getClientRects().length),
  name: each.querySelector("bdi").textContent,
  cucumber: each.querySelectorAll("[href='#cucumber-lost']").length,
  out: each.dataset.status === "OUT" ? 1 : 0,
  wins: each.matches(".is-winner") ? 1 : 0,
  word: each.querySelector(".to-go")?.textContent ?? "",
}]));
const state = () => sheet() && { url: sheet().dataset.url, version: Number(sheet().dataset.version), players: players() };

let before = state(), audio;

function play([tones, vibration]) {
  navigator.vibrate?.(vibration);
  tones.forEach((tone, i) => {
    const at = audio.currentTime + i * SECONDS;
    const sound = Object.assign(audio.createOscillator(), { type: "triangle" });
    const volume = audio.createGain();
    sound.frequency.value = tone;
    volume.gain.value = LOUDNESS;
    volume.gain.setTargetAtTime(0, at + SECONDS / 2, SECONDS / 4);
    sound.connect(volume).connect(audio.destination);
    sound.start(at);
    sound.stop(at + 2 * SECONDS);
  });
}

function draw(what, who, place) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const drawn = document.createElement("div");
  drawn.className = "just-now " + what;
  const { left, width } = place.getBoundingClientRect();
  drawn.style.setProperty("--at", `${left + width / 2}px`);
  drawn.setAttribute("aria-hidden", "true");
  drawn.innerHTML = "<svg class='cucumber'><use href='#cucumber-lost'/></svg><b></b>";
  drawn.lastChild.textContent = who;
  document.body.append(drawn);
  const end = () => drawn.remove();
  drawn.onanimationend = end;
  for (const event of ["pointerdown", "keydown"]) document.addEventListener(event, end, { once: true });
}

document.addEventListener("sheet:shown", () => {
  const now = state(), was = before;
  before = now;
  if (!now || now.url !== was?.url || now.version <= was.version) return;
  const whom = (what) => [...now.players].filter(([id, player]) => player[what] > was.players.get(id)?.[what]).map(([, player]) => player);
  const what = ["wins", "out", "cucumber"].find((each) => whom(each).length);
  if (what === "wins") draw(what, whom(what).map(({ name }) => name).join(", "), document.body);
  else if (what) for (const { name, word, shown } of whom(what)) draw(what, what === "out" && word ? `${name}: ${word}` : name, shown ?? document.body);
  if (audio) play(SOUNDS[what ?? "recorded"]);
});

// A browser lets a page sound only after a tap or a key.
if ("sound" in document.documentElement.dataset) {
  for (const event of ["pointerup", "keydown"]) document.addEventListener(event, () => { audio = audio ?? new (window.AudioContext ?? window.webkitAudioContext)(); }, { once: true });
}
