/// The script of the HTML report: filters, pages, and the heat map's cells as buttons.
///
/// Texts are only ever put into the page as text.
enum HTMLScript {
  static let text = "\"use strict\";\n(() => {\n\(state)\n\(drawing)\n\(cards)\n\(page)\n})();\n"

  private static let state = #"""
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
        resolve(entry, ["l", "s", "st", "v", "sure", "dev", "t", "src", "upto"], ["at"]);
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
        && (state.severity === "" || entry.s === state.severity)
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
        if (words && !textMatches(finding, words)) continue;
        const entries = finding.L.filter(entryMatches);
        const isLoose = state.locale === "" && state.category === "" && state.device === ""
          && (state.severity === "" || finding.s === state.severity)
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
    """#

  private static let page = #"""
    function show(moves) {
      const pages = Math.max(1, Math.ceil(found.length / pageSize));
      page = Math.min(page, pages - 1);
      const list = document.getElementById("list");
      const start = page * pageSize;
      list.replaceChildren(...found.slice(start, start + pageSize)
        .map(({ finding, entries }, index) => card(finding, entries, start + index)));
      document.getElementById("count").textContent =
        `${found.length} of ${data.findings.length} findings`;
      for (const bar of document.querySelectorAll(".pages")) {
        bar.hidden = pages === 1;
        bar.querySelector("span").textContent = `Page ${page + 1} of ${pages}`;
        bar.querySelector(".previous").disabled = page === 0;
        bar.querySelector(".next").disabled = page === pages - 1;
      }
      for (const button of document.querySelectorAll("#heat button")) {
        button.setAttribute("aria-pressed", String(
          button.dataset.locale === state.locale && button.dataset.category === state.category));
      }
      writeHash();
      if (!moves) return;
      const heading = document.getElementById("findings");
      heading.scrollIntoView();
      heading.focus({ preventScroll: true });
    }

    function apply(moves) {
      page = 0;
      find();
      show(moves);
    }

    function fill(name, values, words) {
      for (const value of values) {
        field(name).append(node("option", { value }, words ? words(value) : value));
      }
    }

    function fillFilters() {
      const all = (take) => [...new Set(data.findings.flatMap(take))].filter(Boolean);
      fill("app", all((finding) => [finding.p]).sort());
      fill("rule", all((finding) => [finding.r]), (rule) => data.rules[rule] || rule);
      fill("locale", all((finding) => finding.L.map((entry) => entry.l)).sort(), localeName);
      fill("category", data.categories.map((_, index) => String(index)), (index) => data.categories[index]);
      fill("screen", all((finding) => [finding.d]).sort());
      fill("device", all((finding) => finding.L.flatMap((entry) => entry.dev)));
      fill("severity", ["error", "warning", "note"]);
      fill("status", ["open"], () => "All but suppressed");
      fill("status", all((finding) => [finding.st, ...finding.L.map((entry) => entry.st)]).sort());
    }

    function makeHeat() {
      for (const cell of document.querySelectorAll("#heat td[data-locale]")) {
        const { locale, category } = cell.dataset;
        const button = node("button", { type: "button" }, cell.textContent);
        const noun = cell.textContent === "1" ? "finding" : "findings";
        button.setAttribute("aria-label",
          `${localeName(locale)} at ${data.categories[category]}: ${cell.textContent} ${noun}`);
        Object.assign(button.dataset, { locale, category });
        button.addEventListener("click", () => {
          for (const name of fields) state[name] = field(name).value = "";
          Object.assign(state, { locale, category, status: "open", sort: "worst" });
          for (const name of fields) field(name).value = state[name];
          apply(true);
        });
        cell.replaceChildren(button);
      }
      moveByArrows(document.getElementById("heat"));
    }

    // The map is one stop of the Tab key: of its buttons that is reached which was used last.
    function moveByArrows(table) {
      if (!table) return;
      const rows = [...table.tBodies[0].rows].map((row) => [...row.cells].slice(1));
      const buttons = [...table.querySelectorAll("button")];
      const reach = (button) => {
        for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
      };
      reach(buttons[0]);
      table.addEventListener("focusin", (event) => reach(event.target));
      table.addEventListener("keydown", (event) => {
        const step = {
          ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0],
          Home: [0, -Infinity], End: [0, Infinity]
        }[event.key];
        const cell = event.target.closest("td");
        if (!step || !cell) return;
        event.preventDefault();
        const row = rows.findIndex((cells) => cells.includes(cell));
        const line = step[0] ? rows.map((cells) => cells[rows[row].indexOf(cell)]) : rows[row];
        const place = step[0] ? row : rows[row].indexOf(cell);
        const way = (step[0] || step[1]) > 0 ? line.slice(place + 1) : line.slice(0, place).reverse();
        // Cells without findings are passed over; Home and End go to the last on their way.
        const targets = way.map((other) => other.querySelector("button")).filter(Boolean);
        const target = Number.isFinite(step[1]) ? targets[0] : targets[targets.length - 1];
        if (target) target.focus();
      });
    }

    fillFilters();
    makeHeat();
    for (const name of fields) {
      field(name).addEventListener("input", () => { state[name] = field(name).value; apply(false); });
    }
    document.getElementById("reset").addEventListener("click", () => {
      for (const name of fields) state[name] = field(name).value = "";
      apply(false);
    });
    for (const bar of document.querySelectorAll(".pages")) {
      bar.querySelector(".previous").addEventListener("click", () => { page -= 1; show(true); });
      bar.querySelector(".next").addEventListener("click", () => { page += 1; show(true); });
    }
    document.getElementById("filters").addEventListener("submit", (event) => event.preventDefault());
    window.addEventListener("hashchange", () => {
      // The link that skips to the findings changes nothing of them.
      if (location.hash === "#findings") return;
      readHash();
      find();
      show(true);
    });
    document.getElementById("live").hidden = false;
    readHash();
    find();
    show(false);
    """#
}
