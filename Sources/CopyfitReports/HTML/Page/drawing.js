const svgNames = "http://www.w3.org/2000/svg";
let clips = 0;

function svg(name, attributes) {
  const node = document.createElementNS(svgNames, name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  return node;
}

// Outlines are put into the page when a drawing first needs them.
function outline(face, glyph) {
  const art = data.faces[face].g[glyph];
  if (!art) return null;
  const id = "f" + face + "g" + glyph;
  if (Array.isArray(art) && art.length > 4) return art;
  if (!document.getElementById(id)) {
    const shape = typeof art === "string"
      ? svg("path", { d: art })
      : svg("rect", {
          x: art[0], y: art[1], width: art[2] - art[0], height: art[3] - art[1],
          "fill-opacity": 0.35
        });
    shape.id = id;
    document.getElementById("glyphs").append(shape);
  }
  return id;
}

function drawRun(target, run, left, baseline, size) {
  const [ink, ...words] = run.split(" ");
  const [face, stretch] = data.inks[ink];
  const unit = size / data.faces[face].u;
  const group = svg("g", {
    transform: `translate(${left} ${baseline}) scale(${unit * stretch} ${-unit})`
  });
  let start = 0;
  for (const word of words) {
    const [number, distance] = word.split(",").map(Number);
    start += distance / 100;
    let x = start;
    for (const glyph of data.words[number].split(" ")) {
      const [id, step, rise] = glyph.split(",").map(Number);
      x += (step || 0) / 1000 * size;
      const y = (rise || 0) / 1000 * size;
      const art = outline(face, id);
      if (!art) continue;
      if (Array.isArray(art)) {
        const [l, b, r, t, bytes] = art;
        const image = svg("image", {
          x: left + x + l * unit, y: baseline - y - t * unit,
          width: (r - l) * unit, height: (t - b) * unit, preserveAspectRatio: "none"
        });
        image.setAttribute("href", "data:image/png;base64," + bytes);
        target.append(image);
      } else {
        group.append(svg("use", { href: "#" + art, x: x / (unit * stretch), y: y / unit }));
      }
    }
  }
  target.append(group);
}

// The rows of a layout; a row that does not tell its ascent and descent has those of the one before.
function rowsOf(layout) {
  let [ascent, descent] = [0, 0];
  return layout.slice(6).map((row, index) => {
    const runs = row.filter((part) => typeof part === "string");
    const [left, width, baseline] = row;
    if (row.length - runs.length > 3) [ascent, descent] = row.slice(3, 5);
    return {
      left: left / 100, right: (left + width) / 100, top: (baseline - ascent) / 100,
      baseline: baseline / 100, bottom: (baseline + descent) / 100,
      isHidden: index >= layout[4], runs
    };
  });
}

function drawRows(rows, kind, size) {
  const group = svg("g", { class: kind });
  for (const row of rows) {
    for (const run of row.runs) drawRun(group, run, row.left, row.baseline, size);
  }
  return group;
}

// Points with one decimal; two bounds where they differ.
const inPoints = (value) => Math.round(value / 10) / 10;
const lengthWords = (least, most) => most < 0
  ? (least ? `at least ${inPoints(least)} pt` : "of any width")
  : (least === most ? "" : `${inPoints(least)} to `) + `${inPoints(most)} pt`;

// What is around a label: its least width, the views around its row and in it, the outermost first, and the row.
function surroundingsOf(index) {
  const [least, outer, views, row] = data.around[index];
  const named = views.map(([name, low, high, place]) => ({ name, low, high, place }));
  const parts = row ? row.slice(2).map(([x, w, low, high, line, text]) =>
    ({ x: x / 100, w: w / 100, low, high, line, text })) : [];
  return {
    least, outer: named.slice(0, outer), inner: named.slice(outer), parts,
    row: row ? { x: row[0] / 100, w: row[1] / 100 } : null
  };
}

// The same in words, which are also for those who do not see the drawing.
function aroundWords(index, frameWidth) {
  const { least, outer, inner, parts } = surroundingsOf(index);
  const name = ({ name, low, high }) => `${revealed(name)} ${lengthWords(low, high)}`;
  const others = parts.map(({ text, low, high, line }) => {
    const noun = text === 0 ? "a view" : text === "" ? "an unknown text" : `the text ${revealed(text)}`;
    const place = line < 0 ? "below " : line > 0 ? "above " : "beside ";
    return `${place}${noun} ${lengthWords(low, high)}`;
  });
  const chain = outer.concat(inner).map(name).join(" › ");
  return `Around it: ${chain}.`
    + (others.length ? ` It is ${others.join(", ")}.` : "")
    + (least < frameWidth ? ` It has ${lengthWords(least, frameWidth)}.` : "");
}

// Boxes around the label and its row, each with its name above it, and what the label shares its room with.
class Surroundings {
  constructor(index, frame, isMirrored) {
    Object.assign(this, surroundingsOf(index));
    this.frame = frame;
    this.isMirrored = isMirrored;
    this.line = frame.size * 1.3;
    this.group = svg("g", { class: "around" });
    this.over = svg("g", { class: "around" });
    this.box = { x: 0, y: 0, width: frame.width, height: frame.height };
    for (const view of this.inner.reverse()) this.wrap(view, this.box.x, this.box.width);
    this.middle = { ...this.box };
    for (const part of this.parts) this.add(part);
    if (this.row) {
      const above = Math.min(0, ...this.parts.map((part) => part.line));
      const below = Math.max(0, ...this.parts.map((part) => part.line));
      this.box.y += above * this.line;
      this.box.height += (below - above) * this.line;
      const row = this.outer.pop();
      this.wrap(row, this.row.x + this.row.w / 2 - row.high / 200, row.high / 100);
    }
    for (const view of this.outer.reverse()) this.wrap(view, this.box.x, this.box.width);
    if (this.least < frame.width * 100) this.atLeast();
  }

  // Views in an app that runs from right to left are mirrored about the label.
  rect(x, y, w, height, kind) {
    const left = this.isMirrored ? this.frame.width - x - w : x;
    return svg("rect", { x: left, y, width: w, height, class: kind });
  }

  // A view around what is drawn so far; how much of its inset is on which side is not known.
  wrap({ name, low, high, place }, x, inside) {
    const [w, title, margin] = [high / 100, 11, 3];
    const left = x - (w - inside) / 2;
    this.box = {
      x: left, y: this.box.y - title, width: w, height: this.box.height + title + margin
    };
    const edge = this.rect(left, this.box.y, w, this.box.height, low === high ? "edge" : "edge open");
    this.group.prepend(edge);
    this.write(`${name} ${lengthWords(low, high)}`, left + 3, this.box.y + 8.5, w - 6, place);
  }

  write(text, x, y, w, place) {
    const clip = svg("svg", {
      x: this.isMirrored ? this.frame.width - x - w : x, y: y - 8.5, width: Math.max(w, 0), height: 11
    });
    const words = svg("text", {
      x: this.isMirrored ? "100%" : 0, y: 8.5, "text-anchor": this.isMirrored ? "end" : "start"
    });
    words.textContent = revealed(text);
    clip.append(words);
    if (place) {
      const title = svg("title", {});
      title.textContent = revealed(place);
      words.append(title);
    }
    this.group.append(clip);
  }

  // A part of the row: as wide as it is at least, and in dashes how far it may reach into the label's room.
  add({ x, w, low, high, line, text }) {
    const { width: own, height, size } = this.frame;
    const below = this.middle.y + this.middle.height + (line - 1) * this.line;
    const y = line === 0 ? 0 : line < 0 ? this.middle.y + line * this.line : below;
    const h = line === 0 ? height : this.line - 2;
    const room = own - this.least / 100;
    const more = Math.min(high < 0 ? Infinity : (high - low) / 100, room);
    if (more > 0.5 && line === 0) {
      const start = x < own / 2 ? x : x - more;
      this.over.append(this.rect(start, y + 1.5, w + more, h - 3, "other open"));
    }
    this.group.append(this.rect(x, y, w, h, w < 0.5 ? "other open" : "other"));
    const words = text === 0 ? "" : text === "" ? "?" : text;
    this.write(words, x + 2, y + Math.min(h, size) / 2 + 5, w - 4);
  }

  // Where the room ends if the others take the most that they may.
  atLeast() {
    const x = this.isMirrored ? this.frame.width - this.least / 100 : this.least / 100;
    this.over.append(svg("line", { x1: x, x2: x, y1: 0, y2: this.frame.height, class: "least" }));
  }
}

// A layout: what is around the label, the frame in grey, what shows in the text's colour, what is lost in red.
function draw(index, name, around) {
  const [w, h, points, leaves] = data.layouts[index];
  const rows = rowsOf(data.layouts[index]);
  const [width, height, size] = [w / 100, h / 100, points / 100];
  const outside = around
    ? new Surroundings(around.index, { width, height, size }, around.isMirrored) : null;
  const box = outside ? outside.box : { x: 0, y: 0, width, height };
  const x = outside && around.isMirrored ? width - box.x - box.width : box.x;
  const margin = Math.max(4, size / 4);
  const left = Math.min(x, ...rows.map((row) => row.left)) - margin;
  const top = Math.min(box.y, ...rows.map((row) => row.top)) - margin;
  const right = Math.max(x + box.width, ...rows.map((row) => row.right)) + margin;
  const bottom = Math.max(box.y + box.height, ...rows.map((row) => row.bottom)) + margin;
  const picture = svg("svg", {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`, width: right - left,
    height: bottom - top, role: "img", "aria-label": name
  });
  const frame = { x: 0, y: 0, width, height };
  if (outside) picture.append(outside.group);
  picture.append(svg("rect", { ...frame, class: "frame" }));
  if (outside) picture.append(outside.over);
  picture.append(drawRows(rows.filter((row) => row.isHidden), "lost", size));
  const shown = rows.filter((row) => !row.isHidden);
  if (leaves) {
    const clip = svg("clipPath", { id: "clip" + ++clips });
    clip.append(svg("rect", frame));
    picture.append(clip, drawRows(shown, "lost", size));
  }
  const visible = drawRows(shown, "shown", size);
  if (leaves) visible.setAttribute("clip-path", `url(#clip${clips})`);
  picture.append(visible);
  return picture;
}
