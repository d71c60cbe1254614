/// The elements that XLIFF has in files, groups and units.
///
/// Source: the specifications of XLIFF 1.2 and 2.1. Elements that hold no text may be in any group.
enum XLIFFElements {
  /// Whether an element may be in another one; `true` if the other one is not checked.
  static func isKnown(_ name: String, in parent: String, _ version: XLIFFVersion) -> Bool {
    let names = version == .one ? one[parent] : two[parent]
    return names?.contains(name) ?? true
  }

  private static let one: [String: Set<String>] = [
    "file": groups, "body": groups, "group": groups,
    "trans-unit": details.union(["source", "seg-source", "target", "alt-trans"]),
  ]

  private static let groups = details.union([
    "bin-unit", "body", "file", "glossary", "group", "header", "phase-group", "reference", "skl",
    "tool", "trans-unit", "unit",
  ])

  /// The facts about a group or unit of XLIFF 1.2.
  private static let details: Set = ["context-group", "count-group", "note", "prop-group"]

  private static let two: [String: Set<String>] = [
    "file": groupsOfTwo, "group": groupsOfTwo, "segment": ["source", "target"],
    // Texts that are in a unit but in no segment are reported with the unit.
    "unit": ["ignorable", "note", "notes", "originalData", "segment", "source", "target"],
    "ignorable": ["source", "target"],
  ]

  private static let groupsOfTwo: Set = [
    "file", "group", "note", "notes", "skeleton", "trans-unit", "unit",
  ]
}
