/// The part of the page's script that draws labels.
extension HTMLScript {
  static let drawing = #"""
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
      const [face, stretch, glyphs] = run;
      const unit = size / data.faces[face].u;
      const group = svg("g", {
        transform: `translate(${left} ${baseline}) scale(${unit * stretch} ${-unit})`
      });
      let x = 0;
      for (const glyph of glyphs ? glyphs.split(" ") : []) {
        const [id, step, rise] = glyph.split(",").map(Number);
        x += step / 100;
        const art = outline(face, id);
        if (!art) continue;
        if (Array.isArray(art)) {
          const [l, b, r, t, bytes] = art;
          const image = svg("image", {
            x: left + x + l * unit, y: baseline - (rise || 0) / 100 - t * unit,
            width: (r - l) * unit, height: (t - b) * unit, preserveAspectRatio: "none"
          });
          image.setAttribute("href", "data:image/png;base64," + bytes);
          target.append(image);
        } else {
          group.append(svg("use", {
            href: "#" + art, x: x / (unit * stretch), y: (rise || 0) / 100 / unit
          }));
        }
      }
      target.append(group);
    }

    function drawRows(rows, kind, size) {
      const group = svg("g", { class: kind });
      for (const [left, , , baseline, , , runs] of rows) {
        for (const run of runs) drawRun(group, run, left / 100, baseline / 100, size);
      }
      return group;
    }

    // A layout: the frame in grey, what shows in the text's colour, what is lost in red.
    function draw(index, name) {
      const [w, h, points, leaves, rows] = data.layouts[index];
      const [width, height, size] = [w / 100, h / 100, points / 100];
      const margin = Math.max(4, size / 4);
      const edge = (least, place) =>
        (least ? Math.min : Math.max)(...rows.map(place), least ? 0 : -1e9) / 100;
      const left = edge(true, (row) => row[0]) - margin;
      const top = edge(true, (row) => row[2]) - margin;
      const right = Math.max(width, edge(false, (row) => row[0] + row[1])) + margin;
      const bottom = Math.max(height, edge(false, (row) => row[4])) + margin;
      const picture = svg("svg", {
        viewBox: `${left} ${top} ${right - left} ${bottom - top}`, width: right - left,
        height: bottom - top, role: "img", "aria-label": name
      });
      const frame = { x: 0, y: 0, width, height };
      picture.append(svg("rect", { ...frame, class: "frame" }));
      picture.append(drawRows(rows.filter((row) => row[5]), "lost", size));
      const shown = rows.filter((row) => !row[5]);
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
    """#
}
