internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The kind of a UIKit control.
enum ControlKind {
  case label, button, textField, textView
  /// The text of a cell's content, which has any number of lines (documentation of `UIListContentConfiguration`).
  case listContent
  /// A label of a cell in one of the system's styles.
  case cellLabel

  /// The kinds by the names of classes.
  static let named: [String: ControlKind] = [
    "UILabel": .label, "UIButton": .button, "UITextField": .textField, "UITextView": .textView,
  ]

  /// Whether the system lays it out in a cell.
  var isInCell: Bool { self == .listContent || self == .cellLabel }

  var element: Label.Element {
    switch self {
    case .label, .textView, .listContent, .cellLabel: .label
    case .button: .button
    case .textField: .textField
    }
  }

  /// The maximum number of lines of a new control; 0 for no limit.
  var lines: Label.LineLimit {
    switch self {
    case .label, .button, .textField, .cellLabel: Label.LineLimit(1)
    case .textView, .listContent: Label.LineLimit(0)
    }
  }
}

extension ControlResolver {
  /// The font of a new control; `nil` if it is unknown.
  ///
  /// A label has the system font at 17 points, and a text field the font of `body`, which is as large at the default
  /// size (documentation of `UILabel.font` and `UITextField.font`). `UIButton(type: .system)` has 15 points (measured
  /// in iOS 26.1), and other buttons have 18 points (`UIFont.buttonFontSize`), as in documents.
  func defaultFont(of variable: SwiftNode, _ kind: ControlKind) -> FontDescriptor? {
    switch kind {
    case .label, .textField: return .system(size: 17)
    case .button:
      let types = makingCalls(of: variable, named: "UIButton").map { call -> String? in
        let arguments = call.children.filter { $0.kind == .argument }
        guard let first = arguments.first else { return "custom" }
        guard arguments.count == 1 else { return nil }
        return first.name == "frame" ? "custom" : first.name == "type" ? first.child(0)?.name : nil
      }
      guard let type = types.first, types.allSatisfy({ $0 == type }) else { return nil }
      return type == "system" ? .system(size: 15) : type == "custom" ? .system(size: 18) : nil
    default: return nil
    }
  }
}
