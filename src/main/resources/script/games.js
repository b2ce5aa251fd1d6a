// Finds games as one types, without reloading the page.

import { fetchPage, parse, recordAddress } from "./pages.js";
import { isNew } from "./zone.js";

const MILLIS_BETWEEN_KEYS = 250;

const form = document.querySelector("form.search"), told = document.querySelector("main > [role=status]");
let asked, timer;

async function find(address) {
  asked?.abort();
  const { signal } = asked = new AbortController();
  const { html } = await fetchPage(address, { signal }).catch(() => ({}));
  if (!html) {
    if (!signal.aborted) told.textContent = document.querySelector(".if-offline").textContent;
    return;
  }
  const found = parse(html).getElementById("found");
  if (!found) return location.assign(address);
  document.getElementById("found").replaceWith(found);
  told.textContent = found.querySelector(".nothing, #how-many").textContent;
  recordAddress(new URL(address, location));
}

function findTyped() {
  clearTimeout(timer);
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim())).toString();
  find(form.getAttribute("action") + (query && "?" + query));
}

form.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(findTyped, MILLIS_BETWEEN_KEYS);
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  findTyped();
});

if (isNew) find(location.pathname + location.search);
