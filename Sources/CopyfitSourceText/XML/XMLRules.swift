/// Rules for the content of a document.
package struct XMLRules: Sendable {
  /// The maximum nesting; real documents need less than 60.
  package static let maximumDepth = 200

  /// The maximum number of elements; `nil` for no limit.
  package var maximumCount: Int?
  /// The reason why documents of this kind declare no document type; `nil` if they may.
  package var documentTypeRefusal: String?
  /// Whether the document is a property list and is read as Foundation does.
  ///
  /// Line ends are kept, control characters and space before the XML declaration are allowed, prefixes need not be
  /// declared, and the document type declares nothing. CDATA sections start with an empty piece of text.
  package var isPropertyList: Bool

  package init(
    maximumCount: Int? = nil, documentTypeRefusal: String? = nil, isPropertyList: Bool = false
  ) {
    self.maximumCount = maximumCount
    self.documentTypeRefusal = documentTypeRefusal
    self.isPropertyList = isPropertyList
  }
}
