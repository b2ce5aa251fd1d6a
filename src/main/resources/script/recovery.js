// The code is shown once: reloading, and Back from what follows, lead on, without a question about a form that was sent.

const on = document.getElementById("on");
history.replaceState(null, "", on.href);

const button = document.getElementById("print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

const beside = on.closest(".new-code");
if (beside) on.addEventListener("click", (event) => {
  event.preventDefault();
  beside.remove();
  document.getElementById("pad-title")?.focus();
});
