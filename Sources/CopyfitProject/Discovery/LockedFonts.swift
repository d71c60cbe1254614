/// The file with the fonts that a project is checked with.
package enum LockedFonts {
  /// Its name, in a project's folder or in one above it.
  package static let fileName = "copyfit.fonts.json"
}
