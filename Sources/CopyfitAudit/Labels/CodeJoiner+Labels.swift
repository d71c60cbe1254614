internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSwiftSource

extension AuditLabel {
  /// Takes away the height that a row leaves, where code says another one.
  mutating func takeRow(_ height: RowHeight?) {
    guard heightRestsOnRow, let height, height != .document else { return }
    heightRestsOnRow = false
    if height == .other { heightDoubt = "code says how high its row is" }
    for index in frames.indices { (frames[index].height, frames[index].heightOrigin) = (nil, nil) }
  }

  /// Leaves out a text of a document that code replaces before anyone reads it.
  mutating func leaveOutAsReplaced() {
    treatment = .skipped(.text(.setInCode))
    missing = []
  }

  /// Takes the document's text away; what was left out because of it is measured.
  mutating func clearTexts() {
    (texts, missing, sourceText, stringLocation, keyOrigin) = ([], [], nil, nil, nil)
    switch treatment {
    case .skipped(.text):
      treatment = .measured
      if let doubt, frames.contains(where: { $0.width == nil }) { treatment = .undecided(doubt) }
    case .measured, .undecided, .skipped: break
    }
  }
}

extension Label.Element {
  /// The class of what shows the text.
  var className: String {
    switch self {
    case .label: "UILabel"
    case .button: "UIButton"
    case .textField: "UITextField"
    case .segmentedControl: "UISegmentedControl"
    case .navigationItem: "UINavigationItem"
    case .barButtonItem: "UIBarButtonItem"
    case .tabBarItem: "UITabBarItem"
    case .tableSection: "UITableViewHeaderFooterView"
    }
  }
}

extension OutletText.Property {
  /// Whether a label of a document shows the text that is set.
  func isMeant(by label: AuditLabel) -> Bool {
    guard let property = label.objectProperty else { return false }
    return switch (self, label.control) {
    case (.named(let name), _): property == name
    case (.title, .navigationItem), (.title, .barButtonItem), (.title, .tabBarItem):
      property == "title"
    case (.stateTitle(let state), .button):
      property == state + "Title" || state == "normal" && property == "configuration.title"
    case (.configurationTitle, .button): property == "configuration.title"
    case (.segmentTitle(let number), .segmentedControl): property == "segmentTitles[\(number)]"
    default: false
    }
  }
}
