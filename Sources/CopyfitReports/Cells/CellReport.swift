public import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// All measured cells, for report generators: lines of JSON, or a table.
///
/// An audit keeps cells only if `AuditOptions.textDetail` requests them. The project is included if there are several,
/// and Bold Text if cells differ in it.
public struct CellReport: StreamedReport {
  private let form: ReportOptions.CellForm
  private let report: AuditReport
  private let namesProject: Bool
  private let tellsBoldText: Bool

  /// Creates the report of an audit.
  public init(_ report: AuditReport, as form: ReportOptions.CellForm = .lines) {
    (self.report, self.form) = (report, form)
    namesProject = report.projects.count > 1
    tellsBoldText = Set(report.texts.map(\.boldText)).count > 1
  }

  /// Writes the cells, one text at a time.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    if form == .csv { try output(CSVTable.row(names.map { .text($0) })) }
    for text in report.texts where !text.cells.isEmpty {
      var lines = ""
      for cell in text.cells {
        let fields = fields(of: cell, in: text)
        lines += form == .csv ? Self.row(fields) : JSONValue.object(fields).compact + "\n"
      }
      try output(lines)
    }
  }

  private func fields(of cell: LabelText.Cell, in text: LabelText) -> [JSONValue.Field] {
    let values: [JSONValue?] =
      (namesProject ? [.string(text.project)] : [])
      + [
        .string(text.id), .string(text.locale), text.variant.map(JSONValue.string),
        .string(cell.category?.name ?? "all"), cell.device.json,
      ] + (tellsBoldText ? [.bool(text.boldText)] : [])
      + [
        .string(cell.decision == .decided ? cell.verdict.rawValue : cell.decision.rawValue),
        cell.certainty.map { .string($0.rawValue) },
        .int(cell.lineCount), .number(cell.width), .number(cell.height),
        cell.slack.map(JSONValue.number),
      ]
    return zip(names, values).map { .init(name: $0, value: $1 ?? .null) }
  }

  private var names: [String] {
    (namesProject ? ["project"] : []) + ["id", "locale", "variant", "category", "device"]
      + (tellsBoldText ? ["boldText"] : [])
      + ["verdict", "certainty", "lineCount", "width", "height", "slack"]
  }

  /// What is written instead of the cells of a report that has none.
  static func failure(_ message: String, as form: ReportOptions.CellForm) -> String {
    form == .csv
      ? CSVTable.row([.text("error")]) + CSVTable.row([.text(message)])
      : JSONValue.object(["error": .string(message)]).compact + "\n"
  }

  private static func row(_ fields: [JSONValue.Field]) -> String {
    CSVTable.row(
      fields.map { field in
        switch field.value {
        case .null: .text(nil)
        case .string(let text): .text(text)
        default: .number(field.value.compact)
        }
      })
  }
}
