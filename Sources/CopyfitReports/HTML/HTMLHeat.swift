internal import CopyfitFindings
internal import CopyfitDynamicType

/// The heat map: the number of findings in each language at each text size, without accepted findings.
struct HTMLHeat {
  private let categories: [ContentSizeCategory]
  private let locales: [String]
  private var counts: [Cell: Int] = [:]
  /// Whether there are accepted findings on labels, which the map does not count.
  private var hidesAccepted = false

  /// Whether anything was measured.
  private let hasMeasured: Bool

  private struct Cell: Hashable {
    var locale: String
    var category: Int
  }

  init(_ report: AuditReport) {
    categories = report.checked.categories
    hasMeasured = report.coverage.measured > 0
    var failing: Set<String> = []
    for finding in report.findings {
      var cells: Set<Cell> = []
      for locale in finding.locales {
        // The page's script shows the same findings; see `statusMatches`.
        guard locale.status != .suppressed else {
          hidesAccepted = true
          continue
        }
        let all = locale.isOneCell ? categories : locale.categories
        for index in all.compactMap(categories.firstIndex) {
          cells.insert(Cell(locale: locale.locale, category: index))
        }
      }
      failing.formUnion(cells.map(\.locale))
      for cell in cells { counts[cell, default: 0] += 1 }
    }
    locales = failing.sorted()
  }

  /// The table, whose cells the script turns into buttons; a sentence if all labels fit.
  var html: String {
    guard !locales.isEmpty else {
      guard hasMeasured else { return "<p>No label was measured.</p>\n" }
      let exception = hidesAccepted ? ", except for accepted findings" : ""
      return "<p>No measured label fails at any size\(exception).</p>\n"
    }
    let most = counts.values.max() ?? 1
    let head = categories.map { HTMLText.element("th", $0.name, "scope=\"col\"") }
    let rows = locales.map { row($0, most) }
    return """
      <section aria-labelledby="where">
      <h2 id="where">Where labels fail</h2>
      <p class="soft">How many findings there are on labels, by language and text size. A cell shows its \
      findings, the worst first; arrow keys move between cells.</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="where">
      <table id="heat">
      <thead><tr><th scope="col">Language</th>\(head.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </section>

      """
  }

  private func row(_ locale: String, _ most: Int) -> String {
    let cells = categories.indices.map { index in
      let count = counts[Cell(locale: locale, category: index)] ?? 0
      guard count > 0 else { return "<td><span class=\"soft\">0</span></td>" }
      // It is light enough for the contrast of the text on it.
      let share = 8 + 32 * count / most
      let tint = "style=\"background:rgba(var(--heat),.\(share < 10 ? "0" : "")\(share))\""
      let place = "data-locale=\"\(HTMLText.escaped(locale))\" data-category=\"\(index)\""
      return "<td \(place) \(tint)><span>\(count)</span></td>"
    }
    let name = HTMLText.element("th", LanguageNames.name(of: locale), "scope=\"row\"")
    return "<tr>\(name)\(cells.joined())</tr>"
  }
}
