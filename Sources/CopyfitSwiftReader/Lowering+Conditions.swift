internal import CopyfitSwiftTree
internal import SwiftOperators
internal import SwiftSyntax

extension Lowering {
  /// Lowers the clauses that may be compiled for iOS, up to the first with a condition that is certainly true.
  mutating func lower(_ configuration: IfConfigDeclSyntax) {
    for (clause, _) in configuration.possibleClauses {
      if let items = clause.elements?.as(CodeBlockItemListSyntax.self) { lower(items) }
      for member in clause.elements?.as(MemberBlockItemListSyntax.self) ?? [] {
        lower(member.decl)
      }
    }
  }

  /// Lowers members in `#if`: those that are compiled for iOS, or a call of `#if` with all that may be, each as a chain
  /// that begins with `$base`.
  mutating func lower(_ conditional: PostfixIfConfigExprSyntax) {
    guard let base = conditional.base ?? bases[conditional.id] else { return }
    var possible: [IfConfigClauseSyntax] = []
    for clause in conditional.config.clauses {
      let truth = clause.condition.map(CompilationCondition.value) ?? true
      if truth == false { continue }
      possible.append(clause)
      if truth == true { break }
    }
    guard let first = possible.first else { return lower(base) }
    if possible.count == 1, first.condition.map(CompilationCondition.value) ?? true == true,
      let chain = first.elements?.as(ExprSyntax.self), let head = chain.head
    {
      bases[head] = base
      return lower(chain)
    }
    node(.call, at: conditional.config) { lowering in
      lowering.node(.member, "#if", at: first) { $0.lower(base) }
      for clause in possible {
        lowering.node(.argument, at: clause) { lowering in
          guard let chain = clause.elements?.as(ExprSyntax.self), let head = chain.head else {
            return
          }
          lowering.bases[head] = ExprSyntax(
            DeclReferenceExprSyntax(baseName: .identifier(SwiftNode.conditionalBase)))
          lowering.lower(chain)
        }
      }
    }
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that may be compiled for iOS, each with whether it certainly is.
  var possibleClauses: [(clause: IfConfigClauseSyntax, isCertain: Bool)] {
    var found: [(clause: IfConfigClauseSyntax, isCertain: Bool)] = []
    for clause in clauses {
      let truth = clause.condition.map(CompilationCondition.value) ?? true
      if truth == false { continue }
      found.append((clause, truth == true && found.isEmpty))
      if truth == true { break }
    }
    return found
  }
}

extension ExprSyntax {
  /// The first member of a chain, which has no base.
  fileprivate var head: SyntaxIdentifier? {
    var part = self
    while true {
      let inner: ExprSyntax?
      switch part.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call): inner = call.calledExpression
      case .subscriptCallExpr(let call): inner = call.calledExpression
      case .optionalChainingExpr(let chain): inner = chain.expression
      case .forceUnwrapExpr(let forced): inner = forced.expression
      case .memberAccessExpr(let member): inner = member.base
      case .postfixIfConfigExpr(let conditional): inner = conditional.base
      default: return nil
      }
      guard let inner else { return part.id }
      part = inner
    }
  }
}

/// Evaluates conditions of `#if` for a released iOS app.
enum CompilationCondition {
  private static let modules: [String: Bool] = [
    "UIKit": true, "Foundation": true, "SwiftUI": true, "AppKit": false, "WatchKit": false,
    "Cocoa": false, "TVUIKit": false, "Glibc": false, "_Translation_SwiftUI": true,
  ]

  /// The usual names of build configurations.
  private static let builds = ["DEBUG": false, "RELEASE": true]

  /// The value of a condition; `nil` if it is unknown.
  static func value(_ condition: ExprSyntax) -> Bool? {
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
    case .declReferenceExpr(let name): return builds[name.baseName.text]
    case .functionCallExpr(let call): return value(call)
    default: return nil
    }
  }

  private static func value(_ infix: InfixOperatorExprSyntax) -> Bool? {
    let (left, right) = (value(infix.leftOperand), value(infix.rightOperand))
    switch infix.operator.trimmedDescription {
    case "&&": return left == false || right == false ? false : left == nil ? nil : right
    case "||": return left == true || right == true ? true : left == nil ? nil : right
    default: return nil
    }
  }

  private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "canImport":
      let isKnown = modules[argument]
      // The version of a module depends on the SDK.
      return call.arguments.count > 1 && isKnown == true ? nil : isKnown
    case "targetEnvironment": return false
    case "swift": return value(ofVersion: argument, least: [5, 10], most: 6)
    case "compiler": return value(ofVersion: argument, least: [6], most: .max)
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
