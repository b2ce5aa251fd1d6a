// Asks once whether this browser has all that the scripts need. Only then they run, all of them, and the page has the class js;
// otherwise it is the page without script. In ES5, since every browser runs this file.

(function () {
  var root = document.documentElement;
  /** What is used without asking. What else browsers since 2020 lack is asked for where it is used. */
  var NEEDED = ["AbortController", "CSS.escape", "DOMParser", "Element.prototype.getAttributeNames", "Element.prototype.toggleAttribute",
    "EventSource", "HTMLScriptElement.prototype.noModule", "Intl", "PointerEvent", "Promise.prototype.finally", "URL",
    "URLSearchParams", "WeakSet", "Array.prototype.flatMap", "FormData.prototype.getAll", "fetch", "history.replaceState"];

  function has(path) {
    for (var names = path.split("."), of = window; names.length > 1;) of = of[names.shift()];
    return names[0] in of;
  }

  function hasAll() {
    try {
      return NEEDED.every(has);
    } catch (missing) {
      return false;
    }
  }

  function goOnWithout() {
    root.className = root.className.replace(/ ?\bjs\b/, "");
    refreshLater();
  }

  /** In place of the noscript element, and only when the service has answered: a television doesn't come back from an error page. */
  function refreshLater() {
    var wanted = document.getElementById("refresh");
    if (wanted) setTimeout(refresh, 1000 * wanted.getAttribute("data-seconds"), wanted.getAttribute("data-address"));
  }

  function refresh(address) {
    var asked = new XMLHttpRequest();
    asked.open("GET", address);
    asked.timeout = 20000;
    asked.onloadend = function () {
      if (/ id="refresh"/.test(asked.responseText)) return location.replace(address);
      root.setAttribute("data-state", "offline");
      refreshLater();
    };
    asked.send();
  }

  function run(address, then) {
    var script = document.createElement("script");
    script.type = "module";
    script.src = address;
    script.onload = then;
    script.onerror = then || refreshLater;
    document.head.appendChild(script);
  }

  /** If this module, or one that it needs, is missing or doesn't parse, none has run. */
  function runTheRest() {
    if (!root.hasAttribute("data-state")) return goOnWithout();
    [].forEach.call(document.querySelectorAll("link[rel=modulepreload]"), function (link) { run(link.href); });
  }

  var isEnough = hasAll(), first = isEnough && document.currentScript.src.replace("begin.js", "entering.js");
  if (isEnough) root.className += " js";
  document.addEventListener("DOMContentLoaded", function () { isEnough ? run(first, runTheRest) : goOnWithout(); });
})();
