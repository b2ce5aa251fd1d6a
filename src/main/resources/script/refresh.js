// Shows the page as it is now, again and again.

import { fetchPage, parse } from "./pages.js";

const MILLIS_BETWEEN = 5000;

setInterval(async () => {
  const { html } = await fetchPage(location.href).catch(() => ({}));
  if (html) document.querySelector("main").replaceWith(parse(html).querySelector("main"));
}, MILLIS_BETWEEN);
