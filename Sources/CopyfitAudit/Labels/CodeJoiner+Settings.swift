internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSwiftSource

extension CodeJoiner {
  /// Applies the properties that code sets to a label.
  func apply(_ given: CodeGiven, to label: inout AuditLabel) {
    let appearances = sources.appearances(of: label.model.element.className)
    if !appearances.isEmpty {
      label.model.doubts.append(.appearance)
      label.codeSteps += appearances
    }
    let settings = CodeSettings(given.settings)
    settings.apply(to: &label)
    if given.hasUnknownCode, !label.model.doubts.contains(.codedSetting) {
      label.model.doubts.append(.codedSetting)
    }
    // An object whose text code sets is visible at some time.
    if given.texts.isEmpty, settings.hidesForGood {
      label.leaveOut(.hiddenInCode)
    }
    label.takeRow(given.row.delegate ?? given.row.table)
    let hasHeight = label.model.rooms.contains { $0.heightLimit != nil }
    let places = given.settings.filter {
      OutletSetting.Property.ofPlace.contains($0.property)
        && ($0.property != .verticalConstraint || hasHeight)
    }
    if !places.isEmpty {
      label.model.doubts.append(.codedPlace)
      label.codeSteps += places.map(\.place)
    }
    if given.isWidened || given.isHeightened && hasHeight {
      label.model.doubts.append(.codedConstraints)
    }
  }
}
