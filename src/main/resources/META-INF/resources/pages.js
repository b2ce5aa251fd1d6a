// What makes the pages quicker; everything works without it.

document.documentElement.classList.add("js");

// The pad: the order in which players were tapped is their order of play. Noted here, before the pad is read anew, so
// that two quick taps keep their order.
document.addEventListener("change", (event) => {
  const box = event.target;
  const form = box.form;
  if (!form?.classList.contains("pad-form")) return;
  if (box.name === "player") {
    const order = form.elements.order.value.split(",").filter((id) => id && id !== box.value);
    if (box.checked) order.push(box.value);
    form.elements.order.value = order.join(",");
    for (const last of form.querySelectorAll("input[name=last]")) last.checked = false;
  }
}, { capture: true });

// The start page: a tap on a regular player writes the name into the list, or takes it out, so that the list has the
// seats in the order of the taps.
const names = (list) => list.value.split("\n").map((line) => line.trim()).filter(Boolean);

function nameSeats(list) {
  const seated = names(list);
  document.querySelectorAll(".seated").forEach((cell, seat) => { cell.textContent = seated[seat] ?? ""; });
  for (const chip of document.querySelectorAll("input[name=regular]")) chip.checked = seated.includes(chip.value);
}

document.addEventListener("change", (event) => {
  const list = document.getElementById("players");
  if (event.target.name !== "regular" || !list) return;
  const seated = names(list).filter((name) => name !== event.target.value);
  if (event.target.checked) seated.push(event.target.value);
  list.value = seated.map((name) => name + "\n").join("");
  nameSeats(list);
});

document.addEventListener("input", (event) => {
  if (event.target.id === "players") nameSeats(event.target);
});
