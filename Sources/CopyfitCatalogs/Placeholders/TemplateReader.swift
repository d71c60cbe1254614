extension TextTemplate {
  /// Parses a text.
  ///
  /// - Parameters:
  ///   - source: The arguments of the source text; `nil` if there is no source text.
  ///   - isCompared: Whether arguments count that the source does not have.
  package init(
    _ text: String, syntax: PlaceholderSyntax, variables: [PluralVariable] = [],
    source: SourceArguments? = nil, isCompared: Bool = false
  ) {
    switch syntax {
    case .printf, .cFormat, .javaFormat, .rubyFormat:
      var reader = PrintfReader(
        variables: variables, source: source, isCompared: isCompared,
        dialect: syntax.dialect ?? .foundation)
      self = reader.template(text)
    case .replacementFields, .plainFields:
      var reader = ReplacementFields(hasDoubledBraces: syntax == .replacementFields)
      self = reader.template(text)
    case .qtFormat: self = QtFormat.template(text)
    case .flutterMessage:
      self = MessageFormatReader.template(text, readsNumberSign: false, quoting: .never)
    case .flutterEscapedMessage:
      self = MessageFormatReader.template(text, readsNumberSign: false, quoting: .always)
    case .javaMessage: self = MessageFormatReader.javaTemplate(text)
    case .messageFormat, .braces: self = MessageFormatReader.template(text)
    case .doubleBraces: self = TextTemplate(pieces: DoubleBraces.pieces(of: text))
    case .none: self.init(pieces: [.text(text)])
    }
  }
}
