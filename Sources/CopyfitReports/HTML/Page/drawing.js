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

// A layout: the frame in grey, what shows in the text's colour, what is lost in red.
function draw(index, name) {
  const [w, h, points, leaves] = data.layouts[index];
  const rows = rowsOf(data.layouts[index]);
  const [width, height, size] = [w / 100, h / 100, points / 100];
  const margin = Math.max(4, size / 4);
  const left = Math.min(0, ...rows.map((row) => row.left)) - margin;
  const top = Math.min(0, ...rows.map((row) => row.top)) - margin;
  const right = Math.max(width, ...rows.map((row) => row.right)) + margin;
  const bottom = Math.max(height, ...rows.map((row) => row.bottom)) + margin;
  const picture = svg("svg", {
    viewBox: `${left} ${top} ${right - left} ${bottom - top}`, width: right - left,
    height: bottom - top, role: "img", "aria-label": name
  });
  const frame = { x: 0, y: 0, width, height };
  picture.append(svg("rect", { ...frame, class: "frame" }));
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
