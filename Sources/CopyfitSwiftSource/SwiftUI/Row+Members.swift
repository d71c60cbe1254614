internal import CopyfitLabels

/// The members of rows in SwiftUI code.
extension Row.Member {
  /// One view of any width.
  static let anySize = Row.Member(.size(.between(0, nil)))
  /// Views of any number and width.
  static let opaque = Row.Member(.size(.between(0, nil)), mayHide: true)
  /// A view without a size, which may not count as a view.
  static let absent = Row.Member(.size(.between(0, 0)), mayHide: true)
  /// A view that takes all the width it is offered.
  static let filling = Row.Member(.spacer(least: 0), priority: 0)

  /// A view of any width in place of another one.
  static func anySize(like member: Row.Member) -> Row.Member {
    var any = anySize
    (any.mayHide, any.priority) = (member.mayHide, member.priority)
    return any
  }

  var hidden: Row.Member {
    var member = self
    member.mayHide = true
    return member
  }

  var isRow: Bool { if case .row = content { true } else { false } }
}
