internal import CopyfitSourceText

/// Reads XLIFF 1.2 and 2.x: Xcode's exports for translators, and the files of translation tools.
///
/// Texts are read without their markup. Placeholders are replaced by the code that the app sees.
final class XLIFFReader {
  let text: SourceText
  private let file: String
  var version: XLIFFVersion?
  /// The languages that the root of XLIFF 2.x names.
  var languages: (source: String?, target: String?) = (nil, nil)
  /// The places of attributes that name an invalid language, by the language's tag.
  var languagePlaces: [String: SourcePosition] = [:]
  var files: [XLIFFFile] = []
  var current: XLIFFFile?
  var unit: XLIFFUnit?
  /// The number of open elements at the start of the file, of the unit, and of a unit inside it.
  var depths: (file: Int, unit: Int, inner: Int?) = (0, 0, nil)
  /// The number of units that were read completely or are reported as lost.
  var unitCount = 0
  /// Whether a text between elements is reported.
  var hasReportedText = false
  var problems = ProblemList()
  /// The elements that are open, by their names without prefixes.
  var open: [Element] = []
  /// The open element that is not part of XLIFF.
  var stray: Stray?
  /// The prefix of the root; elements with another one are extensions.
  var prefix: Substring?
  /// The namespace of the last tag: its prefix, and whether it declares another one than XLIFF's.
  var tag: (prefix: Substring?, isOfOtherNamespace: Bool) = (nil, false)
  /// The text that is being collected.
  var capture: Capture?
  /// The id of the code that is being collected.
  var dataID = ""
  /// The bytes of code that inline elements may refer to.
  var copies: CopyBudget

  /// An open element, and the settings for everything in it.
  struct Element {
    var name: String
    var shouldTranslate: Bool
    var profiles: XLIFFSizes.Profiles
    /// The limit for units inside.
    var limit: TextLimit?
  }

  /// A text that is being collected.
  struct Capture {
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
          kind: error.isLimit ? .limitReached : .catalogSyntax,
          message: "The file \(error.message); it is read up to there.",
          position: text.position(at: error.offset), entriesLost: reader.unitsLost,
          weight: error.isLimit ? .error : nil))
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
    content.languagePlaces = languagePlaces
    content.leaveOut(files.reduce(0) { $0 + $1.untranslatedCount }, .untranslated)
    return content
  }

  /// An estimate of the units of a broken file that were not read completely.
  var unitsLost: Int {
    max(0, XMLRecovery.count(of: Self.units, in: text.utf8) - unitCount)
  }

  static let units: Set = ["trans-unit", "unit"]
  /// The elements without a text of their own.
  private static let groups = units.union(["xliff", "file", "body", "group", "segment"])
}

extension XLIFFReader: XMLContentHandler {
  func startElement(_ name: String, attributes: [String: String], at offset: Int) {
    let colon = name.utf8.lastIndex(of: UInt8(ascii: ":"))
    let local = colon.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    var element =
      open.last ?? Element(name: "", shouldTranslate: true, profiles: .init(), limit: nil)
    element.name = local
    let parent = open.last?.name ?? ""
    tag.prefix = colon.map { name[..<$0] }
    tag.isOfOtherNamespace = attributes["xmlns"].map { XLIFFVersion(namespace: $0) == nil } ?? false
    if open.isEmpty { prefix = tag.prefix }
    if capture != nil {
      startInline(local, attributes, at: offset)
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
    if Self.units.contains(element.name) { unitCount += 1 }
    if stray?.depth == open.count { finishStray() }
    if let inner = depths.inner, open.count <= inner { depths.inner = nil }
    if let capture, open.count <= capture.depth {
      finish(capture, of: element.name)
      self.capture = nil
      return
    }
    if let silent = capture?.silentDepth, open.count <= silent { capture?.silentDepth = nil }
    guard capture == nil else { return }
    switch element.name {
    case "trans-unit" where open.count == depths.unit, "unit" where open.count == depths.unit:
      finishUnit()
    case "file" where open.count == depths.file:
      if let current { files.append(current) }
      current = nil
    default: break
    }
  }

  func characters(in range: Range<Int>, _ text: () -> String) {
    if capture != nil, capture?.silentDepth == nil { capture?.text += text() }
    guard capture == nil, !self.text.isBlank(range) else { return }
    if stray != nil {
      stray?.hasText = true
    } else if version != nil, let parent = open.last?.name, Self.groups.contains(parent) {
      reportText(in: parent, at: range.lowerBound)
    }
  }

  private func startInline(_ name: String, _ attributes: [String: String], at offset: Int) {
    if Self.units.contains(name) { leaveOutInner(name, attributes, at: offset) }
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
