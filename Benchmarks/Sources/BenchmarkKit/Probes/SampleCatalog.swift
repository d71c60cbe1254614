/// A format of string tables, for writing a large file.
///
/// The texts consist of letters, digits and spaces, which no format escapes.
struct SampleCatalog {
  /// The format's name in the table.
  let name: String
  /// The file's path in its project.
  let path: String
  private let head: String
  private let separator: String
  private let tail: String
  private let entry: @Sendable (Int, String) -> String

  private init(
    _ name: String, _ path: String, head: String = "", separator: String = "", tail: String = "",
    entry: @escaping @Sendable (Int, String) -> String
  ) {
    (self.name, self.path, self.head, self.separator) = (name, path, head, separator)
    (self.tail, self.entry) = (tail, entry)
  }

  /// A file of approximately this many bytes, and its number of texts.
  func file(bytes: Int, of texts: [String]) -> (content: String, count: Int) {
    var (content, count) = (head, 0)
    content.reserveCapacity(bytes + 1_000)
    while content.utf8.count < bytes {
      if count > 0 { content += separator }
      content += entry(count, texts[count % texts.count])
      count += 1
    }
    return (content + tail, count)
  }
}

// MARK: - Formats

extension SampleCatalog {
  static let all =
    apple + [
      SampleCatalog(
        "Android", "app/src/main/res/values/strings.xml", head: xml + "<resources>\n",
        tail: "</resources>\n"
      ) { "  <string name=\"key_\($0)\">\($1)</string>\n" },
      SampleCatalog(
        "ARB", "lib/l10n/app_en.arb", head: "{\"@@locale\": \"en\",\n", separator: ",\n",
        tail: "}\n"
      ) { "\"key\($0)\": \"\($1)\", \"@key\($0)\": {\"description\": \"\($1)\"}" },
      SampleCatalog(
        "gettext", "po/de.po",
        head: "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n"
          + "\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
      ) { "\n#: main.c:\($0)\nmsgid \"\($1) \($0)\"\nmsgstr \"\($1)\"\n" },
      SampleCatalog("JSON", "locales/en/web.json", head: "{\n", separator: ",\n", tail: "}\n") {
        "\"key\($0)\": \"\($1)\""
      },
      SampleCatalog("Java", "src/web_en.properties") { "key.\($0) = \($1)\n" },
      SampleCatalog("CSV", "web.csv", head: "key,en,de\n") { "key.\($0),\($1),\"\($1)\"\n" },
    ]

  private static let apple = [
    SampleCatalog(".strings", "en.lproj/Main.strings") {
      "/* \($1) */\n\"key.\($0)\" = \"\($1)\";\n"
    },
    SampleCatalog(
      ".stringsdict", "en.lproj/Main.stringsdict", head: xml + "<plist version=\"1.0\"><dict>\n",
      tail: "</dict></plist>\n", entry: pluralRule),
    SampleCatalog(
      ".xcstrings", "Main.xcstrings", head: "{\"sourceLanguage\": \"en\", \"strings\": {\n",
      separator: ",\n", tail: "}, \"version\": \"1.0\"}\n", entry: localizations),
    SampleCatalog(
      "XLIFF", "de.xliff",
      head: xml + "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
        + "<file original=\"en.lproj/Main.strings\" source-language=\"en\" target-language=\"de\" "
        + "datatype=\"plaintext\"><body>\n",
      tail: "</body></file></xliff>\n"
    ) {
      "<trans-unit id=\"key.\($0)\"><source>\($1)</source><target>\($1)</target></trans-unit>\n"
    },
  ]

  private static let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  private static func pluralRule(_ number: Int, _ text: String) -> String {
    """
    <key>key.\(number)</key>
    <dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key>
      <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d \(text)</string>
        <key>other</key><string>%d \(text)</string>
      </dict>
    </dict>

    """
  }

  private static func localizations(_ number: Int, _ text: String) -> String {
    let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    return "\"key.\(number)\": {\"localizations\": {\"de\": \(unit), \"en\": \(unit)}}"
  }
}
