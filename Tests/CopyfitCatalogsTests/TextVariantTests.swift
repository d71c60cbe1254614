import CopyfitCatalogs
import CopyfitUnicode
import Testing

@Suite struct TextVariantTests {
  @Test(
    arguments: [
      ([.plural(.few)], "plural.few"), ([.ordinal(.two)], "ordinal.two"),
      ([.numberedPlural(3)], "plural.3"),
      ([.device("mac"), .plural(.few)], "device.mac.plural.few"),
      ([.context("male"), .plural(.one)], "context.male.plural.one"), ([.width("22")], "width.22"),
      ([.product("tablet")], "product.tablet"), ([.phrase(2)], "phrase.2"),
      ([.variable("days", .one)], "days.one"),
      ([.other(dimension: "colour", name: "red")], "colour.red"),
    ] as [([TextVariant.Choice], String)])
  func isShownByItsChoices(choices: [TextVariant.Choice], expected: String) {
    #expect(TextVariant(choices).description == expected)
  }

  /// Texts for different devices are all forms of each other, including the form for the category `other`.
  @Test func aDeviceIsNotTakenForACategory() {
    let forms = [PluralCategory.one, .other].map { TextVariant([.device("other"), .plural($0)]) }
    #expect(Set(forms.map(\.withoutPluralCategory)) == [TextVariant([.device("other")])])
    #expect(forms.map(\.pluralForm?.category) == [.one, .other])
  }

  /// A variable can have the name of a plural category.
  @Test func aVariableIsNoPluralForm() {
    #expect(TextVariant([.variable("plural", .few)]).pluralForm == nil)
  }
}
