internal import CopyfitSourceText

/// Reads XLIFF 1.2 and 2.x: Xcode's exports for translators, and the files of translation tools.
///
/// Texts are read without their markup. Placeholders are replaced by the code that the app sees.
final class XLIFFReader {
  private let text: SourceText
  private let file: String
  private var version: XLIFFVersion?
  /// The languages that the root of XLIFF 2.x names.
  private var languages: (source: String?, target: String?) = (nil, nil)
  private var files: [XLIFFFile] = []
  private var current: XLIFFFile?
  private var unit: XLIFFUnit?
  /// The number of units that were read completely.
  private var unitCount = 0
  private var problems = ProblemList()
  /// The elements that are open, by their names without prefixes.
  private var open: [Element] = []
  /// The text that is being collected.
  private var capture: Capture?
  /// The id of the code that is being collected.
  private var dataID = ""
  /// The bytes of code that inline elements may refer to.
  private var copies: CopyBudget

  /// An open element, and the settings for everything in it.
  private struct Element {
    var name: String
    var shouldTranslate: Bool
    var profiles: XLIFFSizes.Profiles
    /// The limit for units inside.
    var limit: TextLimit?
  }

  /// A text that is being collected.
  private struct Capture {
    var text = ""
    var offset: Int
    /// The number of open elements when it started.
    var depth: Int
    /// The number of open elements at the start of an element whose content is not text.
    var silentDepth: Int?
  }

  private init(_ text: SourceText, file: String) {
    self.text = text
    self.file = file
    copies = CopyBudget(fileLength: text.utf8.count)
  }

  /// Reads a document; a broken document is read up to the error.
  static func content(of text: SourceText, file: String) -> CatalogContent {
    let reader = XLIFFReader(text, file: file)
    do throws(XMLSyntaxError) {
      try XMLReader.read(text, into: reader)
    } catch {
      reader.problems.add(
        CatalogProblem(
          kind: .catalogSyntax,
          message: "The file \(error.message); it is read up to there.",
          position: text.position(at: error.offset), entriesLost: reader.unitsLost))
    }
    return reader.content()
  }

  private func content() -> CatalogContent {
    if let current { files.append(current) }
    let fallback = CatalogPath(file).locale
    for file in files {
      problems.add(contentsOf: file.allProblems)
      problems.add(
        contentsOf: [file.unnamedTarget(fallback), file.unnamedOriginal(version)].compactMap { $0 })
    }
    copies.problem("The code that texts refer to", in: text).map { problems.add($0) }
    var content = CatalogContent(
      tables: files.flatMap { $0.tables(file: file, fallback: fallback) },
      problems: problems.sorted,
      sourceLanguage: files.lazy.compactMap(\.sourceLanguage).first)
    content.leaveOut(files.reduce(0) { $0 + $1.untranslatedCount }, .untranslated)
    return content
  }

  /// An estimate of the units of a broken file that were not read completely.
  private var unitsLost: Int {
    max(0, XMLRecovery.count(of: Self.units, in: text.utf8) - unitCount)
  }

  private static let units: Set = ["trans-unit", "unit"]
}

extension XLIFFReader: XMLContentHandler {
  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    let colon = name.utf8.lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    var element =
      open.last ?? Element(name: "", shouldTranslate: true, profiles: .init(), limit: nil)
    element.name = local
    let parent = open.last?.name ?? ""
    if capture != nil {
      startInline(local, attributes)
    } else if open.isEmpty {
      startRoot(local, attributes, at: offset)
    } else if version != nil {
      if let says = attributes["translate"], unit == nil { element.shouldTranslate = says != "no" }
      start(local, in: parent, attributes, at: offset, &element)
    }
    open.append(element)
  }

  func endElement(at offset: Int) {
    guard let element = open.popLast() else { return }
    if let capture, open.count <= capture.depth {
      finish(capture, of: element.name)
      self.capture = nil
      return
    }
    if let silent = capture?.silentDepth, open.count <= silent { capture?.silentDepth = nil }
    guard capture == nil else { return }
    switch element.name {
    case "trans-unit", "unit":
      finishUnit()
      unitCount += 1
    case "file":
      if let current { files.append(current) }
      current = nil
    default: break
    }
  }

  func characters(in range: Range<Int>, _ text: () -> String) {
    if capture != nil, capture?.silentDepth == nil { capture?.text += text() }
  }

  private func startInline(_ name: String, _ attributes: [String: String]) {
    guard let version, capture?.silentDepth == nil else { return }
    switch XLIFFInline(name, attributes, version: version, data: unit?.data ?? [:]) {
    case .content: break
    case .nothing: capture?.silentDepth = open.count
    case .text(let text):
      let shown = shown(text, as: attributes["id"])
      if copies.take(shown.utf8.count) { capture?.text += shown } else { unit?.isTooLong = true }
      capture?.silentDepth = open.count
    }
  }

  /// The text that an inline element shows; an element of a target without its own text shows the same as in the
  /// source.
  private func shown(_ text: String, as id: String?) -> String {
    guard version == .two, let id else { return text }
    let known = unit?.placeholders[id]
    guard !text.isEmpty else { return known ?? "" }
    if known == nil { unit?.placeholders[id] = text }
    return text
  }
}

