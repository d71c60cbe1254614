/// The properties of a storyboard or xib that are needed in addition to its labels.
public struct DrawnDocument: Hashable, Sendable {
  /// An object, to which keys of string tables may refer.
  public struct Object: Hashable, Sendable {
    /// Its identifier in the document.
    public var id: String
    /// The element if the object shows text; `nil` for any other object.
    public var element: Label.Element?

    /// Creates an object.
    public init(id: String, element: Label.Element? = nil) {
      self.id = id
      self.element = element
    }
  }

  /// The file's path, relative to the project.
  public var file: String
  /// The width of the screen in the document, in points.
  public var canvasWidth: Double?
  /// All objects, in the order of their identifiers.
  public var objects: [Object]

  /// Creates a document.
  public init(file: String, canvasWidth: Double? = nil, objects: [Object] = []) {
    (self.file, self.canvasWidth, self.objects) = (file, canvasWidth, objects)
  }
}
