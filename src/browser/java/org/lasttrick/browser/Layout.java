package org.lasttrick.browser;

/** Scripts that run in the browser and return faults in the layout. */
final class Layout {
    private Layout() {}

    /** What is wider than its place, except a region that says that it scrolls and takes the keyboard. */
    static final String SIDEWAYS = """
            () => [...document.querySelectorAll("*")]
              .filter(it => it.scrollWidth > it.clientWidth + 1)
              .filter(it => it === document.documentElement || /auto|scroll/.test(getComputedStyle(it).overflowX))
              .filter(it => !it.matches("[role=region][tabindex='0']"))
              .map(it => it.tagName + "." + it.className + " " + it.scrollWidth + " > " + it.clientWidth)
            """;

    /** Buttons and tiles that are too narrow or too low for their words. */
    static final String CUT_OFF = """
            () => [...document.querySelectorAll("button, .button, .tile .face")]
              .filter(it => it.offsetWidth > 1)
              .filter(it => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
              .map(it => it.outerHTML.slice(0, 200))
            """;

    /** Targets that can't be tapped in their middle, even when scrolled to; an unfolded menu lies over the page. */
    static final String COVERED = """
            () => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
              .filter(it => !it.disabled && it.tabIndex >= 0 && it.type !== "hidden")
              .filter(it => it.checkVisibility({ visibilityProperty: true }))
              .filter(it => !it.matches(".skip, .visually-hidden"))
              .filter(it => {
                it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
                const box = (it.closest("label") ?? it).getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return !top || !(it.closest("label") ?? it).contains(top) && !top.closest(".menu");
              })
              .map(it => it.outerHTML.slice(0, 120))
            """;

    /**
     * What of the pad is outside the screen or under something else before anything is scrolled: its tiles and buttons, and
     * the first two lines of what will happen.
     */
    static final String OUT_OF_SIGHT = """
            () => {
              scrollTo(0, 0);
              for (const box of document.querySelectorAll(".pad-body")) box.scrollTo(0, 0);
              const parts = [...document.querySelectorAll(".pad .tile, .record, .undo"),
                ...[...document.querySelectorAll(".outcome li")].slice(0, 2)];
              return parts.filter(it => {
                const box = it.getBoundingClientRect();
                const middle = box.y + box.height / 2;
                const seen = (x, y) => it.contains(document.elementFromPoint(x, y));
                return box.x < 0 || box.right > innerWidth || box.y < 0 || box.bottom > innerHeight
                  || !seen(box.x + 12, box.y + 3) || !seen(box.x + 12, middle) || !seen(box.x + 12, box.bottom - 3);
              }).map(it => it.innerText.trim().replace(/\\s+/g, " ") + " " + JSON.stringify(it.getBoundingClientRect()));
            }
            """;

    /**
     * All that can be tapped: what it is, where ({@code x, y, width, height}), whether it is a link in a text or in the table
     * of hands, and what it moves with (so that only what can't scroll over each other is compared).
     */
    static final String TARGETS = """
            () => {
              const scroller = it => {
                for (let up = it; up; up = up.parentElement) {
                  const style = getComputedStyle(up);
                  if (style.position === "fixed") return "fixed";
                  if (style.position === "sticky" && up === it) return "sticky";
                  if (/auto|scroll/.test(style.overflowY) && up !== document.body) return up.className || up.tagName;
                }
                return "page";
              };
              return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
                .filter(it => !it.disabled && it.tabIndex >= 0 && it.type !== "hidden")
              .filter(it => it.checkVisibility({ visibilityProperty: true }))
                .filter(it => !it.matches(".skip, .visually-hidden"))
                .map(it => {
                  const box = (it.closest("label.tile")?.querySelector(".face") ?? it).getBoundingClientRect();
                  const what = it.closest("label")?.innerText || it.name || it.id || it.innerText;
                  return {
                    what: what.trim().replace(/\\s+/g, " "),
                    small: !!it.closest("p, tr.hand"),
                    record: it.matches(".record"),
                    scroller: scroller(it),
                    x: box.x, y: box.y, width: box.width, height: box.height,
                  };
                });
            }
            """;
}
