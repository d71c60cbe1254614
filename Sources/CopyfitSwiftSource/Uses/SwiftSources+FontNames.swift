internal import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// The names of fonts that the sources do not define, as in `FontHelpers`, in the order of their bytes.
  ///
  /// They are those in `font` of SwiftUI and UIKit, and those of modifiers that seem to set a font.
  package func fontNames() -> [CodeNameUse] {
    var finder = FontNameFinder(index)
    for call in index.calls["font"] ?? [] { finder.add(font: call) }
    for name in index.calls.keys.sorted() where FontNameFinder.mayBeModifier(name) {
      for call in index.calls[name] ?? [] { finder.add(modifier: call) }
    }
    for statement in index.assignments["font"] ?? [] { finder.add(assignment: statement) }
    return CodeNameUse.all(finder.places)
  }
}

/// Collects names of fonts.
struct FontNameFinder {
  private var constants: ViewConstants
  fileprivate var places: [String: [SourceLocation]] = [:]
  /// The names of functions in the project's extensions of other types.
  private let ownModifiers: Set<String>

  fileprivate init(_ index: SourceIndex) {
    constants = ViewConstants(index)
    ownModifiers = index.types.entries.reduce(into: []) { names, type in
      guard type.declaration == nil else { return }
      for (name, nodes) in type.members where nodes.contains(where: { $0.kind == .function }) {
        names.insert(name)
      }
    }
    constants.evaluator.fontHelpers = FontHelpers()
  }

  /// Whether a modifier's name suggests that it sets a font.
  static func mayBeModifier(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !ofSystem.contains(name), !name.hasPrefix("set"), !name.hasPrefix("with") else {
      return false
    }
    return ["font", "textstyle", "typograph", "typeface"].contains { name.contains($0) }
  }

  /// Functions of SwiftUI and UIKit.
  private static let ofSystem: Set<String> = [
    "font", "fontweight", "fontdesign", "fontwidth", "uifont", "systemfont", "boldsystemfont",
    "italicsystemfont", "monospacedsystemfont", "monospaceddigitsystemfont", "preferredfont",
    "scaledfont", "uifontmetrics", "uifontdescriptor", "fontdescriptor",
  ]

  mutating func add(font call: SwiftNode) {
    guard call.child(0)?.child(0)?.isView ?? true,
      let value = constants.evaluator.argument("", of: call)
    else { return }
    add(constants.openFontName(value), at: call)
  }

  mutating func add(modifier call: SwiftNode) {
    guard let callee = call.child(0), callee.kind == .member, callee.child(0)?.isView == true,
      !ownModifiers.contains(callee.name)
    else { return }
    add(call.modifierName, at: call)
  }

  mutating func add(assignment: SwiftNode) {
    guard let value = assignment.child(1),
      constants.evaluator.answer(value, leadingDotOf: "UIFont").values.isEmpty
    else { return }
    add(constants.openFontName(value), at: assignment)
  }

  private mutating func add(_ name: String?, at place: SwiftNode) {
    guard let name, !constants.index.isInPreview(place) else { return }
    places[name, default: []].append(SourceLocation(place))
  }
}

extension SwiftNode {
  /// Whether it may be a view with a modifier, rather than a type with a function.
  fileprivate var isView: Bool {
    kind == .call || kind == .member || kind == .name && name.first?.isLowercase == true
  }
}
