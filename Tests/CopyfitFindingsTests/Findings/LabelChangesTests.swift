import Copyfit
import CopyfitFindings
import CopyfitLabels
import CopyfitSourceText
import Testing

/// The changes of a label that its app can make.
struct LabelChangesTests {
  private static func label(
    _ element: Label.Element, _ surface: Label.Surface = .screen
  ) -> Label {
    var label = Label(
      id: "a#b", name: "b", source: SourceLocation(file: "a", position: .start), texts: [],
      font: .body, rooms: [])
    (label.element, label.surface) = (element, surface)
    return label
  }

  private static func room(_ reason: BoundReason) -> Room {
    Room(width: .exactly(300, because: reason))
  }

  /// Nobody can widen a bar, an alert or a tab, whatever is known of its room.
  @Test(arguments: [
    (label(.label), true, true), (label(.button), true, true), (label(.textField), true, false),
    (label(.navigationItem), false, false), (label(.barButtonItem), false, false),
    (label(.tabBarItem), false, false), (label(.label, .alertTitle), false, false),
    (label(.label, .tab), false, false), (label(.label, .backButton), false, false),
    (label(.button, .menu), false, false), (label(.button, .swipeAction), false, false),
    (label(.label, .notification), false, false), (label(.label, .shortcut), false, false),
    (label(.label, .swiftUI), true, true),
    (label(.label, .widget), true, true), (label(.button, .alertButton), false, false),
  ])
  func framesAndLines(label: Label, hasFrame: Bool, hasLines: Bool) {
    for reason in [BoundReason.canvas, .configured, .constraint, .estimate] {
      #expect(label.allows(LabelChange(width: 371.8), in: Self.room(reason)) == hasFrame)
      #expect(label.allows(LabelChange(height: 44), in: Self.room(reason)) == hasFrame)
      #expect(label.allows(LabelChange(lines: 2), in: Self.room(reason)) == hasLines)
    }
  }
}
