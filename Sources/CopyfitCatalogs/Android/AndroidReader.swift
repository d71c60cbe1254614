internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads the strings of an Android app: `strings.xml` and other files of `res/values…`.
///
/// Markup is flattened and escapes are resolved. A text that is only a reference to another (`@string/name`) gets the
/// other's text if that is in the same file. Otherwise it is left out.
final class AndroidReader {
  let text: SourceText
  let file: String
  private let path: CatalogPath
  private(set) var locale: LocaleIdentifier?
  private var entries = EntryList(rejecter: "Android's build")
  /// The bytes of texts that references show again.
  private var copies: CopyBudget
  var problems = ProblemList()
  private var open: [String] = []
  /// Whether the file has a resource of any kind.
  private var hasResources = false
  private var lastComment: String?
  /// The plurals or array whose items are read.
  private var group: Group?
  private var item: Item?
  /// The element of `<resources>` that the build does not read and that is open.
  private var rejected: Rejected?
  private var examples: [(text: String, place: AndroidText.Place)] = []
  /// The bytes of names of arrays that the keys of their elements may repeat.
  private var names: CopyBudget

  /// The maximum length of a placeholder with an example, in bytes; real ones have a few.
  private static let maximumPlaceholder = 200

  struct Group {
    var name: String
    fileprivate var comment: String?
    fileprivate var shouldTranslate: Bool
    var offset: Int
    /// The quantities of plurals; `nil` for an array.
    var quantities: Set<String>?
    /// Whether its items may be values of any type.
    fileprivate var isMixed = false
    fileprivate var count = 0
  }

  /// An element that the build does not read.
  private struct Rejected {
    var reason: String
    var offset: Int
    /// The number of elements with texts in it.
    var lost = 0
  }

  /// A text that is being read.
  private struct Item {
    var key: String
    var variant: TextVariant?
    var comment: String?
    var shouldTranslate: Bool
    var offset: Int
    /// The number of open elements at its start.
    var depth: Int
    /// Whether it may be a value of another type than a text.
    var isMixed = false
    var text = AndroidText()
    var examples: [String: String] = [:]
  }

  private init(_ text: SourceText, file: String) {
    self.text = text
    self.file = file
    path = CatalogPath(file)
    locale = path.locale
    names = CopyBudget(fileLength: text.utf8.count)
    copies = CopyBudget(fileLength: text.utf8.count)
  }

  /// Reads a file; a broken file has no content, because Android's build also rejects it.
  static func content(of text: SourceText, file: String) -> CatalogContent {
    let reader = AndroidReader(text, file: file)
    do throws(XMLSyntaxError) {
      try XMLReader.read(text, into: reader)
    } catch {
      return CatalogContent(tables: [], problems: [rejection(for: error, in: text)])
    }
    return reader.content()
  }

  /// Whether the file is one of texts in a language, such as `strings.xml`, and has no resource at all.
  ///
  /// A file with other resources, such as lengths, is no sign of texts in its language.
  private var isEmptyLanguage: Bool {
    !hasResources && path.locale != nil && path.table.lowercased().contains("string")
      && problems.isEmpty
  }

  private func content() -> CatalogContent {
    checkFolder()
    let references = AndroidReferences(of: entries.entries)
    var table = StringTable(
      file: file, name: path.table, locale: locale, entries: references.resolved(within: &copies))
    table.unresolved = references.unresolved
    let tooLong = references.tooLong
    table.keysBeyondReferences = Set(tooLong.map { ExactString($0.key) })
    let folder = file.split(separator: "/").dropLast().last.flatMap { AndroidFolder(String($0)) }
    table.isForSomeDevices = folder?.qualifiers.isEmpty == false
    problems.add(contentsOf: entries.problems)
    problems.add(contentsOf: references.cycleProblems)
    AndroidReferences.limit(of: tooLong).map { problems.add($0) }
    names.problem("The names of arrays in the keys of their elements", in: text).map {
      problems.add($0)
    }
    copies.problem("The texts that references show").map { problems.add($0) }
    let hasTexts = !table.entries.isEmpty || !table.unresolved.isEmpty
    let isKept = hasTexts || isEmptyLanguage && !table.isForSomeDevices
    return CatalogContent(tables: isKept ? [table] : [], problems: problems.sorted)
  }
}

extension AndroidReader: XMLContentHandler {
  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    if item != nil {
      startInline(name, attributes)
    } else {
      start(name, attributes, at: offset)
    }
    open.append(name)
  }

  func endElement(at offset: Int) {
    guard let name = open.popLast() else { return }
    if let depth = item?.depth {
      if open.count > depth { return endInline(name) }
      item.map(append)
      item = nil
    } else if open.count == 1 {
      group.map(check)
      group = nil
      lastComment = nil
      rejected.map { reject($0.reason, at: $0.offset, lost: max(1, $0.lost), isReadOn: true) }
      rejected = nil
    }
  }

  func characters(in range: Range<Int>, _ text: () -> String) {
    guard item == nil else {
      item?.text.append(text())
      return
    }
    guard open.count == 1, open[0] == "resources", !self.text.isBlank(range) else { return }
    let text = trimmed(text())
    guard let scalar = text.unicodeScalars.first else { return }
    // Gradle drops the text when it merges files, and then Android's compiler does not see it.
    reject(
      "\"\(scalar)\" stands between its elements", at: range.lowerBound, isReadOn: true,
      weight: MergeMarker.all.contains { text.contains($0) } ? nil : .warning)
  }

  func comment(_ text: String, at offset: Int) {
    if item == nil { lastComment = trimmed(text) }
  }

  private static func isSample(_ name: String) -> Bool { name == "g" || name.hasSuffix(":g") }

  private func startInline(_ name: String, _ attributes: [String: String]) {
    if !Self.isSample(name) {
      item?.text.appendBoundary()
    } else if let place = item?.text.place {
      examples.append((attributes["example"] ?? "", place))
    }
  }

  /// Takes the end of an element in a text; an example belongs to the text inside its element.
  private func endInline(_ name: String) {
    guard Self.isSample(name), let example = examples.popLast() else {
      item?.text.appendBoundary()
      return
    }
    guard !example.text.isEmpty,
      let placeholder = item?.text.written(since: example.place, atMost: Self.maximumPlaceholder)
    else { return }
    item?.examples[trimmed(placeholder)] = example.text
  }
}

