internal import CopyfitSwiftTree
internal import SwiftSyntax

extension Lowering {
  mutating func lower(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.plainText
    // The place of the member's name, because a long chain may begin many lines before it.
    node(.member, name, at: member.declName) { lowering in
      if let base = member.base ?? lowering.bases[member.id] { lowering.lower(base) }
    }
  }

  mutating func lower(_ call: FunctionCallExprSyntax) {
    node(.call, at: call) { lowering in
      lowering.lower(call.calledExpression)
      lowering.arguments(call.arguments)
      if let closure = call.trailingClosure {
        lowering.node(.argument, "", .isTrailing, at: closure) { $0.lower(closure) }
      }
      for element in call.additionalTrailingClosures {
        lowering.node(.argument, element.label.plainText, .isTrailing, at: element) {
          $0.lower(element.closure)
        }
      }
    }
  }

  mutating func lower(_ call: SubscriptCallExprSyntax) {
    node(.subscripted, at: call) { lowering in
      lowering.lower(call.calledExpression)
      lowering.arguments(call.arguments)
    }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) {
    for argument in list {
      let flags: SwiftNode.Flags = argument.expression.is(InOutExprSyntax.self) ? .isInOut : []
      node(.argument, argument.label?.plainText ?? "", flags, at: argument) {
        $0.lower(argument.expression)
      }
    }
  }

  mutating func lower(_ closure: ClosureExprSyntax) {
    node(.closure, at: closure) { lowering in
      let clause = closure.signature?.parameterClause
      if let names = clause?.as(ClosureShorthandParameterListSyntax.self) {
        for name in names { lowering.node(.parameter, name.name.plainText, at: name) }
      } else if let clause = clause?.as(ClosureParameterClauseSyntax.self) {
        for parameter in clause.parameters {
          let name = parameter.secondName ?? parameter.firstName
          lowering.node(.parameter, name.plainText, at: parameter) { $0.type(parameter.type) }
        }
      }
      lowering.block(closure.statements, at: closure)
    }
  }

  mutating func lower(_ literal: StringLiteralExprSyntax) {
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    let isPlain = literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    let texts = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
    guard !isPlain else {
      node(.string, StringEscapes.resolved(texts.joined(), pounds: pounds), at: literal)
      return
    }
    node(.string, at: literal) { lowering in
      for segment in literal.segments {
        if let text = segment.as(StringSegmentSyntax.self) {
          lowering.node(
            .piece, StringEscapes.resolved(text.content.text, pounds: pounds), at: text)
        } else if let expression = segment.as(ExpressionSegmentSyntax.self) {
          lowering.arguments(expression.expressions)
        }
      }
    }
  }
}

extension TokenSyntax {
  /// A name without its backticks.
  var plainText: String {
    let name = text
    guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else { return name }
    return String(name.dropFirst().dropLast())
  }
}
