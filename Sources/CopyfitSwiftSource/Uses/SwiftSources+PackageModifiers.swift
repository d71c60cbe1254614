internal import CopyfitFiles
internal import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// The modifiers of the app's views that the sources do not define, so that they may change the text and the room of a
  /// view, in the order of their bytes.
  ///
  /// Those that seem to set a font are not among them.
  package func packageModifiers() -> [CodeNameUse] {
    let calls = LargeStack.run({ [index] in ViewRooms.unknownModifiers(index) }, beside: {}).0
    let places = calls.mapValues { $0.map { SourceLocation($0) } }
    return CodeNameUse.all(places.filter { !FontNameFinder.mayBeModifier($0.key) })
  }
}