extension AndroidReader {
  private func start(_ name: String, _ attributes: [String: String], at offset: Int) {
    if rejected != nil {
      if AndroidElements.texts.contains(name) { rejected?.lost += 1 }
      return
    }
    switch open.count {
    case 0 where name == "resources":
      locale = locale ?? attributes["tools:locale"].map { LocaleIdentifier($0) }
    case 0:
      reject(
        "its root is <\(name.shortened)>, expected <resources>", at: offset,
        lost: XMLRecovery.count(of: AndroidElements.texts, in: text.utf8))
    case 1 where open[0] == "resources": startResource(name, attributes, at: offset)
    case 2 where group != nil: startMember(name, attributes, at: offset)
    default: break
    }
  }

  private func startResource(_ name: String, _ attributes: [String: String], at offset: Int) {
    hasResources = true
    if let reason = AndroidElements.fault(of: name, attributes) {
      rejected = Rejected(reason: reason, offset: offset)
    } else if name == "string" || name == "item" && attributes["type"] == "string" {
      startString(attributes, at: offset)
    } else if name == "plurals" || name == "string-array" || name == "array" {
      startGroup(name, attributes, at: offset)
    }
  }

  private func startGroup(_ name: String, _ attributes: [String: String], at offset: Int) {
    guard let id = attributes["name"], !id.isEmpty else {
      rejected = Rejected(
        reason: "<\(name)> has no name, so nothing can show its texts", offset: offset)
      return
    }
    group = Group(
      name: id, comment: takeComment(), shouldTranslate: attributes["translatable"] != "false",
      offset: offset, quantities: name == "plurals" ? [] : nil,
      isMixed: name == "array" && attributes["format"] != "string")
  }

  private func startMember(_ name: String, _ attributes: [String: String], at offset: Int) {
    guard let group else { return }
    if name == "item" {
      group.quantities == nil ? startArrayItem(at: offset) : startPlural(attributes, at: offset)
    } else if !AndroidElements.isSkipped(name) {
      reject(
        "<\(name.shortened)> in \(group.name.quoted) is no <item>", at: offset, key: group.name)
    }
  }

  private func takeComment() -> String? {
    defer { lastComment = nil }
    return lastComment
  }

  private func startString(_ attributes: [String: String], at offset: Int) {
    if attributes["name"]?.isEmpty ?? true {
      return reject("a <string> has no name, so nothing can show it", at: offset, lost: 1)
    }
    item = Item(
      key: attributes["name"] ?? "", variant: Self.variant(ofProduct: attributes["product"]),
      comment: takeComment(), shouldTranslate: attributes["translatable"] != "false",
      offset: offset, depth: open.count)
  }

  /// The variant for a product; the product `default` is the text of all products without their own text.
  private static func variant(ofProduct product: String?) -> TextVariant? {
    product.flatMap { $0 == "default" ? nil : TextVariant([.product($0)]) }
  }

  private func startPlural(_ attributes: [String: String], at offset: Int) {
    guard let group else { return }
    let quantity = attributes["quantity"] ?? ""
    guard let category = PluralCategory(rawValue: quantity) else {
      return reject(
        "\(quantity.quoted) is not a quantity of \(group.name.quoted); expected zero, one, two, few, many or "
          + "other", at: offset, key: group.name)
    }
    self.group?.quantities?.insert(quantity)
    startItem(TextVariant([.plural(category)]), of: group.name, in: group, at: offset)
  }

  /// Starts an element of an array; its key is the array's name and its index: `name[0]`.
  private func startArrayItem(at offset: Int) {
    guard let group else { return }
    self.group?.count += 1
    guard names.take(group.name.utf8.count) else { return names.leaveOut(1, at: offset) }
    startItem(nil, of: "\(group.name)[\(group.count)]", in: group, at: offset)
  }

  private func startItem(_ variant: TextVariant?, of key: String, in group: Group, at offset: Int) {
    item = Item(
      key: key, variant: variant, comment: takeComment() ?? group.comment,
      shouldTranslate: group.shouldTranslate, offset: offset, depth: open.count,
      isMixed: group.isMixed)
  }

  private func append(_ item: Item) {
    let raw = item.text.raw
    guard !item.isMixed || AndroidValue.isText(raw) else { return }
    let (value, flaws) = item.text.unescaped()
    let position = text.position(at: item.offset)
    for flaw in flaws { report(flaw, of: item.key, at: position) }
    var entry = StringEntry(
      key: item.key, value: value, comment: item.comment, position: position,
      variant: item.variant, shouldTranslate: item.shouldTranslate)
    entry.syntax = .javaFormat
    entry.examples = item.examples
    if AndroidReferences.isReference(raw) { entry.reference = raw }
    entries.reserve(readTo: item.offset, of: text.utf8.count)
    entries.append(entry)
  }
}
