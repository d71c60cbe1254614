package import CopyfitSourceText

extension PropertyListReader {
  /// Reads a property list in OpenStep's grammar, which Xcode uses for its projects.
  package static func read(openStep text: SourceText) throws(PropertyListError) -> PropertyListNode
  {
    var parser = StringsParser(text.utf8)
    let stop: StringsStop?
    do throws(StringsSyntaxError) { stop = try parser.parse() } catch {
      throw PropertyListError(error.message, at: error.offset)
    }
    if let stop {
      throw PropertyListError("only the start of it is a property list", at: stop.offset)
    }
    return PropertyListNode(content: .dictionary(parser.entries), offset: 0)
  }
}
