internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// What a control is, of UIKit's.
enum ControlKind {
  case label, button, textField, textView
  /// The text of a cell's content, which has any number of lines (documented of `UIListContentConfiguration`).
  case listContent
  /// A label that a cell of one of the system's styles has.
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

  /// How many lines a new one has at most; 0 for any number.
  var lines: Label.LineLimit {
    switch self {
    case .label, .button, .textField, .cellLabel: Label.LineLimit(1)
    case .textView, .listContent: Label.LineLimit(0)
    }
  }
}

extension ControlResolver {
  /// The font that a new control has; `nil` where it is not known.
  ///
  /// A label's is the system's in 17 points, a text field's that of body (documented of `UILabel.font` and
  /// `UITextField.font`), which is as large at the default size. A button's has 15 points by `UIButton(type: .system)`
  /// (measured of iOS 26.1), and any other's 18 (`UIFont.buttonFontSize`), as in documents.
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
