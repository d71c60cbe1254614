/// All results.
public struct Report: Sendable {
  /// The conditions of the measurements, such as the versions of libraries.
  public var facts: [(name: String, value: String)]
  /// The measured stages.
  public var rows: [StageRow]
  /// The goals with their results.
  public var goals: [Goal]

  /// The report as text, including the last line end.
  public func text(_ format: Options.Format) -> String {
    switch format {
    case .tsv: tsv
    case .json: json
    case .markdown: markdown
    }
  }

  private static let columns = ["stage", "stratum", "ns_per_text", "texts", "allocations"]

  /// Lines with five columns; all others begin with `#`.
  private var tsv: String {
    let head = facts.map { "# \($0.name)\t\($0.value)" }
    let lines = rows.map { $0.fields.joined(separator: "\t") }
    let goals = goals.map {
      "# goal\t\($0.what)\t\($0.must)\t\($0.aim)\t\($0.measured)\t\($0.verdict)"
    }
    return (head + ["# " + Self.columns.joined(separator: "\t")] + lines + goals)
      .joined(separator: "\n") + "\n"
  }

  private var markdown: String {
    let head = facts.map { "- \($0.name): \($0.value)" }.joined(separator: "\n")
    let goals = MarkdownTable(
      header: ["what", "must", "aim", "measured", "result"],
      rows: goals.map { [$0.what, $0.must, $0.aim, $0.measured, $0.verdict] })
    let stages = MarkdownTable(header: Self.columns, rows: rows.map(\.fields))
    return "\(head)\n\n## Goals\n\n\(goals.text)\n## Stages\n\n\(stages.text)"
  }

  private var json: String {
    let facts = facts.map { "\(JSON.text($0.name)):\(JSON.text($0.value))" }.joined(separator: ",")
    let rows = rows.map { row in
      "{\"stage\":\(JSON.text(row.stage)),\"stratum\":\(JSON.text(row.stratum)),"
        + "\"ns_per_text\":\(row.fields[2]),\"texts\":\(row.texts),"
        + "\"allocations\":\(row.allocations.map { "\($0)" } ?? "null")}"
    }
    let goals = goals.map { goal in
      let fields = [
        ("what", goal.what), ("must", goal.must), ("aim", goal.aim), ("measured", goal.measured),
        ("result", goal.verdict),
      ]
      let texts = fields.map { "\"\($0.0)\":\(JSON.text($0.1))" }
      let numbers = [
        "\"value\":\(goal.value.map { "\($0)" } ?? "null")", "\"bound\":\(goal.bound)",
        "\"unit\":\(JSON.text(goal.unit))",
      ]
      return "{\((texts + numbers).joined(separator: ","))}"
    }
    return "{\"environment\":{\(facts)},\n\"stages\":[\n\(rows.joined(separator: ",\n"))\n],\n"
      + "\"goals\":[\n\(goals.joined(separator: ",\n"))\n]}\n"
  }
}

extension StageRow {
  /// The columns of a line.
  var fields: [String] {
    let tenths = (nanosecondsPerText * 10).rounded() / 10
    return [stage, stratum, "\(tenths)", "\(texts)", allocations.map { "\($0)" } ?? "-"]
  }
}

/// A table of Markdown.
struct MarkdownTable {
  let header: [String]
  let rows: [[String]]

  var text: String {
    let rule = header.map { _ in "---" }
    return ([header, rule] + rows).map { row in
      "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

/// Writes text as JSON.
enum JSON {
  /// A text in quotes.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
