/// A storyboard or xib that labels come from: what is needed of it beside its labels.
public struct DrawnDocument: Hashable, Sendable {
  /// An object, which keys of string tables may name.
  public struct Object: Hashable, Sendable {
    /// Its identity in the document.
    public var id: String
    /// What it is where it shows text; `nil` for any other object.
    public var element: Label.Element?

    /// Creates an object.
    public init(id: String, element: Label.Element? = nil) {
      self.id = id
      self.element = element
    }
  }

  /// The file's path, relative to the project.
  public var file: String
  /// The width of the screen that it was drawn on, in points.
  public var canvasWidth: Double?
  /// All objects, in the order of their identities.
  public var objects: [Object]

  /// Creates a document of what was read.
  public init(file: String, canvasWidth: Double? = nil, objects: [Object] = []) {
    (self.file, self.canvasWidth, self.objects) = (file, canvasWidth, objects)
  }
}
