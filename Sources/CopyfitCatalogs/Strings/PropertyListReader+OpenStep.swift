package import CopyfitSourceText

extension PropertyListReader {
  /// Reads a property list in OpenStep's grammar, which Xcode uses for its projects.
  package static func read(openStep text: SourceText) throws(PropertyListError) -> PropertyListNode
  {
    var entries: [PropertyListNode.Member] = []
    var parser = StringsParser(text.utf8) { entries.append($0) }
    let stop: StringsStop?
    do throws(StringsSyntaxError) { stop = try parser.parse() } catch {
      throw PropertyListError(error.message, at: error.offset)
    }
    if let stop {
      throw PropertyListError("only the start of it is a property list", at: stop.offset)
    }
    return PropertyListNode(content: .dictionary(entries), offset: 0)
  }
}