extension XLIFFReader {
  private func startRoot(_ name: String, _ attributes: [String: String], at offset: Int) {
    guard name == "xliff" else {
      return reject("its root is <\(name)>, expected <xliff>", at: offset)
    }
    let said = attributes["version"] ?? ""
    guard let known = XLIFFVersion(said) else {
      return reject(
        said.isEmpty
          ? "it names no version; expected 1.2, or 2.0 to 2.2"
          : "version \(said) is unknown; expected 1.2, or 2.0 to 2.2", at: offset)
    }
    let namespaces = attributes.filter { $0.key == "xmlns" || $0.key.hasPrefix("xmlns:") }.values
    if let other = namespaces.lazy.compactMap(XLIFFVersion.init(namespace:)).first, other != known {
      return reject("version \(said) is in the namespace of another version", at: offset)
    }
    version = known
    languages = (attributes["srcLang"], attributes["trgLang"])
  }

  private func reject(_ reason: String, at offset: Int) {
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read as XLIFF: \(reason).",
        position: text.position(at: offset)))
  }

  /// Handles an element that is not part of a text.
  private func start(
    _ name: String, in parent: String, _ attributes: [String: String], at offset: Int,
    _ element: inout Element
  ) {
    if name == "profiles", let last = open.indices.last {
      return open[last].profiles.read(attributes)
    }
    guard unit == nil else { return startPart(name, in: parent, attributes, at: offset) }
    restrict(&element, of: name, attributes, at: offset)
    switch name {
    case "file": startFile(attributes, at: offset)
    case "tool" where parent == "header": current?.add(tool: attributes["tool-id"] ?? "")
    case "trans-unit" where version == .one: startUnit(attributes, at: offset, element)
    case "unit" where version == .two: startUnit(attributes, at: offset, element)
    default: break
    }
  }

  /// Applies the limits that an element sets for all units in it.
  private func restrict(
    _ element: inout Element, of name: String, _ attributes: [String: String], at offset: Int
  ) {
    let isUnit = name == "trans-unit" || name == "unit"
    checkLimits(attributes, key: isUnit ? key(of: attributes) : nil, at: offset)
    if version == .two {
      element.limit = XLIFFSizes.restriction(
        attributes, element.profiles, at: text.position(at: offset), over: element.limit)
    } else if name == "group" {
      element.limit = XLIFFSizes.limit(
        attributes, at: text.position(at: offset), over: element.limit)
    }
  }

  /// The key by which the app looks up the text of a unit.
  private func key(of attributes: [String: String]) -> String? {
    attributes[version == .one ? "resname" : "name"] ?? attributes["id"]
  }

  /// Reports invalid limits.
  private func checkLimits(
    _ attributes: [String: String], key: String?, at offset: Int
  ) {
    for limit in XLIFFSizes.broken(attributes) {
      problems.add(
        CatalogProblem(
          kind: .catalogSyntax, message: "The limit \(limit) is invalid and is left out.",
          position: text.position(at: offset), key: key, weight: .warning))
    }
  }

  private func startFile(_ attributes: [String: String], at offset: Int) {
    current = XLIFFFile(
      at: text.position(at: offset), original: attributes["original"] ?? "",
      sourceLanguage: attributes["source-language"] ?? languages.source,
      targetLanguage: attributes["target-language"] ?? languages.target)
  }

  private func startUnit(_ attributes: [String: String], at offset: Int, _ element: Element) {
    var started = XLIFFUnit(
      id: attributes["id"] ?? "", name: attributes[version == .one ? "resname" : "name"],
      offset: offset, shouldTranslate: element.shouldTranslate)
    started.limit = element.limit
    if version == .one {
      started.limit = XLIFFSizes.limit(
        attributes, at: text.position(at: offset), over: element.limit)
      started.parts = [.init()]
    }
    unit = started
  }

  /// Handles an element of a unit.
  private func startPart(
    _ name: String, in parent: String, _ attributes: [String: String], at offset: Int
  ) {
    switch (name, parent) {
    case ("segment", "unit"), ("ignorable", "unit"):
      unit?.parts.append(.init(state: attributes["state"], isIgnorable: name == "ignorable"))
    case ("source", "trans-unit"), ("source", "segment"), ("source", "ignorable"),
      ("note", "trans-unit"), ("note", "notes"), ("data", "originalData"):
      capture = Capture(offset: offset, depth: open.count)
      if name == "data" { dataID = attributes["id"] ?? "" }
    case ("target", "trans-unit"), ("target", "segment"), ("target", "ignorable"):
      capture = Capture(offset: offset, depth: open.count)
      guard version == .one, let last = unit?.parts.indices.last else { return }
      unit?.parts[last].state = attributes["state"]
      checkLimits(attributes, key: unit?.key, at: offset)
      let outer = unit?.limit
      unit?.limit = XLIFFSizes.limit(attributes, at: text.position(at: offset), over: outer)
    default: break
    }
  }

  private func finishUnit() {
    guard let unit else { return }
    self.unit = nil
    guard !unit.isTooLong else { return copies.leaveOut(1, at: unit.offset) }
    current?.append(unit, in: text)
  }

  /// Handles the end of a collected text.
  private func finish(_ capture: Capture, of name: String) {
    switch name {
    case "note": unit?.notes.append(capture.text)
    case "data": unit?.data[dataID] = capture.text
    default:
      guard let last = unit?.parts.indices.last else { return }
      let text = XLIFFText(text: capture.text, offset: capture.offset)
      if name == "source" {
        unit?.parts[last].source = text
      } else {
        unit?.parts[last].target = text
      }
    }
  }
}
