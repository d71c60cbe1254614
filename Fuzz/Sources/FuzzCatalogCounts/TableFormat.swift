/// How a format writes a table of keys and texts.
struct TableFormat: Sendable {
  /// The path by which the reader knows the format.
  let file: String
  /// Whether the reader returns texts as they were before they were written.
  var isVerbatim = true
  let beginning: String
  let ending: String
  let separator: String
  let entry: @Sendable (_ key: String, _ text: String) -> String

  /// Whether a table has an end, so that one that is cut off is never whole.
  var hasEnd: Bool { ending != "\n" }

  func table(_ texts: [(key: String, text: String)]) -> String {
    beginning + texts.map { entry($0.key, $0.text) }.joined(separator: separator) + ending
  }

  static let all = [
    TableFormat(
      file: "de.lproj/A.strings", beginning: "", ending: "\n", separator: "\n",
      entry: { "\"\($0)\" = \"\(escaped($1))\";" }),
    TableFormat(
      file: "de.lproj/A.strings", isVerbatim: false,
      beginning: "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>", ending: "</dict></plist>",
      separator: "", entry: { "<key>\($0)</key><string>\(xml($1))</string>" }),
    TableFormat(
      file: "values-de/strings.xml", isVerbatim: false, beginning: "<resources>",
      ending: "</resources>", separator: "\n",
      entry: { "<string name=\"\($0)\">t\(xml($1))</string>" }),
    TableFormat(
      file: "locales/de.json", beginning: "{", ending: "}", separator: ",",
      entry: { "\"\($0)\":\(json($1))" }),
    TableFormat(
      file: "app_de.arb", beginning: "{", ending: "}", separator: ",",
      entry: { "\"\($0)\":\(json($1))" }),
    TableFormat(
      file: "A.xcstrings", beginning: #"{"sourceLanguage":"en","version":"1.0","strings":{"#,
      ending: "}}", separator: ",",
      entry: {
        #""\#($0)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":\#(json($1))}}}}"#
      }),
    TableFormat(
      file: "de.xliff", isVerbatim: false,
      beginning:
        #"<xliff version="1.2"><file original="A.strings" source-language="en" target-language="de" "#
        + #"datatype="plaintext"><body>"#,
      ending: "</body></file></xliff>", separator: "\n",
      entry: {
        "<trans-unit id=\"\($0)\"><source>s</source><target>t\(xml($1))</target></trans-unit>"
      }),
    TableFormat(
      file: "t.csv", isVerbatim: false, beginning: "key,de\n", ending: "\n", separator: "\n",
      entry: { "\($0),\"t\(doubled($1))\"" }),
    TableFormat(
      file: "t.tsv", isVerbatim: false, beginning: "key\tde\n", ending: "\n", separator: "\n",
      entry: { "\($0)\t\"t\(doubled($1))\"" }),
    TableFormat(
      file: "de.lproj/A.stringsdict", isVerbatim: false,
      beginning: "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>", ending: "</dict></plist>",
      separator: "",
      entry: {
        "<key>\($0)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
          + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
          + "<key>NSStringFormatValueTypeKey</key><string>d</string>"
          + "<key>one</key><string>t\(xml($1))</string><key>other</key><string>%d</string></dict></dict>"
      }),
    TableFormat(
      file: "de.po", isVerbatim: false,
      beginning: "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n",
      ending: "\n", separator: "\n\n", entry: { "msgid \"\($0)\"\nmsgstr \"t\(gettext($1))\"" }),
  ]

  // A mark after a quote makes one `Character` with it, so scalars are replaced.
  private static func escaped(_ text: String) -> String {
    replacing(["\\": "\\\\", "\"": "\\\""], in: text)
  }

  private static func doubled(_ text: String) -> String { replacing(["\"": "\"\""], in: text) }

  private static func replacing(_ scalars: [Unicode.Scalar: String], in text: String) -> String {
    text.unicodeScalars.map { scalars[$0] ?? String($0) }.joined()
  }

  private static func gettext(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Source: RFC 8259, 7.
  private static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// Source: XML 1.0, 2.2; other characters cannot be written.
  private static func xml(_ text: String) -> String {
    var xml = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "\r", "\n", "\t", "@", "?", "'", "\"": xml += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": xml += "_"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
