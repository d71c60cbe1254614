@testable import CopyfitReports
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

#if FUZZING
  import FuzzSupport

  @main extension FuzzReports {}
#endif

/// Any texts in findings: each report stays what its readers parse.
enum FuzzReports {
  static func main() {
    let scripts = count("<script", in: .html, ["x"])
    Fuzzer.run { input in
      var choices = Choices(input)
      var texts: [String] = []
      while !choices.isAtEnd, texts.count < 12 { texts.append(choices.text(ofAtMost: 40)) }
      let report = RandomReport.report(texts)
      for format in [ReportFormat.json, .sarif, .gitlab] {
        expectJSON(format.render(report), format)
      }
      for format in [ReportFormat.ndjson, .cells] {
        for line in format.render(report).split(separator: "\n" as Unicode.Scalar) {
          expectJSON(String(line), format)
        }
      }
      let rows = Self.rows(of: ReportFormat.csv.render(report))
      expect(
        rows.allSatisfy { $0.count == rows[0].count }, "rows of other lengths in CSV: \(texts)")
      for row in rows.joined() {
        expect(!row.starts(with: /[=+@-]/), "a formula in CSV: \(texts)")
      }
      // Formats for people have no parser, but no text of a file may end them.
      for format in [ReportFormat.markdown, .xcode, .pretty, .summary, .largerText] {
        expect(!format.render(report).contains("\u{1B}"), "a control in \(format): \(texts)")
      }
      for format in [ReportFormat.checkstyle, .junit] {
        let parser = XMLParser(data: Data(format.render(report).utf8))
        expect(parser.parse(), "\(format) is no XML in line \(parser.lineNumber): \(texts)")
      }
      for line in ReportFormat.github.render(report).utf8.split(separator: 0x0A) {
        expect(line.starts(with: "::".utf8), "a line that is no command: \(texts)")
      }
      expect(count("<script", in: .html, texts) == scripts, "scripts in HTML: \(texts)")
    }
  }

  private static func count(_ mark: String, in format: ReportFormat, _ texts: [String]) -> Int {
    format.render(RandomReport.report(texts)).lowercased().ranges(of: mark).count
  }

  /// Source: RFC 4180.
  private static func rows(of text: String) -> [[String]] {
    var (rows, field, isQuoted): ([[String]], String, Bool) = ([[]], "", false)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"":
        // A doubled quotation mark opens again what it has closed.
        if !isQuoted, index > 0, scalars[index - 1] == "\"" { field += "\"" }
        isQuoted.toggle()
      case "," where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
      case "\n" where !isQuoted:
        rows[rows.count - 1].append(field)
        field = ""
        rows.append([])
      default: field.unicodeScalars.append(scalar)
      }
    }
    rows.removeLast()
    return rows
  }

  private static func expectJSON(_ text: String, _ format: ReportFormat) {
    expect(
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil,
      "\(format) is no JSON: \(text)")
  }
}

extension String {
  /// Splits at a scalar, because a letter may be joined with the line end before it.
  fileprivate func split(separator: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: separator).map { String($0) }
  }
}
