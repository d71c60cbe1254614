function node(name, attributes, ...children) {
  const result = document.createElement(name);
  for (const key in attributes) result.setAttribute(key, attributes[key]);
  for (const child of children) if (child !== null) result.append(child);
  return result;
}

// What nobody sees is spelled out, as in the other reports for people.
const revealed = (text) => String(text).replace(
  /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g,
  (mark) => "\\u{" + mark.charCodeAt(0).toString(16).toUpperCase() + "}");

const localeName = (tag) => data.localeNames[tag] || tag;
const fails = (entry, category) => Boolean(entry.cats & (1 << category));

// What holds a text of the app says its language, for those who hear it.
const textAttributes = (language) => language ? { dir: "auto", lang: language } : { dir: "auto" };

function details(list, term, text) {
  if (text === null || text === undefined || text === "") return;
  list.append(node("dt", {}, term), node("dd", {}, revealed(text)));
}

function appText(list, term, text, language) {
  if (text === null || text === undefined || text === "") return;
  list.append(
    node("dt", {}, term),
    node("dd", { class: "text", ...textAttributes(language) }, revealed(text)));
}

// The first words of a label's text stand at the end of its name.
function heading(finding, id) {
  const name = finding.n || finding.k || finding.src || "";
  const quote = finding.sl && finding.nq ? name.length - finding.nq : -1;
  if (quote < 0) return node("h3", { id }, revealed(name));
  return node(
    "h3", { id }, revealed(name.slice(0, quote)),
    node("span", textAttributes(finding.sl), revealed(name.slice(quote))));
}

function frames(finding, entry) {
  return finding.frames
    .filter((frame) => !entry || !entry.wd || frame.d === entry.wd || finding.frames.length === 1)
    .map((frame) => {
      const limit = (value, origin, scaling) => value === null
        ? "free" : `${Math.round(value * 10) / 10} pt` + (scaling ? ` ${scaling}` : "")
          + (origin ? ` (${origin})` : "");
      return `${frame.d}: width ${limit(frame.w, frame.wo)}, `
        + `height ${limit(frame.h, frame.ho, frame.hs)}`;
    })
    .join("; ");
}

function copyButton(text) {
  const button = node("button", { type: "button" }, "Copy");
  button.setAttribute("aria-label", "Copy the id " + text);
  button.addEventListener("click", async () => {
    const area = node("textarea", {});
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    button.focus();
    say("Copied " + text);
  });
  return button;
}

function entryDetails(finding, entry) {
  const list = node("dl", {});
  if (entry) {
    appText(list, "Text", entry.t, entry.l);
    if (entry.src !== entry.t) appText(list, "Source text", entry.src, finding.sl);
    const size = entry.one || !Number.isInteger(entry.w) ? "" : ` at ${data.categories[entry.w]}`;
    appText(list, (finding.bound ? "It shows at most" : "It shows") + size, entry.vis, entry.l);
    const hidden = finding.bound ? "Characters hidden at least" : "Characters hidden";
    details(list, hidden + size, entry.hid);
    if (entry.req && finding.lines && entry.req > finding.lines) {
      details(list, "Lines needed" + size, `${entry.req} of ${finding.lines} allowed`);
    }
    details(list, "Certainty", entry.sure);
    if (entry.ch) details(list, "No font has", entry.ch.join(", "));
    details(list, "How to fix it" + size, entry.fix);
    details(list, "Fits up to", entry.upto);
  }
  const places = node("dl", {});
  if (entry) details(places, "Fails on", entry.dev.join(", "));
  details(places, "Frame", frames(finding, entry));
  details(places, "Font", finding.font);
  if (entry) details(places, "Text at", entry.at);
  details(places, "Label at", finding.src);
  details(places, "Document", finding.d);
  if (finding.id) {
    places.append(
      node("dt", {}, "Id"),
      node("dd", {}, node("code", {}, revealed(finding.id)), " ", copyButton(finding.id)));
  }
  return node(
    "div", {}, list,
    node("details", {}, node("summary", {},
      finding.frames.length ? "Frame, font, places and id" : finding.id ? "Place and id" : "Place"), places));
}

