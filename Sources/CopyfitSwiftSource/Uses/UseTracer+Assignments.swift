internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The values that other code gives to a property.
extension UseTracer {
  /// The maximum number of calls or assignments with one name.
  static let maximumPlaces = 1_000

  /// Follows a property to the values that assignments and memberwise initializers give it.
  mutating func followAssignments(
    to variable: SwiftNode, of type: Int, inheritedBy heir: Int?, _ path: Path
  ) {
    // A model may have many texts, of which only some are for a notification.
    var path = path
    if path.sink.surface == .notification { path.isCertain = false }
    for assignment in assignments(to: variable.name, of: type, inheritedBy: heir) {
      guard takeStep() else { return }
      if let value = assignment.child(1) { follow(value, path) }
    }
    guard types.isMadeByMembers(type) else { return }
    for (call, isOnly) in memberwiseCalls(of: type) {
      guard takeStep() else { return }
      let argument = call.children.first { $0.kind == .argument && $0.name == variable.name }
      guard let value = argument?.child(0) else { continue }
      follow(value, path.step(isCertain: isOnly, to: call))
    }
    followMembers(giving: variable, to: type, path)
  }

  /// Follows a property to the arguments of `.init(…)`.
  private mutating func followMembers(giving variable: SwiftNode, to type: Int, _ path: Path) {
    let members = types.entries[type].members
    for (call, value) in argumentsOfInit(labeled: variable.name) {
      guard takeStep() else { return }
      guard !types.hasInitializer(for: call, of: type) else { continue }
      let arguments = call.children.filter { $0.kind == .argument }
      // The type may be unknown, but several labels are rarely those of another type.
      let needed = neededMembers(of: type)
      let isLike =
        needed.count > 1 && needed.isSubset(of: arguments.map(\.name))
        && arguments.allSatisfy { members[$0.name] != nil }
      if mayCreate(type, call, elseIf: isLike) {
        follow(value, path.step(isCertain: false, to: call))
      }
    }
  }

  /// Whether `.init(…)` may create a type, judging by its place.
  ///
  /// - Parameter isLike: Whether it may if its place has an unknown type.
  mutating func mayCreate(_ type: Int?, _ call: SwiftNode, elseIf isLike: Bool) -> Bool {
    let made = madeTypes[call] ?? evaluator.types(at: call)
    madeTypes[call] = made
    guard made.isEmpty else { return type.map(made.contains) ?? false }
    return isLike && !evaluator.hasForeignType(call)
  }

  /// The assignments to a property of a type, found once for all texts.
  private mutating func assignments(
    to name: String, of type: Int, inheritedBy heir: Int?
  ) -> [SwiftNode] {
    let property = Property(name: name, type: type, heir: heir)
    if let known = assignments[property] { return known }
    let found = (index.assignments[name] ?? []).prefix(Self.maximumPlaces).filter {
      evaluator.startQuestion()
      return evaluator.isMember($0.child(0), of: type, inheritedBy: heir)
    }
    assignments[property] = found
    return found
  }
}
