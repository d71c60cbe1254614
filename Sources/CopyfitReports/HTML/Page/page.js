function show(moves) {
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  page = Math.min(page, pages - 1);
  const list = document.getElementById("list");
  const start = page * pageSize;
  list.replaceChildren(...found.slice(start, start + pageSize)
    .map(({ finding, entries }, index) => card(finding, entries, start + index)));
  if (found.length === 0) list.append(node("p", {}, "No finding matches the filters."));
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
// Where nothing was found, there is nothing to filter: the section says so.
document.getElementById("live").hidden = data.findings.length === 0;
readHash();
find();
show(false);
