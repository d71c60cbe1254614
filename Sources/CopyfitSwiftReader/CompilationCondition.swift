internal import SwiftOperators
internal import SwiftSyntax

/// Evaluates conditions of `#if` for a released iOS app.
struct CompilationCondition {
  /// The flags that nothing in the project defines.
  var undefined: Set<String> = []

  private static let modules: [String: Bool] = [
    "UIKit": true, "Foundation": true, "SwiftUI": true, "AppKit": false, "WatchKit": false,
    "Cocoa": false, "TVUIKit": false, "Glibc": false, "_Translation_SwiftUI": true,
  ]

  /// The usual names of build configurations.
  private static let builds = ["DEBUG": false, "RELEASE": true]

  /// The value of a condition; `nil` if it is unknown.
  func value(_ condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence):
      guard sequence.elements.count <= 50 else { return nil }
      let folded = OperatorTable.standardOperators.foldSingle(sequence) { _ in }
      return folded.is(SequenceExprSyntax.self) ? nil : value(folded)
    case .infixOperatorExpr(let infix): return value(infix)
    case .prefixOperatorExpr(let prefix):
      return prefix.operator.text == "!" ? value(prefix.expression).map { !$0 } : nil
    case .tupleExpr(let tuple): return tuple.elements.first.flatMap { value($0.expression) }
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let name): return value(ofFlag: name.baseName.text)
    case .functionCallExpr(let call): return value(call)
    default: return nil
    }
  }

  private func value(ofFlag name: String) -> Bool? {
    Self.builds[name] ?? (undefined.contains(name) ? false : nil)
  }

  private func value(_ infix: InfixOperatorExprSyntax) -> Bool? {
    let (left, right) = (value(infix.leftOperand), value(infix.rightOperand))
    switch infix.operator.trimmedDescription {
    case "&&": return left == false || right == false ? false : left == nil ? nil : right
    case "||": return left == true || right == true ? true : left == nil ? nil : right
    default: return nil
    }
  }

  private func value(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport":
      let isKnown = Self.modules[argument]
      // The version of a module depends on the SDK.
      return call.arguments.count > 1 && isKnown == true ? nil : isKnown
    case "targetEnvironment": return false
    case "swift": return Self.value(ofVersion: argument, least: [5, 10], most: 6)
    case "compiler": return Self.value(ofVersion: argument, least: [6], most: .max)
    default: return nil
    }
  }

  /// The value of a comparison such as `>=5.9` with the version of Swift; `nil` if it depends on the version of Xcode or
  /// on the setting of the language mode.
  ///
  /// Since April 2025, apps must be built with Xcode 16 or later (Apple, "Upcoming requirements"), which has the compiler
  /// of Swift 6. In the mode of Swift 5, `swift` is 5.10 there.
  ///
  /// - Parameters:
  ///   - comparison: `>=` or `<` with a version.
  ///   - least: The version that all builds have at least.
  ///   - most: The major version that no build exceeds.
  private static func value(
    ofVersion comparison: String, least: [Int], most: Int
  ) -> Bool? {
    let isLess = comparison.hasPrefix("<")
    guard isLess || comparison.hasPrefix(">=") else { return nil }
    var version: [Int] = []
    for part in comparison.drop(while: { "<>= ".contains($0) })
      .split(separator: ".", omittingEmptySubsequences: false)
    {
      guard let number = Int(part) else { return nil }
      version.append(number)
    }
    while version.last == 0 { version.removeLast() }
    if !least.lexicographicallyPrecedes(version) { return !isLess }
    return version[0] > most ? isLess : nil
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled for iOS, each with whether it certainly is.
  func possibleClauses(
    _ conditions: CompilationCondition
  ) -> [(clause: IfConfigClauseSyntax, isCertain: Bool)] {
    var found: [(clause: IfConfigClauseSyntax, isCertain: Bool)] = []
    for clause in clauses {
      let truth = clause.condition.map(conditions.value) ?? true
      if truth == false { continue }
      found.append((clause, truth == true && found.isEmpty))
      if truth == true { break }
    }
    return found
  }
}