// The verdict is that of the drawing: the label may fail here for another reason than this finding's.
const verdict = (entry, category) => entry.ver ? entry.ver[category] : "";
const isWell = (entry, category) =>
  !fails(entry, category) && ["", "f"].includes(verdict(entry, category));

function sentence(entry, category) {
  const name = entry.one ? "every text size" : data.categories[category];
  const found = verdict(entry, category);
  if (fails(entry, category)) {
    return `${name}: does not fit` + (found === "f" ? " on another screen" : "");
  }
  if (found === "") return `${name}: not this problem`;
  return found === "f" ? `${name}: fits` : `${name}: another problem here: ${data.verdicts[found]}`;
}

// What was looked at at every size can be shown at every size; words alone are measured up to AX2.
const hasSizes = (finding, entry) =>
  Boolean(entry.cats) && !entry.one && finding.r !== "word-wider-than-screen";

const failingSizes = (entry) => data.categories.filter((_, category) => fails(entry, category));

// One finding, in one of its languages at one text size.
function card(finding, entries, number) {
  const id = "finding" + number;
  const article = node("article", { class: "card", "aria-labelledby": id }, heading(finding, id));
  const severity = node("span", { class: "badge " + finding.s }, finding.s);
  const app = finding.p ? `${revealed(finding.p)} · ` : "";
  article.append(
    node("p", {}, severity, ` · ${app}${data.rules[finding.r] || finding.r} · ${finding.st}`),
    node("p", { dir: "auto" }, revealed(finding.m)));
  const body = node("div", {});
  if (!entries.length) {
    body.append(entryDetails(finding, null));
    article.append(body);
    return article;
  }
  const languages = node("select", {});
  entries.forEach((entry, index) => {
    const forms = [entry.v, entry.bold && "Bold Text"].filter(Boolean);
    const form = forms.length ? ` (${forms.join(", ")})` : "";
    languages.append(node("option", { value: index }, localeName(entry.l) + form));
  });
  const slider = node("input", {
    type: "range", min: 0, max: data.categories.length - 1, step: 1
  });
  const size = node("output", {});
  const sizes = node("label", {}, "Text size ", slider);
  const pick = node(
    "div", { class: "pick" }, node("label", {}, "Language ", languages), sizes, size);
  const figure = node("figure", {});
  const texts = node("div", {});
  function show() {
    const entry = entries[languages.value];
    const category = Number(slider.value);
    const isSized = hasSizes(finding, entry) || entry.one;
    const words = isSized
      ? sentence(entry, category)
      : entry.cats ? `does not fit at ${failingSizes(entry).join(", ")}` : "";
    slider.setAttribute("aria-valuetext", words);
    size.textContent = words;
    size.className = isSized && isWell(entry, category) ? "" : "fails";
    figure.replaceChildren();
    if (entry.draw) {
      const index = entry.draw[category];
      const place = entry.around && {
        index: entry.around[entry.around.length > 1 ? category : 0], isMirrored: entry.rtl
      };
      figure.append(draw(index, `${localeName(entry.l)}, ${words}`, place));
      if (place) {
        const others = aroundWords(place.index, data.layouts[index][0]);
        figure.append(node("figcaption", { class: "soft" }, others));
      }
      const notes = data.layouts[index][5];
      if (notes.length) figure.append(node("figcaption", { class: "soft" }, notes.join(" ")));
    }
  }
  function choose() {
    const entry = entries[languages.value];
    sizes.hidden = !hasSizes(finding, entry);
    slider.value = state.category === "" ? entry.w || 0 : state.category;
    texts.replaceChildren(entryDetails(finding, entry));
    show();
  }
  languages.addEventListener("change", choose);
  slider.addEventListener("input", show);
  // In the order of the report the languages are sorted by name: the worst is shown.
  const ills = entries.map((entry) => badness({ finding, entries: [entry] }));
  languages.value = ills.indexOf(Math.max(...ills));
  body.append(pick, figure, texts);
  article.append(body);
  choose();
  return article;
}
