internal import CopyfitInterfaceBuilder
internal import CopyfitSwiftSource

/// The texts and properties that code sets for an object of a document.
struct CodeGiven {
  var texts: [OutletText] = []
  /// The texts that are set through an outlet.
  ///
  /// Code in the object's own class may never be called.
  var outletTexts: [OutletText] = []
  var settings: [OutletSetting] = []
  /// Whether the object's class has code that is not in the sources.
  var hasUnknownCode = false
  /// Whether code may change a constraint that determines the object's width.
  var isWidened = false
  /// Whether code may change a constraint that determines the object's height.
  var isHeightened = false
  /// The height of the object's row in code: from the table's settings, and from the table's delegate.
  var row = (table: RowHeight?.none, delegate: RowHeight?.none)

  /// Whether code may change a constraint's constant, or turn the constraint off.
  func resizes(_ constraint: OutletConnection.Constraint) -> Bool {
    settings.contains { setting in
      switch setting.property {
      case .constant: setting.value != .number(constraint.constant)
      case .isActive: setting.value != .boolean(true)
      default: false
      }
    }
  }
}
