// An earlier version of a sheet: opened when the slider is released, not on each key.

import { submit } from "./pages.js";

let byKey;
for (const down of ["pointerdown", "keydown"]) document.addEventListener(down, () => { byKey = down === "keydown"; }, { capture: true });

document.addEventListener("input", ({ target }) => {
  if (target.type === "range") target.form.querySelector("output").value = target.value;
});
document.addEventListener("change", ({ target }) => {
  if (target.type === "range" && !byKey) submit(target.form);
});
