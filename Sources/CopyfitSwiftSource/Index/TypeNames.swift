/// Finds the numbers of types by their names in the scope of other types.
struct TypeNames {
  private var numbers: [String: [Int]] = [:]
  /// The numbers by the last part of their names.
  private var numbersByLastName: [String: [Int]] = [:]
  /// The types in each scope by the last part of their names; a scope is a type or an extension with types in it.
  private var members: [[String: [Int]]] = []
  private var scopes: [String: Int] = [:]
  private var namesOfScopes: [String] = []
  /// The scopes of each type, innermost first.
  private var scopesOfTypes: [[Int]] = []
  /// The names of types of other modules by the sources' own names for them.
  private var otherTypes: [String: String] = [:]

  /// Adds the next type.
  ///
  /// - Parameter name: The name with those of its outer types.
  mutating func add(_ name: String) {
    let number = scopesOfTypes.count
    numbers[name, default: []].append(number)
    let (outer, last) = Self.parts(of: name)
    numbersByLastName[last, default: []].append(number)
    if !outer.isEmpty { members[scope(outer)][last, default: []].append(number) }
    var own: [Int] = []
    var rest = name
    while !rest.isEmpty {
      own.append(scope(rest))
      rest = Self.parts(of: rest).outer
    }
    scopesOfTypes.append(own)
  }

  /// Adds another name for the types with a name; returns whether there are any.
  ///
  /// - Parameters:
  ///   - alias: The name with those of its outer types.
  ///   - target: The name of the types, as it is written in the innermost outer type.
  mutating func add(alias: String, of target: String) -> Bool {
    guard numbers[alias] == nil else { return true }
    let (outer, last) = Self.parts(of: alias)
    guard let found = nearest(target, inside: numbers[outer]?.first) else { return false }
    numbers[alias] = found
    if !outer.isEmpty { members[scope(outer)][last] = found }
    return true
  }

  /// Adds another name for a type of another module.
  mutating func add(alias: String, ofOtherModule target: String) {
    otherTypes[alias] = target
  }

  /// The name of a type of another module that a name stands for; other names are unchanged.
  func nameOfOtherModule(_ name: String) -> String {
    var found = name
    for _ in 0..<Self.maximumAliases {
      guard let next = otherTypes[found] else { break }
      found = next
    }
    return found
  }

  /// The maximum number of names that stand for each other.
  static let maximumAliases = 4

  private mutating func scope(_ name: String) -> Int {
    if let known = scopes[name] { return known }
    scopes[name] = members.count
    members.append([:])
    namesOfScopes.append(name)
    return members.count - 1
  }

  /// Whether a type has a full name.
  func contain(_ name: String) -> Bool { numbers[name] != nil }

  /// The types that a name may refer to inside a type: those in the innermost scope with that name.
  func resolve(_ name: String, inside type: Int?) -> [Int] {
    nearest(name, inside: type) ?? numbersByLastName[Self.parts(of: name).last] ?? []
  }

  /// All types with this last name.
  func all(called name: String) -> [Int] { numbersByLastName[name] ?? [] }

  /// The same, without types whose names only end in the name.
  func nearest(_ name: String, inside type: Int?) -> [Int]? {
    scoped(name, inside: type) ?? numbers[name]
  }

  /// The types with a name in the innermost enclosing type that has one.
  func scoped(_ name: String, inside type: Int?) -> [Int]? {
    for scope in type.map({ scopesOfTypes[$0] }) ?? [] {
      if let found = types(name, in: scope) { return found }
    }
    return nil
  }

  /// The types with a name in a type itself, not in those around it.
  func inner(_ name: String, of type: Int) -> [Int]? {
    scopesOfTypes[type].first.flatMap { types(name, in: $0) }
  }

  private func types(_ name: String, in scope: Int) -> [Int]? {
    let (outer, last) = Self.parts(of: name)
    // Few names have dots; only those are joined with the name of the scope.
    let holder = outer.isEmpty ? scope : scopes[namesOfScopes[scope] + "." + outer]
    return holder.flatMap { members[$0][last] }
  }

  /// The parts before and after the last dot of a name.
  private static func parts(of name: String) -> (outer: String, last: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return ("", name) }
    return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
  }
}
