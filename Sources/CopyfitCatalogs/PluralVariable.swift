public import CopyfitSourceText
public import CopyfitUnicode

/// A variable of a text, such as `sites` in `%#@sites@`, whose form depends on a number.
public struct PluralVariable: Hashable, Sendable {
  /// One form of a variable.
  public struct Form: Hashable, Sendable {
    /// The category of the numbers that have this form.
    public var category: PluralCategory
    /// The text; `%arg` of a String Catalog is replaced by the variable's specifier.
    public var text: String
    /// The place of the form in the file.
    public var position: SourcePosition

    /// Creates a form.
    public init(category: PluralCategory, text: String, position: SourcePosition) {
      self.category = category
      self.text = text
      self.position = position
    }
  }

  /// The name that the text uses to refer to it.
  public var name: String
  /// The number of its argument if the catalog specifies one; `nil` if the text that refers to it decides.
  public var argument: Int?
  /// The format specifier of its number, without the percent sign, such as `lld`.
  public var specifier: String
  /// The forms in CLDR's order, each category at most once.
  public var forms: [Form]
  /// The place where the catalog defines it; `nil` if only its forms have places.
  public var position: SourcePosition?

  /// Creates a variable, by default for whole numbers.
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
