internal import CopyfitFonts

/// The fonts of texts as one shared object, because a stack has many references to count.
final class TextFonts: Sendable {
  let stack: FontStack

  init(_ stack: FontStack) { self.stack = stack }

  /// Whether a stack is equal; like `==`, without copies of its parts.
  func isOf(_ other: FontStack) -> Bool {
    guard stack.face === other.face, stack.verticalMetrics == other.verticalMetrics else {
      return false
    }
    if stack.standIn != nil || other.standIn != nil {
      guard stack.standIn?.text === other.standIn?.text, stack.standIn == other.standIn else {
        return false
      }
    }
    return stack.fallback == other.fallback
  }
}
