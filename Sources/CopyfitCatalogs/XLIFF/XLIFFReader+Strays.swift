internal import CopyfitSourceText

/// Reports elements that XLIFF does not have, and texts that a unit has twice.
extension XLIFFReader {
  /// An element that is open and is not part of XLIFF.
  struct Stray {
    /// The number of open elements at its start.
    var depth: Int
    /// Its problem; `nil` for an extension.
    var problem: CatalogProblem?
    /// The number of units before it.
    var unitCount: Int
    /// The number of texts in it that are in no unit.
    var lost = 0
    /// Whether it has characters other than white space.
    var hasText = false
  }

  /// Notes an element of a file or group that XLIFF does not have.
  func noteStray(
    _ name: String, in parent: String, _ attributes: [String: String], at offset: Int
  ) {
    guard stray == nil else {
      if name == "source" { stray?.lost += 1 }
      return
    }
    guard !Self.units.contains(parent),
      let found = foundStray(name, in: parent, key: key(of: attributes), at: offset)
    else { return }
    stray = found
  }

  /// Notes an element of a unit that XLIFF does not have.
  func noteStrayPart(_ name: String, in parent: String, at offset: Int) {
    if let open = stray {
      let isInUnit = open.depth > depths.unit
      if isInUnit, name == "source" || name == "target" { stray?.lost += 1 }
      return
    }
    stray = foundStray(name, in: parent, key: unit?.key, at: offset)
  }

  /// Reports the open element if XLIFF does not have it; one in a unit is reported with the unit.
  func finishStray() {
    guard let found = stray else { return }
    stray = nil
    guard var problem = found.problem else { return }
    if unit != nil {
      problem.message += "it is left out."
      unit?.strays.append(.init(problem: problem, hasText: found.hasText, lost: found.lost))
      return
    }
    let hasUnits = found.lost == 0 && unitCount > found.unitCount
    problem.message += hasUnits ? "the units in it are read." : "it is left out."
    if hasUnits || found.lost == 0 && !found.hasText {
      problem.weight = .warning
    } else {
      problem.entriesLost = max(1, found.lost)
    }
    problems.add(problem)
  }

  /// Reports the elements of a unit that XLIFF does not have: as a loss, once for the unit, if they have texts that the
  /// unit lacks.
  func report(_ strays: [XLIFFUnit.Stray], of unit: XLIFFUnit) {
    var isLost = false
    for stray in strays {
      var problem = stray.problem
      if stray.isLoss(in: unit) {
        problem.entriesLost = isLost ? 0 : 1
        isLost = true
      } else {
        problem.weight = .warning
      }
      problems.add(problem)
    }
  }

  /// Reports a text between elements, once for the file.
  func reportText(in parent: String, at offset: Int) {
    guard !hasReportedText else { return }
    hasReportedText = true
    let start = text.utf8[offset...].firstIndex { $0 > 0x20 } ?? offset
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message: "There is a text between the elements of <\(parent)>, where XLIFF has none.",
        position: text.position(at: start), weight: .warning, isReadOn: true))
  }

  /// Reports a text of a unit or segment that already has one; the last one is read.
  func checkRepeated(_ name: String, in parent: String, at offset: Int) {
    guard let part = unit?.parts.last,
      let earlier = name == "source" ? part.source : name == "target" ? part.target : nil
    else { return }
    let place = text.position(at: offset)
    let places = text.position(at: earlier.offset).words(with: place)
    problems.add(
      CatalogProblem(
        kind: .catalogSyntax,
        message: "A <\(parent)> has two <\(name)>, \(places); the last one is read.",
        position: place, key: unit.flatMap { $0.key.isEmpty ? nil : $0.key }, weight: .warning,
        isReadOn: true))
  }

  private func foundStray(
    _ name: String, in parent: String, key: String?, at offset: Int
  ) -> Stray? {
    guard let version else { return nil }
    let isExtension = tag.prefix != prefix || tag.isOfOtherNamespace
    if !isExtension, XLIFFElements.isKnown(name, in: parent, version) { return nil }
    var found = Stray(depth: open.count, unitCount: unitCount)
    guard !isExtension else { return found }
    found.problem = CatalogProblem(
      kind: .catalogSyntax,
      message: "XLIFF has no <\(name.shortened)> in <\(parent)>; ",
      position: text.position(at: offset), key: key.flatMap { $0.isEmpty ? nil : $0 },
      isReadOn: true)
    return found
  }
}
