internal import CopyfitSourceText
internal import CopyfitUnicode

/// Reads the elements around texts.
extension XLIFFReader {
  func startRoot(_ name: String, _ attributes: [String: String], at offset: Int) {
    guard name == "xliff" else {
      return reject("its root is <\(name.shortened)>, expected <xliff>", at: offset)
    }
    let said = attributes["version"] ?? ""
    guard let known = XLIFFVersion(said) else {
      return reject(
        said.isEmpty
          ? "it names no version; expected 1.2, or 2.0 to 2.2"
          : "version \(said.shortened) is unknown; expected 1.2, or 2.0 to 2.2", at: offset)
    }
    let namespaces = attributes.filter { $0.key == "xmlns" || $0.key.hasPrefix("xmlns:") }.values
    if let other = namespaces.lazy.compactMap(XLIFFVersion.init(namespace:)).first, other != known {
      return reject("version \(said) is in the namespace of another version", at: offset)
    }
    version = known
    languages = (attributes["srcLang"], attributes["trgLang"])
    notePlaces(ofLanguages: ["srcLang", "trgLang"], attributes, at: offset)
  }

  /// Notes the places of invalid languages that attributes of a tag name.
  private func notePlaces(
    ofLanguages names: [String], _ attributes: [String: String], at offset: Int
  ) {
    for name in names {
      guard let tag = attributes[name].map({ LocaleIdentifier($0).tag }),
        !LocaleIdentifier.isTag(tag), languagePlaces[tag] == nil
      else { continue }
      var scanner = TextScanner(text.utf8, at: offset)
      let isFound = scanner.skip(to: name)
      languagePlaces[tag] = text.position(at: isFound ? scanner.offset : offset)
    }
  }

  private func reject(_ reason: String, at offset: Int) {
    let lost = unitsLost
    unitCount += lost
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "The file cannot be read as XLIFF: \(reason).",
        position: text.position(at: offset), entriesLost: lost))
  }

  /// Handles an element that is not part of a text.
  func start(
    _ name: String, in parent: String, _ attributes: [String: String], at offset: Int,
    _ element: inout Element
  ) {
    if name == "profiles", let last = open.indices.last {
      return open[last].profiles.read(attributes)
    }
    guard unit == nil else { return startPart(name, in: parent, attributes, at: offset) }
    noteStray(name, in: parent, attributes, at: offset)
    restrict(&element, of: name, attributes, at: offset)
    switch name {
    case "file": startFile(attributes, at: offset)
    case "tool" where parent == "header": current?.add(tool: attributes["tool-id"] ?? "")
    case "trans-unit", "unit": startUnit(name, attributes, at: offset, element)
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
  func key(of attributes: [String: String]) -> String? {
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
    // A file inside of another one ends it.
    if let current { files.append(current) }
    depths.file = open.count
    current = XLIFFFile(
      at: text.position(at: offset), original: attributes["original"] ?? "",
      sourceLanguage: attributes["source-language"] ?? languages.source,
      targetLanguage: attributes["target-language"] ?? languages.target)
    notePlaces(ofLanguages: ["source-language", "target-language"], attributes, at: offset)
  }

  private func startUnit(
    _ name: String, _ attributes: [String: String], at offset: Int, _ element: Element
  ) {
    let expected = version == .one ? "trans-unit" : "unit"
    guard name == expected else {
      return leaveOut(
        name, attributes, because: "is not of this file's version, which has <\(expected)>",
        at: offset)
    }
    guard current != nil else {
      return leaveOut(
        name, attributes, because: "is in no <file>, so it belongs to no table", at: offset)
    }
    depths.unit = open.count
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

  /// Reports a unit that is not read, and goes on after it.
  private func leaveOut(
    _ name: String, _ attributes: [String: String], because reason: String, at offset: Int
  ) {
    let key = key(of: attributes).flatMap { $0.isEmpty ? nil : $0 }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "A <\(name)> \(reason); it is left out.",
        position: text.position(at: offset), entriesLost: 1, key: key, isReadOn: true))
  }

  /// Reports a unit of XLIFF 2.x whose texts are not in segments.
  private func leaveOutWithoutSegment(_ unit: XLIFFUnit) {
    guard !unit.strays.contains(where: { $0.isLoss(in: unit) }) else { return }
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax, message: "A <unit> has no <segment>; it is left out.",
        position: text.position(at: unit.offset), entriesLost: 1,
        key: unit.key.isEmpty ? nil : unit.key, isReadOn: true))
  }

  /// Reports a unit inside of another one, whose texts must not replace those of the outer unit.
  func leaveOutInner(_ name: String, _ attributes: [String: String], at offset: Int) {
    leaveOut(name, attributes, because: "is inside of another unit", at: offset)
    if depths.inner == nil { depths.inner = open.count }
  }

  /// Handles an element of a unit.
  private func startPart(
    _ name: String, in parent: String, _ attributes: [String: String], at offset: Int
  ) {
    if Self.units.contains(name) { leaveOutInner(name, attributes, at: offset) }
    guard depths.inner == nil else { return }
    noteStrayPart(name, in: parent, at: offset)
    switch (name, parent) {
    case ("segment", "unit"), ("ignorable", "unit"):
      unit?.parts.append(.init(state: attributes["state"], isIgnorable: name == "ignorable"))
    case ("source", "trans-unit"), ("source", "segment"), ("source", "ignorable"),
      ("note", "trans-unit"), ("note", "notes"), ("data", "originalData"):
      checkRepeated(name, in: parent, at: offset)
      capture = Capture(offset: offset, depth: open.count)
      if name == "data" { dataID = attributes["id"] ?? "" }
    case ("target", "trans-unit"), ("target", "segment"), ("target", "ignorable"):
      checkRepeated(name, in: parent, at: offset)
      capture = Capture(offset: offset, depth: open.count)
      guard version == .one, let last = unit?.parts.indices.last else { return }
      unit?.parts[last].state = attributes["state"]
      checkLimits(attributes, key: unit?.key, at: offset)
      let outer = unit?.limit
      unit?.limit = XLIFFSizes.limit(attributes, at: text.position(at: offset), over: outer)
    default: break
    }
  }

  func finishUnit() {
    guard let unit else { return }
    self.unit = nil
    report(unit.strays, of: unit)
    guard !unit.parts.isEmpty else { return leaveOutWithoutSegment(unit) }
    guard !unit.isTooLong else { return copies.leaveOut(1, at: unit.offset) }
    current?.append(unit, in: text)
  }

  /// Handles the end of a collected text.
  func finish(_ capture: Capture, of name: String) {
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
