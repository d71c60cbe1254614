/// An object that code of one of the app's classes reaches by a name.
package struct OutletConnection: Hashable, Sendable {
  /// What code may give a constraint.
  package struct Constraint: Hashable, Sendable {
    /// The constant of the document, in points.
    package var constant: Double
    /// Whether it is about widths or places from side to side.
    package var isHorizontal: Bool
  }

  /// The class of the object that has the outlet, as the document names it.
  package var owner: String
  /// The outlet's name, `navigationItem` and `tabBarItem` among them; `""` for the object of the class itself.
  ///
  /// With a dot it is what is in the outlet's object (`cell.textLabel`), with `@` the action that the object calls, with
  /// `#` what has a tag (`#7`), of a cell behind its identifier (`Title#7`): with an empty owner, by code of any class.
  package var outlet: String
  /// The identity of the object that the outlet leads to.
  package var destination: String
  /// The class of the view controller whose scene the object is in; `nil` in a xib.
  package var controller: String?
  /// The constraint that the outlet leads to, of the object or what holds it.
  package var constraint: Constraint?
  /// Whether the outlet leads to the table whose row holds the object, or with the name `@` the owner is that table's
  /// delegate.
  package var isTable = false
  /// Whether others that the owner has may be meant as well, as they have the same tag.
  package var isAmbiguous = false
  /// Whether the outlet leads to a view around the object.
  package var isAround = false
}
