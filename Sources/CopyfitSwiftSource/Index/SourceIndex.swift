internal import CopyfitSwiftTree

/// The declarations, assignments and calls of sources, by name.
///
/// It is shared, because copies of its content would cost more than the lookups.
final class SourceIndex: Sendable {
  /// The fonts of the configuration for names in code.
  let fontHelpers: FontHelpers
  let trees: [SwiftTree]
  let types: TypeTable
  /// Functions and variables outside of types.
  let globals: [String: [SwiftNode]]
  /// Assignments by the last name of their targets.
  let assignments: [String: [SwiftNode]]
  /// Assignments to elements of collections, by the collections' last names.
  let elementAssignments: [String: [SwiftNode]]
  /// Calls by the last name of their functions.
  let calls: [String: [SwiftNode]]
  /// The expressions with operators that the standard library does not have.
  let customOperations: [SwiftNode]
  /// The names of values that code changes in another way than by an assignment to them.
  let changed: Set<String>
  /// The names of values that compound assignments and key paths may change.
  let changedInPlace: Set<String>
  /// The names of functions that may change their value.
  let mutating: Set<String>
  /// The number of declarations of values with each name, anywhere.
  private let declarationCounts: [String: Int]
  /// The names that no node has, such as those of bound parts of tuples, by their sources.
  private let otherNames: [String: Set<String>]
  /// The names in all sources that no node of their trees has.
  let allOtherNames: Set<String>
  /// The names of variables and functions that are declared in blocks and conditions.
  let localVariables: Set<String>
  let localFunctions: Set<String>
  /// The names of variables and parameters that may have a control with a text, and of a closure's first argument.
  let controls: Set<String>
  /// Whether the trees have all that is in the sources.
  let isWhole: Bool
  /// The sources of programs for other systems.
  private let others: Set<String>
  /// The sources of extensions.
  private let extensions: Set<String>

