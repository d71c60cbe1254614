public import CopyfitSourceText
public import CopyfitUnicode

/// A variable of a text, such as `sites` in `%#@sites@`, whose form depends on a number.
public struct PluralVariable: Hashable, Sendable {
  /// One of its forms.
  public struct Form: Hashable, Sendable {
    /// The category of numbers that have this form.
    public var category: PluralCategory
    /// The text, in which `%arg` of a String Catalog is written as the variable's specifier.
    public var text: String
    /// Where the form stands.
    public var position: SourcePosition

    /// Creates a form.
    public init(category: PluralCategory, text: String, position: SourcePosition) {
      self.category = category
      self.text = text
      self.position = position
    }
  }

  /// The name by which the text refers to it.
  public var name: String
  /// The number of its argument where the catalog says it; `nil`: as the text that refers to it does.
  public var argument: Int?
  /// What its number is formatted with, without the percent sign, such as `lld`.
  public var specifier: String
  /// The forms in CLDR's order, each category at most once.
  public var forms: [Form]
  /// Where the catalog defines it; `nil` where only its forms have places.
  public var position: SourcePosition?

  /// Creates a variable, by default one of whole numbers.
  public init(
    name: String, argument: Int? = nil, specifier: String = "d", forms: [Form],
    position: SourcePosition? = nil
  ) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
    self.forms = forms
    self.position = position
  }
}
