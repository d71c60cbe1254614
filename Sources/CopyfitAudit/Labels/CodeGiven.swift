internal import CopyfitInterfaceBuilder
internal import CopyfitSwiftSource

/// What code gives to an object of a document.
struct CodeGiven {
  var texts: [OutletText] = []
  /// Those of them that code gives by an outlet; what the object's own class gives itself may never be called.
  var outletTexts: [OutletText] = []
  var settings: [OutletSetting] = []
  /// Whether code may give a constraint another constant that the object's width follows from.
  var isWidened = false
  /// The same of its height.
  var isHeightened = false
  /// How high the row that holds it is: as code says of the table, and as the table's delegate says.
  var row = (table: RowHeight?.none, delegate: RowHeight?.none)

  /// Whether code may give a constraint another constant than the document, or turn it off.
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
