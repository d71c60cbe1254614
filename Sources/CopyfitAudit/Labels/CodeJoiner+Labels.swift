internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSwiftSource

extension AuditLabel {
  /// Sets the minimum part of a bar for a title or button.
  mutating func take(_ share: SystemRoom.Share) {
    guard objectProperty == "title" else { return }
    for (index, screen) in screens.enumerated() {
      guard let screen, let most = model.rooms[index].widthLimit else { continue }
      model.rooms[index].width?.atLeast = Bound(min(most, share.width(onScreenOfWidth: screen)))
    }
  }

  /// Removes the height limit of a row if code sets another row height.
  mutating func takeRow(_ height: RowHeight?) {
    guard let height, height != .document,
      model.rooms.contains(where: \.heightRestsOnRow)
    else { return }
    for index in model.rooms.indices where model.rooms[index].heightLimit != nil {
      model.rooms[index].height = height == .other ? .atMost(nil, because: .codedRowHeight) : nil
    }
  }
}

extension OutletText.Property {
  /// Whether a label of a document shows this property.
  func isMeant(by label: AuditLabel) -> Bool {
    guard let property = label.objectProperty else { return false }
    return switch (self, label.model.element) {
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
