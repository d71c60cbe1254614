internal import CopyfitSwiftTree

/// The calls and types that many texts ask for, each found once.
extension UseTracer {
  /// What was found so far.
  struct Places {
    /// The calls of a name that fit a function.
    fileprivate var fitting: [Function: [BoundCall]] = [:]
    /// The calls of memberwise initializers by their types, and whether a call can only be of that type.
    fileprivate var memberwise: [Int: [(call: SwiftNode, isOnly: Bool)]] = [:]
    /// The properties of types that memberwise initializers need.
    fileprivate var needed: [Int: Set<String>] = [:]
    /// The arguments of `.init(…)` by their labels; `nil` before they are first requested.
    fileprivate var ofInit: [String: [(call: SwiftNode, value: SwiftNode)]]?
    /// The calls that may create a case, by its name, with their arguments.
    fileprivate var ofCases: [String: [(call: SwiftNode, arguments: [SwiftNode])]] = [:]
    /// The types with a case or a getter of a name; `nil` before they are first requested.
    fileprivate var owners: Owners?
  }

  /// A function with a name in calls: its own or that of the type that it creates.
  fileprivate struct Function: Hashable {
    var node: SwiftNode
    var name: String
  }

  /// The maximum number of types with a getter of one name; a more frequent name says nothing about the text.
  private static let maximumTypes = 60

  /// The calls by a name that fit a function, with their arguments.
  mutating func calls(named name: String, fitting function: SwiftNode) -> [BoundCall] {
    let question = Function(node: function, name: name)
    if let known = places.fitting[question] { return known }
    var found: [BoundCall] = []
    for call in (index.calls[name] ?? []).prefix(Self.maximumPlaces) {
      guard takeStep() else { return found }
      guard let arguments = function.bindings(of: call) else { continue }
      found.append(BoundCall(node: call, arguments: arguments))
    }
    places.fitting[question] = found
    return found
  }

  /// The calls of a type's memberwise initializer, and whether a call can only be of that type.
  mutating func memberwiseCalls(of type: Int) -> [(call: SwiftNode, isOnly: Bool)] {
    if let known = places.memberwise[type] { return known }
    let name = types.entries[type].declaration?.name ?? ""
    var found: [(call: SwiftNode, isOnly: Bool)] = []
    for call in (index.calls[name] ?? []).prefix(Self.maximumPlaces) {
      guard takeStep() else { return found }
      guard !types.hasInitializer(for: call, of: type) else { continue }
      let made = types.made(by: call)
      if made.contains(type) { found.append((call, made.count == 1)) }
    }
    places.memberwise[type] = found
    return found
  }

  /// The names of the properties that a type's memberwise initializer needs.
  mutating func neededMembers(of type: Int) -> Set<String> {
    if let known = places.needed[type] { return known }
    let found = Set(
      types.entries[type].members.values.joined().filter(\.isNeeded).map(\.name))
    places.needed[type] = found
    return found
  }

  /// The arguments of `.init(…)` with a label, only the first of each call.
  mutating func argumentsOfInit(
    labeled label: String
  ) -> [(call: SwiftNode, value: SwiftNode)] {
    let all = places.ofInit ?? allArgumentsOfInit()
    places.ofInit = all
    return all[label] ?? []
  }

  private func allArgumentsOfInit() -> [String: [(call: SwiftNode, value: SwiftNode)]] {
    var found: [String: [(call: SwiftNode, value: SwiftNode)]] = [:]
    for call in (index.calls["init"] ?? []).prefix(Self.maximumPlaces)
    where call.child(0)?.child(0) == nil {
      var labels: Set<String> = []
      for argument in call.children where argument.kind == .argument {
        guard labels.insert(argument.name).inserted, let value = argument.child(0) else { continue }
        found[argument.name, default: []].append((call, value))
      }
    }
    return found
  }

  /// The calls of a member that may create a case, without the patterns of cases, which only compare.
  mutating func callsOfCases(
    named name: String
  ) -> [(call: SwiftNode, arguments: [SwiftNode])] {
    if let known = places.ofCases[name] { return known }
    let found = (index.calls[name] ?? []).prefix(Self.maximumPlaces)
      .filter { $0.child(0)?.kind == .member && !$0.isCasePattern }
      .map { call in (call, call.children.filter { $0.kind == .argument }) }
    places.ofCases[name] = found
    return found
  }
}

extension UseTracer {
  /// The types by the names of their cases and getters, in ascending order.
  fileprivate struct Owners {
    var ofCases: [String: [Int]] = [:]
    var ofGetters: [String: [Int]] = [:]

    /// - Complexity: O(*n*) for *n* members of all types.
    init(_ types: TypeTable) {
      for (type, entry) in types.entries.enumerated() {
        for (name, members) in entry.members {
          if members.contains(where: { $0.kind == .enumCase }) {
            ofCases[name, default: []].append(type)
          }
          if members.contains(where: { $0.kind == .variable && $0.getter != nil }) {
            ofGetters[name, default: []].append(type)
          }
        }
      }
    }
  }

  private mutating func owners() -> Owners {
    let known = places.owners ?? Owners(types)
    places.owners = known
    return known
  }

  /// The types with a case of a name.
  mutating func types(withCase name: String) -> [Int] { owners().ofCases[name] ?? [] }

  /// The types with a getter of a name; empty if there are too many.
  mutating func types(withGetter name: String) -> [Int] {
    let found = owners().ofGetters[name] ?? []
    return found.count <= Self.maximumTypes ? found : []
  }
}

extension SwiftNode {
  /// Whether a memberwise initializer needs a value for a property.
  fileprivate var isNeeded: Bool {
    kind == .variable && declaredValue == nil && child(.accessor) == nil
      && !flags.contains(.isStatic)
  }

  /// Whether a call is the pattern of a case, which only compares.
  fileprivate var isCasePattern: Bool {
    children.contains { $0.kind == .argument && $0.child(0)?.kind == .variable }
  }
}
