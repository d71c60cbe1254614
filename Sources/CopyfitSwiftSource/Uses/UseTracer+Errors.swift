internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The descriptions of errors, which are shown where the errors are caught.
extension UseTracer {
  /// The member of any error that code shows.
  static let errorDescription = "localizedDescription"

  /// Follows the description of an error to the texts of its type, or of the project's errors that the code may throw that
  /// it comes from, or of all of them if that is unknown; returns whether it has texts.
  mutating func followError(_ node: SwiftNode, _ path: Path) -> Bool {
    evaluator.startQuestion()
    let known = evaluator.base(of: node, Evaluator.Frame(), nil).values.compactMap(\.anyType)
    var path = path.step(isCertain: false)
    guard known.isEmpty else {
      return follow(errors: known.flatMap { getters("errorDescription", of: $0) }, path)
    }
    guard path.sink.isForErrors, node.child(0)?.namesError == true else { return false }
    path.isOfError = true
    guard let base = node.child(0), let thrown = errorTypes(of: base) else {
      return follow(errors: allErrorGetters(), path)
    }
    return follow(errors: thrown.sorted().flatMap(errorGetters), path)
  }

  /// The getters of the descriptions of all of the project's errors, which are found once.
  private mutating func allErrorGetters() -> [SwiftNode] {
    if let errorGetters { return errorGetters }
    let found = types.entries.indices.filter(isError).flatMap(errorGetters)
    errorGetters = found
    return found
  }

  private func errorGetters(of error: Int) -> [SwiftNode] {
    ["errorDescription", Self.errorDescription].flatMap { getters($0, of: error) }
  }

  private mutating func follow(errors getters: [SwiftNode], _ path: Path) -> Bool {
    for value in getters.flatMap(\.resultNodes) where mayBeThrown(value) { follow(value, path) }
    return !getters.isEmpty
  }

  func isError(_ type: Int) -> Bool {
    types.entries[type].inherited.contains { $0 == "LocalizedError" || $0 == "Error" }
  }

  private func getters(_ name: String, of type: Int) -> [SwiftNode] {
    types.members(name, of: type)?.nodes.compactMap(\.getter) ?? []
  }
}

extension UseTracer.Found {
  /// Whether it is a text of an error in a view, which may show only other errors, or of one of several types.
  ///
  /// It is no label of its own, and makes the room of the text's other places uncertain.
  var isDoubtful: Bool {
    isOfUnknownType || isOfError && !use.surface.isOfAlert
  }
}

extension TextSink {
  /// Whether it may be of an alert, which shows any error.
  fileprivate var isForErrors: Bool {
    isInView || surface.isOfAlert
  }
}

extension Label.Surface {
  /// Whether it is a text of an alert or dialog that is no button.
  fileprivate var isOfAlert: Bool {
    [.alertTitle, .alertMessage, .dialogTitle, .dialogMessage].contains(self)
  }
}

extension SwiftNode {
  /// Whether its name is that of an error.
  fileprivate var namesError: Bool {
    guard let name = lastName?.lowercased() else { return false }
    return ["err", "failure", "reason"].contains(where: name.contains)
  }
}
