// Takes the code and the book's name out of a link: they leave the address and the history, and only the code is sent, with the form.

const [code, book] = location.hash.slice(1).split("/");
if (code) {
  history.replaceState(null, "", location.pathname + location.search);
  document.getElementById("code").value = code;
  document.getElementById("typed-code").hidden = true;
}
if (book) {
  const which = document.getElementById("book");
  which.querySelector("bdi").textContent = decodeURIComponent(book);
  which.hidden = false;
}
