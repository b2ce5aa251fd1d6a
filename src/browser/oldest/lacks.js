// Writes what the oldest browsers lack that have all of the script, from MDN's table of browsers:
// npm install --no-save @mdn/browser-compat-data@8.1.9 && node src/browser/oldest/lacks.js > src/test/resources/lacks.txt
// A line has an interface, and those of its members that are newer than itself; none: it is new as a whole. A name with ~ is
// also that of something older, and one with ! is static.

const { api, javascript } = require("@mdn/browser-compat-data");

const OLDEST = { chrome: [80, 0], safari: [13, 1], firefox: [78, 0] };

const of = (support) => [support ?? []].flat().filter((each) => !each.flags && !each.prefix && !each.alternative_name
  && each.version_added && each.version_added !== "preview");
const isUpTo = (version, [major, minor]) => {
  const [first, second = 0] = version.replace("≤", "").split(".").map(Number);
  return first < major || first === major && second <= minor;
};
const isIn = (support, oldest) => of(support)
  .some((each) => isUpTo(each.version_added, oldest) && !(each.version_removed && isUpTo(each.version_removed, oldest)));
const isOld = ({ support }) => Object.entries(OLDEST).every(([browser, version]) => isIn(support[browser], version));
const isNew = (compat) => !isOld(compat) && of(compat.support.chrome).some((each) => !each.version_removed);

const names = new Set(), lines = new Map();
for (const [type, members] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
  if (!members.__compat) continue;
  if (isNew(members.__compat)) lines.set(type, []);
  if (!isOld(members.__compat)) continue;
  names.add(type);
  for (const [member, { __compat }] of Object.entries(members)) {
    const name = member.replace(/_static$/, "!");
    if (!__compat || !/^\w+!?$/.test(name) || name.endsWith("_event") || name === "__compat") continue;
    if (isOld(__compat) && name !== type) names.add(name.replace("!", ""));
    if (isNew(__compat)) lines.set(type, [...lines.get(type) ?? [], name]);
  }
}
const mark = (name) => name.endsWith("!") ? name : names.has(name) ? name + "~" : name;
for (const type of [...lines.keys()].sort()) console.log([type, ...lines.get(type).map(mark)].join(" "));
