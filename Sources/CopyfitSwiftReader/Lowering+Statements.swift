internal import CopyfitSwiftTree
internal import SwiftSyntax

extension Lowering {
  mutating func lower(_ items: CodeBlockItemListSyntax) {
    for item in items { lower(item.item) }
  }

  private mutating func lower(_ item: CodeBlockItemSyntax.Item) {
    if let declaration = item.as(DeclSyntax.self) {
      lower(declaration)
    } else if let statement = item.as(StmtSyntax.self) {
      lower(statement)
    } else if let expression = item.as(ExprSyntax.self) {
      lower(expression)
    }
  }

  mutating func block(_ items: CodeBlockItemListSyntax, at syntax: some SyntaxProtocol) {
    node(.block, at: syntax) { $0.lower(items) }
  }

  private mutating func lower(_ statement: StmtSyntax) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): lower(statement.expression)
    case .returnStmt(let statement):
      node(.return, at: statement) { lowering in
        if let value = statement.expression { lowering.lower(value) }
      }
    case .guardStmt(let statement):
      node(.branch, "guard", at: statement) { lowering in
        lowering.lower(statement.conditions)
        lowering.block(statement.body.statements, at: statement.body)
      }
    case .whileStmt(let statement):
      node(.branch, "while", at: statement) { lowering in
        lowering.lower(statement.conditions)
        lowering.block(statement.body.statements, at: statement.body)
      }
    case .forStmt(let statement):
      node(.branch, "for", at: statement) { lowering in
        lowering.lower(statement.pattern)
        lowering.lower(statement.sequence)
        lowering.block(statement.body.statements, at: statement.body)
      }
    case .doStmt(let statement):
      node(.branch, "do", at: statement) { lowering in
        lowering.block(statement.body.statements, at: statement.body)
        for clause in statement.catchClauses {
          lowering.block(clause.body.statements, at: clause)
        }
      }
    case .labeledStmt(let statement): lower(statement.statement)
    case .breakStmt, .continueStmt, .throwStmt, .fallThroughStmt:
      node(.other, statement.firstToken(viewMode: .sourceAccurate)?.text ?? "", at: statement) {
        $0.lowerParts(of: Syntax(statement))
      }
    default: lowerParts(of: Syntax(statement))
    }
  }

  mutating func lower(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      if let expression = element.condition.as(ExprSyntax.self) {
        lower(expression)
      } else if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
        lower(binding)
      } else if let match = element.condition.as(MatchingPatternConditionSyntax.self) {
        node(.other, "case", at: match)
        lower(match.pattern)
        lower(match.initializer.value)
      } else if let condition = element.condition.as(AvailabilityConditionSyntax.self) {
        node(.other, condition.availabilityKeyword.text, at: condition)
      }
    }
  }

  private mutating func lower(_ binding: OptionalBindingConditionSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      node(.other, "_", at: binding) { lowering in
        if let value = binding.initializer?.value { lowering.lower(value) }
      }
      return
    }
    node(.variable, name.plainText, [.isBound, .isConstant], at: binding) { lowering in
      lowering.type(binding.typeAnnotation?.type)
      if let value = binding.initializer?.value { lowering.lower(value) }
    }
  }

  /// Lowers a pattern to one node: the expression that it compares with, a variable for a name that it binds, or `_` or
  /// `is`.
  mutating func lower(_ pattern: PatternSyntax) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let pattern): lower(pattern.expression)
    case .identifierPattern(let pattern):
      node(.variable, pattern.identifier.plainText, [.isBound, .isConstant], at: pattern)
    case .valueBindingPattern(let pattern): lower(pattern.pattern)
    case .tuplePattern(let pattern):
      node(.tuple, at: pattern) { lowering in
        for element in pattern.elements { lowering.lower(element.pattern) }
      }
    case .isTypePattern(let pattern): node(.other, "is", at: pattern)
    default: node(.other, "_", at: pattern)
    }
  }

  mutating func lower(_ expression: IfExprSyntax) {
    node(.branch, "if", at: expression) { lowering in
      lowering.lower(expression.conditions)
      lowering.block(expression.body.statements, at: expression.body)
      if let next = expression.elseBody?.as(IfExprSyntax.self) {
        lowering.lower(next)
      } else if let block = expression.elseBody?.as(CodeBlockSyntax.self) {
        lowering.block(block.statements, at: block)
      }
    }
  }

  mutating func lower(_ expression: SwitchExprSyntax) {
    node(.switch, at: expression) { lowering in
      lowering.lower(expression.subject)
      lowering.lower(expression.cases)
    }
  }

  /// Lowers the cases of a `switch`.
  ///
  /// - Parameter mayLack: Whether an `#if` may leave them out.
  mutating func lower(_ cases: SwitchCaseListSyntax, mayLack: Bool = false) {
    for element in cases {
      if case .switchCase(let part) = element {
        lower(part, mayLack: mayLack)
      } else if case .ifConfigDecl(let configuration) = element {
        for (clause, isCertain) in configuration.possibleClauses(conditions) {
          guard let cases = clause.elements?.as(SwitchCaseListSyntax.self) else { continue }
          lower(cases, mayLack: mayLack || !isCertain)
        }
      }
    }
  }

  private mutating func lower(_ part: SwitchCaseSyntax, mayLack: Bool) {
    let isDefault = if case .default = part.label { true } else { false }
    node(.switchCase, isDefault ? "default" : "", at: part) { lowering in
      if mayLack { lowering.node(.other, "#if", at: part) }
      if case .case(let label) = part.label {
        for item in label.caseItems {
          lowering.lower(item.pattern)
          // With a condition, other cases may also match.
          if let condition = item.whereClause {
            lowering.node(.other, "where", at: condition) { $0.lower(condition.condition) }
          }
        }
      }
      lowering.block(part.statements, at: part)
    }
  }
}
