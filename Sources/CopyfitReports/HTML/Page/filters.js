const data = JSON.parse(document.getElementById("data").textContent);

// Values that many have in common stand as numbers of a list; what an entry shares with its finding is left out.
function resolve(item, names, places) {
  for (const name of names) if (name in item) item[name] = data.values[item[name]];
  for (const name of places) {
    if (!(name in item)) continue;
    const [file, line, column = 1] = item[name];
    item[name] = `${data.values[file]}:${line}:${column}`;
  }
}

for (const finding of data.findings) {
  resolve(finding, ["p", "r", "s", "st", "m", "d", "font", "frames", "from", "sl"], ["src"]);
  finding.n ??= finding.id;
  for (const entry of finding.L) {
    resolve(entry, ["l", "s", "st", "v", "sure", "dev", "t", "src", "fix", "upto"], ["at"]);
    entry.wd = entry.dev[entry.wd || 0];
    entry.src ??= finding.from;
    entry.s ??= finding.s;
    entry.st ??= finding.st;
  }
}

const fields = ["text", "app", "rule", "locale", "category", "screen", "device", "severity", "status", "sort"];
const state = {};
const pageSize = 20;
let page = 0;
let found = [];

const field = (name) => document.getElementById("filter-" + name);
const say = (text) => { document.getElementById("said").textContent = text; };

function readHash() {
  const words = new URLSearchParams(location.hash.slice(1));
  for (const name of fields) state[name] = words.get(name) || "";
  page = Math.max(0, (Number(words.get("page")) || 1) - 1);
  for (const name of fields) field(name).value = state[name];
  for (const name of fields) if (field(name).value !== state[name]) state[name] = "";
}

function writeHash() {
  const words = new URLSearchParams();
  for (const name of fields) if (state[name] !== "") words.set(name, state[name]);
  if (page > 0) words.set("page", page + 1);
  history.replaceState(null, "", "#" + words);
}

function entryMatches(entry) {
  return (state.locale === "" || entry.l === state.locale)
    && (state.category === "" || entry.cats & (1 << state.category))
    && (state.device === "" || entry.dev.includes(state.device))
    && statusMatches(entry.st);
}

// Whatever is not accepted is open.
const statusMatches = (status) => state.status === "" || status === state.status
  || state.status === "open" && status !== "suppressed";

function textMatches(finding, words) {
  const texts = [finding.p, finding.n, finding.id, finding.k, finding.m, finding.d, finding.src];
  for (const entry of finding.L) texts.push(entry.t, entry.src, entry.l);
  return texts.some((text) => text && text.toLowerCase().includes(words));
}

const ranks = { error: 2, warning: 1, note: 0 };
const badness = ({ finding, entries }) => Math.max(
  ranks[finding.s] * 1e9,
  ...entries.map((e) => ranks[e.s] * 1e9 + (e.hid || 0) * 1e5 + (e.ow || 0) + (e.oh || 0)));

function find() {
  const words = state.text.trim().toLowerCase();
  found = [];
  for (const finding of data.findings) {
    if (state.app !== "" && finding.p !== state.app) continue;
    if (state.rule !== "" && finding.r !== state.rule) continue;
    if (state.screen !== "" && finding.d !== state.screen) continue;
    // By its own severity, as the report counts it.
    if (state.severity !== "" && finding.s !== state.severity) continue;
    if (words && !textMatches(finding, words)) continue;
    const entries = finding.L.filter(entryMatches);
    const isLoose = state.locale === "" && state.category === "" && state.device === ""
      && statusMatches(finding.st);
    if (entries.length || finding.L.length === 0 && isLoose) found.push({ finding, entries });
  }
  if (state.sort === "worst") {
    for (const item of found) {
      item.entries.sort((a, b) => badness({ finding: item.finding, entries: [b] })
        - badness({ finding: item.finding, entries: [a] }));
    }
    found.sort((a, b) => badness(b) - badness(a));
  }
}
