internal import SwiftSyntax

/// The name of a type, without arguments, optionality and attributes.
struct TypeSpelling {
  /// The name with the outer types as written; empty for a tuple or a function.
  private(set) var name = ""
  /// Whether it is an array or set of the named type.
  private(set) var isCollection = false
  /// The elements of a tuple.
  private(set) var elements: [TupleTypeElementSyntax] = []

  init(_ type: TypeSyntax) {
    var next: TypeSyntax? = type
    while let type = next {
      next = nil
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType(let type): name = type.name.plainText
      case .memberType(let type):
        let base = TypeSpelling.members(of: type)
        name = base.joined(separator: ".")
      case .optionalType(let type): next = type.wrappedType
      case .implicitlyUnwrappedOptionalType(let type): next = type.wrappedType
      case .attributedType(let type): next = type.baseType
      case .someOrAnyType(let type): next = type.constraint
      case .arrayType(let type):
        isCollection = true
        next = type.element
      case .tupleType(let type):
        next = type.elements.count == 1 ? type.elements.first?.type : nil
        if type.elements.count > 1 { elements = Array(type.elements) }
      default: break
      }
    }
  }

  /// The name of a type in an expression, with the outer types as written; empty for other expressions.
  static func name(of expression: ExprSyntax) -> String {
    var names: [String] = []
    var next = expression
    while let member = next.as(MemberAccessExprSyntax.self), let base = member.base {
      names.append(member.declName.baseName.plainText)
      next = base
    }
    guard let first = next.as(DeclReferenceExprSyntax.self) else { return "" }
    return ([first.baseName.plainText] + names.reversed()).joined(separator: ".")
  }

  /// The names of a type and of its outer types, outermost first.
  private static func members(of type: MemberTypeSyntax) -> [String] {
    var names = [type.name.plainText]
    var base = type.baseType
    while let member = base.as(MemberTypeSyntax.self) {
      names.append(member.name.plainText)
      base = member.baseType
    }
    if let first = base.as(IdentifierTypeSyntax.self) { names.append(first.name.plainText) }
    return names.reversed()
  }
}
