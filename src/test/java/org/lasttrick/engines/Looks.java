package org.lasttrick.engines;

/** Scripts that say what is wrong with the looks of a page, or nothing. */
final class Looks {
    private Looks() {}

    private static final String COMMON = """
            (function () {
              var all = function (selector) {
                return [].slice.call(document.querySelectorAll(selector))
                  .filter(function (it) { return it.offsetWidth > 1 && it.offsetHeight > 1; });
              };
              var text = function (it) { return (it.id || it.textContent).trim().replace(/\\s+/g, ' ').slice(0, 30); };
              var style = function (it, property) { return getComputedStyle(it)[property]; };
              var colour = function (it) { return style(it, 'backgroundColor'); };
              var none = function (it) { return /transparent|, 0\\)/.test(colour(it)); };
              var isSeen = function (it, x, y) {
                var hit = document.elementFromPoint(x, y);
                return hit && it.contains(hit);
              };
              var faults = [];
              %s
              return faults.join('\\n');
            })()""";

    /** Who is chosen is seen, and that Record is a button; players have their colours. */
    static final String COLOURS = COMMON.formatted("""
            var chosen = all('.players input:checked + .face, .ranks input:checked + .face');
            var others = all('.players input:not(:checked) + .face');
            if (chosen.length !== 2) faults.push(chosen.length + ' chosen tiles');
            chosen.forEach(function (it) { if (colour(it) === colour(others[0])) faults.push('not seen as chosen: ' + text(it)); });
            if (none(document.getElementById('record'))) faults.push('Record has no colour');
            if (none(document.body) && none(document.documentElement)) faults.push('the page has no colour');
            all('.players .own').forEach(function (it) { if (none(it)) faults.push('no colour of ' + text(it.parentElement)); });
            """);

    /** What should be in view without scrolling, and isn't, or lies under something else. */
    static String outOfSight(String selector) {
        return COMMON.formatted("""
                all('%s').forEach(function (it) {
                  var box = it.getBoundingClientRect();
                  if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight
                      || !isSeen(it, box.left + 12, box.top + 3) || !isSeen(it, box.left + 12, (box.top + box.bottom) / 2)
                      || !isSeen(it, box.left + 12, box.bottom - 3))
                    faults.push('out of sight: ' + text(it) + ' ' + [box.left, box.top, box.right, box.bottom].map(Math.round));
                });
                """.formatted(selector));
    }

    /** What has no room for its text. */
    static String cut(String selector) {
        return COMMON.formatted("""
                all('%s').forEach(function (it) {
                  if (it.scrollWidth > it.clientWidth) faults.push('cut: ' + text(it));
                });
                """.formatted(selector));
    }

    /** What overlaps, of what moves together when something is scrolled. */
    static String overlaps(String selector) {
        return COMMON.formatted("""
                var movesWith = function (it) {
                  for (; it && it !== document.body; it = it.parentElement)
                    if (/auto|scroll/.test(style(it, 'overflowY')) || /sticky|fixed/.test(style(it, 'position'))) return it;
                };
                var parts = all('%s');
                parts.forEach(function (one, i) {
                  parts.slice(i + 1).forEach(function (other) {
                    var a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
                    if (!one.contains(other) && !other.contains(one) && movesWith(one) === movesWith(other)
                        && a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)
                      faults.push(text(one) + ' and ' + text(other) + ' overlap');
                  });
                });
                if (document.documentElement.scrollWidth > innerWidth) faults.push('it scrolls sideways');
                """.formatted(selector));
    }

    /** On a television all is seen at once, in digits of at least 8 % of its height: a digit is about 0.72 of its font's size. */
    static final String TELEVISION = COMMON.formatted("""
            all('.tv .sum').forEach(function (it) {
              var high = .72 * parseFloat(style(it, 'fontSize')) / innerHeight;
              if (high < .08) faults.push('digits of ' + high);
              if (it.scrollWidth > it.clientWidth + 1) faults.push(text(it) + ' is too wide');
            });
            if (document.documentElement.scrollHeight > innerHeight) faults.push('it scrolls');
            if (none(document.body) && none(document.documentElement)) faults.push('the page has no colour');
            """);
}
