/// The origin of a limit of a label's frame.
public enum LimitOrigin: String, Codable, Sendable, Hashable {
  /// Constraints connect it to constants.
  case constraint
  /// SwiftUI views determine it.
  case view
  /// It comes from the document's canvas.
  case canvas
  /// The configuration specifies it.
  case configured
  /// A catalog specifies the room of the text.
  case catalog
  /// The system gives every text of this kind the same room.
  case system
  /// It depends on an unknown value.
  case undecided
}
