/// An object that code of one of the app's classes accesses by a name.
package struct OutletConnection: Hashable, Sendable {
  /// A constraint that code may change.
  package struct Constraint: Hashable, Sendable {
    /// The constant in the document, in points.
    package var constant: Double
    /// Whether it is about widths or horizontal positions.
    package var isHorizontal: Bool
  }

  /// The class of the object with the outlet, as named in the document.
  package var owner: String
  /// The outlet's name, or `navigationItem` or `tabBarItem`; `""` for the object of the class itself.
  ///
  /// A dot separates a property of the outlet's object (`cell.textLabel`), `@` precedes the action of the object, and
  /// `#` a tag (`#7`), after the identifier of a cell (`Title#7`). With an empty owner, code of any class can use it.
  package var outlet: String
  /// The identity of the outlet's object.
  package var destination: String
  /// The class of the object's view controller; `nil` in a xib.
  package var controller: String?
  /// The outlet's constraint, which is on the object or on a view that contains it.
  package var constraint: Constraint?
  /// Whether the outlet refers to the table with the object's row, or, with the name `@`, the owner is that table's
  /// delegate.
  package var isTable = false
  /// Whether other objects of the owner may be meant, because they have the same tag.
  package var isAmbiguous = false
  /// Whether the outlet refers to a view that contains the object.
  package var isAround = false

  /// Whether the object is of the class itself.
  package var isOfObject: Bool { outlet.isEmpty && constraint == nil && !isTable && !isAround }
}
