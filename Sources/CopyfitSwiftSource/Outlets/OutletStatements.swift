/// The statements in code about an outlet's object, in the order of the sources.
package struct OutletStatements: Hashable, Sendable {
  /// The texts that code sets.
  package var texts: [OutletText] = []
  /// The other properties that code sets.
  package var settings: [OutletSetting] = []
}
