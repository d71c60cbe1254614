/// The look of the HTML report: light and dark, narrow screens, print.
enum HTMLStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --page: #f5f5f7; --card: #ffffff; --ink: #1c1c1e; --soft: #55555c; --line: #c7c7cc;
      --link: #0040a8; --error: #b00012; --warning: #7a4d00; --note: #3f4a5a; --good: #14642b;
      --frame: #f0f0f4; --heat: 176, 0, 18;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131315; --card: #1f1f22; --ink: #f2f2f7; --soft: #b4b4bd; --line: #48484e;
        --link: #8ab8ff; --error: #ff8a80; --warning: #ffc266; --note: #b8c4d6; --good: #7ddc95;
        --frame: #2c2c31; --heat: 255, 92, 80;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    header, main, footer { max-width: 76rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.7rem; margin: 0.5rem 0; }
    h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
    h3 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: 0.35rem 0; overflow-wrap: anywhere; }
    ul { margin: 0.35rem 0; padding-inline-start: 1.4rem; }
    header ul { color: var(--soft); font-size: 0.95rem; }
    a { color: var(--link); }
    a.skip { position: absolute; left: -99rem; }
    a.skip:focus { left: 1rem; }
    .soft { color: var(--soft); }
    .gate { font-size: 1.15rem; font-weight: 600; }
    .passed { color: var(--good); }
    .failed, .error { color: var(--error); }
    .warning { color: var(--warning); }
    .note { color: var(--note); }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; background: var(--card); }
    th, td { border: 1px solid var(--line); padding: 0.3rem 0.5rem; text-align: start; }
    thead th { vertical-align: bottom; }
    #heat td { text-align: center; padding: 0; min-width: 2.9rem; }
    #heat td span { display: block; padding: 0.3rem 0.5rem; }
    #heat th { white-space: nowrap; font-weight: 500; }
    #heat button { width: 100%; border: 0; background: none; padding: 0.3rem 0.5rem; }
    #heat button:hover { text-decoration: underline; }
    #heat button[aria-pressed="true"] { outline: 3px solid var(--link); outline-offset: -3px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    button, select, input { font: inherit; color: var(--ink); }
    button, select, input[type="search"] {
      background: var(--card); border: 1px solid var(--soft); border-radius: 6px;
      padding: 0.35rem 0.6rem; max-width: 100%;
    }
    button { cursor: pointer; }
    #filters input, #filters select { width: 100%; min-width: 0; }
    .pick input[type="range"] { width: 14rem; }
    summary { cursor: pointer; color: var(--soft); margin-top: 0.4rem; }
    #filters {
      display: grid; gap: 0.6rem; align-items: end;
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    }
    #filters label { display: grid; gap: 0.15rem; font-size: 0.9rem; }
    .bar { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center; margin: 0.8rem 0; }
    .card {
      background: var(--card); color: var(--ink); border: 1px solid var(--line);
      border-radius: 10px; padding: 0.9rem 1rem; margin: 0 0 0.9rem;
    }
    .badge { font-weight: 600; }
    .pick { display: flex; flex-wrap: wrap; gap: 0.6rem 1.2rem; align-items: center; margin: 0.5rem 0; }
    .pick label { display: inline-flex; gap: 0.4rem; align-items: center; max-width: 100%; }
    .pick select { min-width: 0; }
    .pick output { min-width: 5.5em; font-variant-numeric: tabular-nums; }
    .pick output.fails { color: var(--error); font-weight: 600; }
    figure { margin: 0.5rem 0; }
    figure svg { max-width: 100%; height: auto; display: block; }
    .frame { fill: var(--frame); stroke: var(--soft); stroke-width: 0.75; }
    .shown { fill: var(--ink); }
    .lost { fill: var(--error); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 0.9rem; margin: 0.4rem 0 0; }
    dt { color: var(--soft); }
    dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
    dd.text { white-space: pre-wrap; unicode-bidi: plaintext; }
    code { font-size: 0.92em; overflow-wrap: anywhere; }
    @media (max-width: 36rem) {
      dl { grid-template-columns: 1fr; }
      dd { margin-bottom: 0.35rem; }
      .pick input[type="range"] { width: 100%; }
    }
    @media print {
      body { background: none; }
      #filters, .bar button, .pick input { display: none; }
      .card { break-inside: avoid; }
    }
    """
}
