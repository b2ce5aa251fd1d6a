// Takes the code out of an invitation's link: it leaves the address and the history, and is sent only when the form is.

const code = location.hash.slice(1);
if (code) {
  history.replaceState(null, "", location.pathname + location.search);
  document.getElementById("code").value = code;
  document.getElementById("typed-code").hidden = true;
}
