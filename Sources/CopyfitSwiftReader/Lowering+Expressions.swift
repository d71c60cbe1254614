internal import CopyfitSwiftTree
internal import SwiftOperators
internal import SwiftSyntax

extension Lowering {
  /// The maximum number of operands and operators of a sequence that is folded by precedence.
  private static let longestSequence = 120

  mutating func lower(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): lower(literal)
    case .integerLiteralExpr(let literal): node(.number, literal.literal.text, at: literal)
    case .floatLiteralExpr(let literal): node(.number, literal.literal.text, at: literal)
    case .booleanLiteralExpr(let literal): node(.boolean, literal.literal.text, at: literal)
    case .nilLiteralExpr(let literal): node(.none, at: literal)
    case .declReferenceExpr(let name): node(.name, name.baseName.plainText, at: name)
    case .superExpr(let name): node(.name, "super", at: name)
    case .memberAccessExpr(let member): lower(member)
    case .functionCallExpr(let call): lower(call)
    case .subscriptCallExpr(let call): lower(call)
    case .closureExpr(let closure): lower(closure)
    case .ifExpr(let expression): lower(expression)
    case .switchExpr(let expression): lower(expression)
    default: lowerCompound(expression)
    }
  }

  /// Lowers expressions with operators, brackets and keywords.
  private mutating func lowerCompound(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): lower(sequence)
    case .infixOperatorExpr(let infix): lower(infix)
    case .ternaryExpr(let ternary):
      node(.ternary, at: ternary) { lowering in
        lowering.lower(ternary.condition)
        lowering.lower(ternary.thenExpression)
        lowering.lower(ternary.elseExpression)
      }
    case .prefixOperatorExpr(let prefix):
      node(.prefix, prefix.operator.text, at: prefix) { $0.lower(prefix.expression) }
    case .postfixOperatorExpr(let postfix):
      node(.other, postfix.operator.text, at: postfix) { $0.lower(postfix.expression) }
    case .asExpr(let cast):
      node(.cast, "as", at: cast) { lowering in
        lowering.lower(cast.expression)
        lowering.type(cast.type)
      }
    case .isExpr(let test):
      node(.cast, "is", at: test) { lowering in
        lowering.lower(test.expression)
        lowering.type(test.type)
      }
    case .arrayExpr(let array):
      node(.array, at: array) { lowering in
        for element in array.elements { lowering.lower(element.expression) }
      }
    case .dictionaryExpr(let dictionary): lower(dictionary)
    case .tupleExpr(let tuple): lower(tuple)
    default: lowerTransparent(expression)
    }
  }

  /// Lowers an expression with the value of the only expression in it.
  private mutating func lowerTransparent(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .tryExpr(let expression): lower(expression.expression)
    case .awaitExpr(let expression): lower(expression.expression)
    case .forceUnwrapExpr(let expression): lower(expression.expression)
    case .optionalChainingExpr(let expression): lower(expression.expression)
    case .inOutExpr(let expression): lower(expression.expression)
    case .genericSpecializationExpr(let expression): lower(expression.expression)
    case .patternExpr(let expression): lower(expression.pattern)
    case .keyPathExpr(let path):
      let last = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)
      node(.other, last?.declName.baseName.plainText ?? "", at: path) { lowering in
        lowering.lowerParts(of: Syntax(path))
      }
    case .postfixIfConfigExpr(let conditional): lower(conditional)
    case .macroExpansionExpr(let macro):
      node(.other, "#" + macro.macroName.text, at: macro) { $0.lowerParts(of: Syntax(macro)) }
    default: node(.other, at: expression) { $0.lowerParts(of: Syntax(expression)) }
    }
  }

  /// Lowers the expressions, statements and declarations in other syntax.
  mutating func lowerParts(of syntax: Syntax) {
    for part in syntax.children(viewMode: .sourceAccurate) {
      if let expression = part.as(ExprSyntax.self) {
        lower(expression)
      } else if let items = part.as(CodeBlockItemListSyntax.self) {
        block(items, at: part)
      } else if let block = part.as(CodeBlockSyntax.self) {
        self.block(block.statements, at: block)
      } else if let expression = part.as(LabeledExprListSyntax.self) {
        arguments(expression)
      }
    }
  }

  private mutating func lower(_ sequence: SequenceExprSyntax) {
    let count = sequence.elements.count
    guard count <= Self.longestSequence else {
      node(.other, at: sequence) { $0.lowerParts(of: Syntax(sequence.elements)) }
      return
    }
    // A custom operator has unknown precedence; any order will do.
    let folded = OperatorTable.standardOperators.foldSingle(sequence) { _ in }
    if folded.is(SequenceExprSyntax.self) {
      node(.other, at: sequence) { $0.lowerParts(of: Syntax(sequence.elements)) }
    } else {
      lower(folded, madeOf: sequence)
    }
  }

  private mutating func lower(_ infix: InfixOperatorExprSyntax) {
    let kind: SwiftNode.Kind
    let name: String
    switch infix.operator.as(ExprSyntaxEnum.self) {
    case .assignmentExpr: (kind, name) = (.assignment, "=")
    case .binaryOperatorExpr(let sign):
      name = sign.operator.text
      kind = ["+=", "-=", "*=", "/="].contains(name) ? .assignment : .binary
    default: (kind, name) = (.binary, "")
    }
    node(kind, name, at: infix) { lowering in
      lowering.lower(infix.leftOperand)
      lowering.lower(infix.rightOperand)
    }
  }

  private mutating func lower(_ dictionary: DictionaryExprSyntax) {
    node(.dictionary, at: dictionary) { lowering in
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements {
        lowering.lower(element.key)
        lowering.lower(element.value)
      }
    }
  }

  private mutating func lower(_ tuple: TupleExprSyntax) {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      lower(only.expression)
    } else {
      node(.tuple, at: tuple) { $0.arguments(tuple.elements) }
    }
  }
}
