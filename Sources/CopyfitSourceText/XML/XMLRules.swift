/// What a document may have.
package struct XMLRules: Sendable {
  /// The deepest nesting that is read; real documents stay below 60.
  package static let maximumDepth = 200

  /// The most elements that are read; `nil`: any number.
  package var maximumCount: Int?
  /// Why no document of the kind declares a document type; `nil`: some do.
  package var documentTypeRefusal: String?
  /// Whether the document is a property list, as Foundation reads it.
  ///
  /// Line ends are kept, control characters are allowed, as is space before the XML declaration, prefixes
  /// need not be declared, and the type declares nothing. CDATA sections start with a piece without text.
  package var isPropertyList: Bool

  package init(
    maximumCount: Int? = nil, documentTypeRefusal: String? = nil, isPropertyList: Bool = false
  ) {
    self.maximumCount = maximumCount
    self.documentTypeRefusal = documentTypeRefusal
    self.isPropertyList = isPropertyList
  }
}
