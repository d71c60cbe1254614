internal import SwiftSyntax

/// The attribute `@ScaledMetric` of a variable, which scales its value with a text style.
struct ScaledMetric {
  /// The name of the style, which is `body` unless another one is given; `nil` if the argument is not written as one of
  /// SwiftUI's.
  var style: String?
  /// The value, if the attribute has it.
  var value: ExprSyntax?

  /// Creates the only attribute of a variable; `nil` if it is another one.
  init?(_ attributes: AttributeListSyntax) {
    guard attributes.count == 1, let attribute = attributes.first?.as(AttributeSyntax.self),
      ["ScaledMetric", "SwiftUI.ScaledMetric"].contains(
        attribute.attributeName.trimmedDescription.prefix { $0 != "<" })
    else { return nil }
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
    value = arguments.first { $0.label?.text == "wrappedValue" }?.expression
    guard let given = arguments.first(where: { $0.label?.text == "relativeTo" })?.expression else {
      style = "body"
      return
    }
    guard let member = given.as(MemberAccessExprSyntax.self) else { return }
    let base = member.base?.trimmedDescription
    if base == nil || base?.hasSuffix("TextStyle") == true { style = member.declName.baseName.text }
  }
}
