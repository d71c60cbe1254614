internal import CopyfitAudit
internal import CopyfitDynamicType

/// What would fail if the app's fixed fonts grew with the reader's text size.
struct HTMLScaling {
  /// The last category at which a font of 17 points that is scaled as body text is at most twice as large as at
  /// `large`: 31 points.
  private static let doubled = ContentSizeCategory.accessibility2

  /// How large such a font is then, in whole percent: the share of the line heights, not that of the sizes of body
  /// text, which is 33 points of 17.
  private static var growth: Int {
    let scaled = FontMetrics(for: .body).scaledPointSize(17, at: doubled)
    return Int((scaled / 17 * 100).rounded())
  }

  private let rows: [String]
  private let isAssumed: Bool

  init(_ report: AuditReport, _ entries: HTMLEntries) {
    let assumed = report.findings.filter {
      $0.rule.symptom != nil && entries.isScaledByAssumption($0)
    }
    isAssumed = entries.assumesScaling
    rows = assumed.compactMap(Self.row)
  }

  /// The section; nothing where no scaling was assumed.
  var html: String {
    guard isAssumed else { return "" }
    let count = Wording.count(rows.count, "finding")
    return """
      <section aria-labelledby="scaling">
      <h2 id="scaling">If the app adopted text styles today</h2>
      <p>WCAG 1.4.4 asks that text can grow to 200 % without loss. These labels have fixed fonts; here \
      they are scaled by the metrics of text styles. Up to \(Self.doubled.name), where a font of 17 points \
      becomes \(Self.growth) % of its size, \(count) would arise on them:</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="scaling">
      <table><thead><tr><th scope="col">Label</th><th scope="col">What</th>\
      <th scope="col">From</th><th scope="col">Languages</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      </div>
      </section>

      """
  }

  private static func row(_ finding: Finding) -> String? {
    let failing = finding.locales.filter { locale in
      locale.categories.contains { $0 > .large && $0 <= doubled }
    }
    let first = failing.flatMap(\.categories).filter { $0 > .large }.min()
    guard let first else { return nil }
    let cells = [
      finding.id ?? "", finding.rule.symptom ?? "", first.name,
      failing.map(\.locale).joined(separator: ", "),
    ]
    return "<tr>\(cells.map { HTMLText.element("td", $0, "dir=\"auto\"") }.joined())</tr>"
  }
}
