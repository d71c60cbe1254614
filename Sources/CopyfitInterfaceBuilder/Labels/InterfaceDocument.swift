package import CopyfitSourceText

/// A storyboard or xib: the labels that it describes, and what was left out.
package struct InterfaceDocument: Hashable, Sendable {
  /// The file's path, as it was given to the reader.
  package var file: String
  /// The document's name: the file's name without its extension, which is its string table's, too.
  package var name: String
  /// The width and height of the screen that the document was drawn on, in points.
  package var canvas: CanvasSize
  /// Whether the document is for iPads alone.
  package var isForTablets = false
  /// Whether a navigation bar of it shows large titles.
  package var hasLargeTitles = false
  /// The size class of that screen; `nil` where the document names no device whose whole screen it has.
  package var sizeClass: SizeClass?
  /// The labels in the order of the file.
  package var labels: [InterfaceLabel]
  /// Texts that the document leaves empty and code may set, in the order of the file.
  package var blanks: [InterfaceLabel] = []
  /// The identifiers of all objects, to tell a string for an object that is not a label from an orphan.
  package var objectIdentifiers: Set<String>
  /// The identifiers that more than one object has, each after the object before it.
  package var doubledIdentifiers: [DoubledIdentifier]
  /// The files of the app's own fonts that the document uses, by the PostScript names of their faces.
  package var fontFiles: [String: String]
  /// The views that share a row with others.
  package var rows: [InterfaceRow] = []
  /// How many texts are shown that are not measured, by what shows them: "a text view".
  package var unmeasured: [String: Int] = [:]
  /// What code of the app's classes reaches by name, in the order of the file.
  package var connections: [OutletConnection] = []
  /// The prototypes and screens that code may ask for, in the order of the file.
  package var holders: [InterfaceHolder] = []
  /// The identifiers by which the document asks for screens of others.
  package var references: Set<String> = []

  /// Two objects with one identifier.
  package struct DoubledIdentifier: Hashable, Sendable {
    package var identifier: String
    package var first: SourcePosition
    package var second: SourcePosition
  }

  /// Creates a document of what was read.
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

/// What reading a storyboard or xib came to.
package enum InterfaceReading: Hashable, Sendable {
  case document(InterfaceDocument)
  /// A document for another platform, or of a format that is not supported; `reason` is one of few
  /// phrases that reports group by, such as "watchOS document".
  case skipped(reason: String)
  /// A file that cannot be parsed.
  case unreadable(message: String, position: SourcePosition)
}
