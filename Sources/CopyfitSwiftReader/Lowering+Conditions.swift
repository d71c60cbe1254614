internal import CopyfitSwiftTree
internal import SwiftSyntax

extension Lowering {
  /// Lowers the clauses that may be compiled for iOS, up to the first with a condition that is certainly true.
  mutating func lower(_ configuration: IfConfigDeclSyntax) {
    for (clause, _) in configuration.possibleClauses(conditions) {
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
      let truth = clause.condition.map(conditions.value) ?? true
      if truth == false { continue }
      possible.append(clause)
      if truth == true { break }
    }
    guard let first = possible.first else { return lower(base) }
    if possible.count == 1, first.condition.map(conditions.value) ?? true == true,
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