  init(
    _ trees: [SwiftTree], _ fontHelpers: FontHelpers = FontHelpers(), isWhole: Bool = true,
    program: (String) -> SourceProgram = { _ in .app }
  ) {
    self.fontHelpers = fontHelpers
    self.trees = trees
    self.isWhole = isWhole && trees.allSatisfy { $0.gap == .none }
    let programs = Dictionary(grouping: trees.map(\.file), by: program)
    others = Set(programs[.otherSystem] ?? [])
    extensions = Set(programs[.extension] ?? [])
    let roots = trees.compactMap(\.root)
    types = TypeTable(roots, filesOfOtherSystems: others)
    var found = Found()
    for root in roots { found.add(root, types) }
    (globals, assignments, calls) = (found.globals, found.assignments, found.calls)
    elementAssignments = found.elementAssignments
    (changed, mutating) = (found.changedNames, found.mutating)
    (localVariables, localFunctions) = (found.localVariables, found.localFunctions)
    (controls, customOperations) = (found.controls, found.customOperations)
    (changedInPlace, otherNames) = (found.changedInPlace, found.otherNames)
    declarationCounts = found.declarationCounts
    allOtherNames = otherNames.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// Whether a name is that of a single declaration of all sources, and is bound nowhere else.
  func isUnique(_ name: String) -> Bool {
    declarationCounts[name] == 1 && !allOtherNames.contains(name)
  }

  /// Whether a name may mean what its source declares in a part that the tree does not have.
  func mayBeHidden(_ name: SwiftNode) -> Bool {
    name.kind == .name && otherNames[name.tree.file]?.contains(name.name) == true
  }

  /// Whether a source has a name that no node of its tree has.
  func hasOtherName(_ name: String, in tree: SwiftTree) -> Bool {
    otherNames[tree.file]?.contains(name) == true
  }

  /// Whether there are programs for other systems.
  var hasOtherSystems: Bool { !others.isEmpty }

  /// Whether a place is in a source of a program for another system, such as a Mac or a watch.
  func isForOtherSystem(_ node: SwiftNode) -> Bool { others.contains(node.tree.file) }

  /// Whether a place is in a source of an extension, such as a widget.
  func isForExtension(_ node: SwiftNode) -> Bool { extensions.contains(node.tree.file) }

  /// The declarations that the app itself has, of several with one name; all if it has none.
  func ofApp(_ declarations: [SwiftNode]) -> [SwiftNode] {
    guard !others.isEmpty, declarations.count > 1 else { return declarations }
    let own = declarations.filter { !isForOtherSystem($0) }
    return own.isEmpty ? declarations : own
  }

  /// Functions of the standard library that change their value.
  static let mutatingOfStandard: Set<String> = ["toggle", "take"]

  private struct Found {
    var globals: [String: [SwiftNode]] = [:]
    var assignments: [String: [SwiftNode]] = [:]
    var elementAssignments: [String: [SwiftNode]] = [:]
    var calls: [String: [SwiftNode]] = [:]
    var customOperations: [SwiftNode] = []
    var localVariables: Set<String> = []
    var localFunctions: Set<String> = []
    var controls: Set<String> = ["titleLabel", "$0"]
    var changedInPlace: Set<String> = []
    var declarationCounts: [String: Int] = [:]
    var otherNames: [String: Set<String>] = [:]
    /// Functions that may change their value, beginning with those of the standard library.
    private(set) var mutating = SourceIndex.mutatingOfStandard
    private var changed: Set<String> = []

    /// The names of values that are parts of a target, given to a parameter to be changed, or changed by a function.
    var changedNames: Set<String> {
      mutating.flatMap { calls[$0] ?? [] }.compactMap { $0.child(0)?.child(0) }
        .reduce(into: changed) { $0.formUnion($1.lastNames) }
    }

    private mutating func countDeclaration(_ node: SwiftNode, _ types: TypeTable) {
      if node.kind == .variable || node.kind == .parameter, types.mayHaveControl(node) {
        controls.insert(node.name)
      }
      if Self.values.contains(node.kind) { declarationCounts[node.name, default: 0] += 1 }
    }

    private static let values: Set<SwiftNode.Kind> = [.variable, .parameter, .function, .enumCase]

    mutating func add(_ root: SwiftNode, _ types: TypeTable) {
      for child in root.children where child.kind == .variable || child.kind == .function {
        globals[child.name, default: []].append(child)
      }
      // The end of the outermost block or condition that contains the node.
      var end = 0
      for node in root.descendants {
        countDeclaration(node, types)
        switch node.kind {
        case .assignment:
          let target = node.child(0)
          if let base = target?.child(0) { changed.formUnion(base.lastNames) }
          guard node.name == "=" else {
            if let name = target?.lastName { changedInPlace.insert(name) }
            continue
          }
          if let name = target?.lastName {
            assignments[name, default: []].append(node)
          } else if target?.kind == .subscripted, let name = target?.child(0)?.lastName {
            elementAssignments[name, default: []].append(node)
          }
        case .call:
          if let name = node.child(0)?.lastName { calls[name, default: []].append(node) }
        case .binary where node.hasCustomOperator: customOperations.append(node)
        case .argument where node.flags.contains(.isInOut): changed.formUnion(node.lastNames)
        case .block, .branch, .switchCase: end = max(end, Int(node.record.end))
        case .variable where node.index < end: localVariables.insert(node.name)
        case .function:
          if node.index < end { localFunctions.insert(node.name) }
          if node.flags.contains(.isMutating) { mutating.insert(node.name) }
        case .other where node.name == SwiftNode.otherNames:
          otherNames[root.tree.file] = Set(node.children.map(\.name))
        // A key path has the name of its last part.
        case .other where !node.isMapped: changedInPlace.insert(node.name)
        default: break
        }
      }
    }
  }
}

extension SwiftNode {
  /// The names and members in an expression.
  fileprivate var lastNames: [String] { ([self] + Array(descendants)).compactMap(\.lastName) }

  /// Whether it is a key path in place of a function, which only reads: `map(\.name)`.
  fileprivate var isMapped: Bool {
    guard let argument = parent, argument.kind == .argument, argument.name.isEmpty,
      let call = argument.parent, call.kind == .call, let callee = call.child(0)
    else { return false }
    return callee.kind == .member && Self.mappings.contains(callee.name)
  }

  /// Whether an operator is one that the standard library does not have.
  fileprivate var hasCustomOperator: Bool {
    !name.isEmpty && !Self.standardOperators.contains(name)
  }

  private static let standardOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "==", "!=",
    "===", "!==", "<", "<=", ">", ">=", "~=", "&&", "||", "??", "...", "..<", "%=", "&=", "|=",
    "^=",
  ]

  private static let mappings: Set<String> = ["map", "compactMap", "flatMap", "filter"]

  /// The name of an identifier or member.
  var lastName: String? { kind == .name || kind == .member ? name : nil }

  /// The initial or default value of a variable, parameter or case.
  var declaredValue: SwiftNode? {
    children.first {
      switch $0.kind {
      case .typeName, .accessor, .label, .parameter: false
      default: true
      }
    }
  }

  /// The closure that a constant holds.
  var heldClosure: SwiftNode? {
    guard kind == .variable, flags.contains(.isConstant), let value = declaredValue else {
      return nil
    }
    return value.kind == .closure ? value : nil
  }

  /// The getter of a computed property.
  var getter: SwiftNode? { children.first { $0.kind == .accessor && $0.name == "get" } }

  /// A parameter's label in calls.
  var argumentLabel: String { child(.label)?.name ?? name }
}
