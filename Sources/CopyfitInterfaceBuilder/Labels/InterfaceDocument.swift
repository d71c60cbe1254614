package import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitSourceText

/// A storyboard or xib with its labels and omissions.
package struct InterfaceDocument: Hashable, Sendable {
  /// The file's path, as given to the reader.
  package var file: String
  /// The document's name: the file's name without its extension, which is also its string table's name.
  package var name: String
  /// The size of the document's screen, in points.
  package var canvas: CanvasSize
  /// Whether the document is only for iPads.
  package var isForTablets = false
  /// The content of the bars of its view controllers.
  package var bars = DrawnBars()
  /// The size class of that screen; `nil` if the document does not name a device whose whole screen it fills.
  package var sizeClass: SizeClass?
  /// The labels in the order of the file.
  package var labels: [InterfaceLabel]
  /// Texts that are empty in the document and may be set by code, in the order of the file.
  package var blanks: [InterfaceLabel] = []
  /// The identifiers of all objects.
  ///
  /// They distinguish strings of other objects from orphaned strings.
  package var objectIdentifiers: Set<String>
  /// The duplicate identifiers, each with the positions of an object and of the previous object with it.
  package var doubledIdentifiers: [DoubledIdentifier]
  /// Values without a single meaning, in the order of the file.
  package var faults: [Fault] = []
  /// The files of the app's fonts in the document, by the PostScript names of their faces.
  package var fontFiles: [String: String]
  /// The views that share a row.
  package var rows: [InterfaceRow] = []
  /// The number of visible texts that are not measured, by kind of element, such as "a text view".
  package var unmeasured: [String: Int] = [:]
  /// The objects that code of the app's classes accesses by name, in the order of the file.
  package var connections: [OutletConnection] = []
  /// The prototypes and screens that code may instantiate, in the order of the file.
  package var holders: [InterfaceHolder] = []
  /// The identifiers of screens in other documents that this document refers to.
  package var references: Set<String> = []

  /// A duplicate identifier.
  package struct DoubledIdentifier: Hashable, Sendable {
    package var identifier: String
    package var first: SourcePosition
    package var second: SourcePosition
  }

  /// A value that has no single meaning.
  package struct Fault: Hashable, Sendable {
    /// The fault and the fix, as sentences.
    package var message: String
    package var position: SourcePosition
  }

  /// Creates a document.
  package init(
    file: String, name: String, canvas: CanvasSize, sizeClass: SizeClass? = nil,
    labels: [InterfaceLabel], objectIdentifiers: Set<String>,
    doubledIdentifiers: [DoubledIdentifier] = [], fontFiles: [String: String] = [:]
  ) {
    self.file = file
    self.name = name
    self.canvas = canvas
    self.sizeClass = sizeClass
    self.labels = labels
    self.objectIdentifiers = objectIdentifiers
    self.doubledIdentifiers = doubledIdentifiers
    self.fontFiles = fontFiles
  }
}

/// The result of reading a storyboard or xib.
package enum InterfaceReading: Hashable, Sendable {
  case document(InterfaceDocument)
  /// A document for another platform; `nil` for an unknown one.
  case skipped(Platform?)
  /// A file that cannot be parsed.
  ///
  /// Xcode still builds a file in the old format.
  case unreadable(message: String, position: SourcePosition, isOldFormat: Bool = false)
}
