// Measures start page, sheet and rules page of the packaged service with Lighthouse, as a slow phone sees them:
// slow 4G, a processor four times slower. Ends with 1 when a goal isn't reached.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse from "lighthouse";
import { launch } from "chrome-launcher";

const home = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "../../..");
const goals = { accessibility: 100, "best-practices": 100, performance: 95 };
const largestPaint = 1500;
const runs = 3;

/** The packaged service on a free port, with data of its own that go with it. */
async function startService() {
  const data = mkdtempSync(path.join(tmpdir(), "lasttrick-lighthouse-"));
  const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, "bin/java") : "java";
  const service = spawn(java, [
    `-Dlasttrick.data-dir=${data}`, "-Dlasttrick.qr-code=false", "-Dquarkus.http.port=0",
    "-jar", path.join(home, "target/quarkus-app/quarkus-run.jar"),
  ]);
  const ended = new Promise((resolve) => service.on("close", resolve));
  const port = await new Promise((resolve, reject) => {
    let said = "";
    service.stdout.on("data", (text) => {
      said += text;
      const address = said.match(/http:\/\/[^\s:]+:(\d+)/);
      if (address) resolve(address[1]);
    });
    service.on("error", reject);
    ended.then(() => reject(new Error(`The service didn't start (./mvnw package first):\n${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      service.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Six players and twelve hands. @return the sheet's address, and the cookie of the tablet that may score there */
async function play(service) {
  const post = (address, fields, cookie) => fetch(address, {
    method: "POST", redirect: "manual", headers: cookie ? { cookie } : {}, body: new URLSearchParams(fields),
  });
  const players = "Anna\nBo\nCai\nDag\nEva\nFinn";
  const started = await post(`${service}/games`, { variant: "agurk", players, commandId: "start" });
  const cookie = started.headers.get("set-cookie").split(";")[0];
  const sheet = new URL(started.headers.get("location"), service).href;
  for (let hand = 1; hand <= 12; hand++) {
    const fields = { player: `p${(hand % 6) + 1}`, card: String((hand % 8) + 2), commandId: `hand-${hand}`, version: hand };
    const answer = await post(`${sheet}/hands`, fields, cookie);
    if (answer.status !== 303) throw new Error(`Hand ${hand} was refused: ${answer.status}`);
  }
  return { sheet, cookie };
}

async function measure(address, cookie, port) {
  const { lhr } = await lighthouse(address, {
    port, output: "json", logLevel: "error",
    onlyCategories: Object.keys(goals),
    extraHeaders: { cookie },
  });
  return lhr;
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const reports = path.join(home, "target/lighthouse");
mkdirSync(reports, { recursive: true });
const service = await startService();
const chrome = await launch({
  chromePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});
let missed = 0;
try {
  const { sheet, cookie } = await play(service.url);
  const pages = { start: service.url, sheet, rules: `${service.url}/rules/agurk` };
  for (const [name, address] of Object.entries(pages)) {
    const seen = [];
    for (let run = 0; run < runs; run++) seen.push(await measure(address, cookie, chrome.port));
    writeFileSync(path.join(reports, `${name}.json`), JSON.stringify(seen.at(-1), null, 2));
    const scores = Object.keys(goals).map((goal) => [goal, median(seen.map((lhr) => Math.round(lhr.categories[goal].score * 100)))]);
    const paint = Math.round(median(seen.map((lhr) => lhr.audits["largest-contentful-paint"].numericValue)));
    // To the thousandth, as people could see it; a page on which nothing moves reports none.
    const shift = Math.max(...seen.map((lhr) => Math.round((lhr.audits["cumulative-layout-shift"].numericValue ?? 0) * 1000) / 1000));
    console.log(`${name.padEnd(6)} ${scores.map(([goal, score]) => `${goal} ${score}`).join("  ")}  largest paint ${paint} ms  shift ${shift}`);
    for (const lhr of seen.slice(-1)) {
      for (const audit of Object.values(lhr.audits)) {
        if (audit.score === 0 && audit.scoreDisplayMode === "binary") console.log(`       ${audit.id}: ${audit.title}`);
      }
    }
    const low = scores.filter(([goal, score]) => score < goals[goal]).length;
    missed += low + (paint > largestPaint) + (shift > 0);
  }
} finally {
  chrome.kill();
  await service.stop();
}
console.log(missed ? `${missed} goals are missed` : "All goals are reached");
process.exitCode = missed ? 1 : 0;
