/// What code says of what an outlet leads to, in the order of the sources.
package struct OutletStatements: Hashable, Sendable {
  /// What it gives to it.
  package var texts: [OutletText] = []
  /// What it says of how the object shows its text.
  package var settings: [OutletSetting] = []
}
