/// The property that a statement sets.
enum SinkTarget {
  case text(OutletText.Property)
  case setting(OutletSetting.Property)

  /// The targets of assignments, by the names of the members.
  static let assigned: [String: SinkTarget] = OutletText.Property.assigned.mapValues { .text($0) }
    .merging(OutletSetting.Property.assigned.mapValues { .setting($0) }) { first, _ in first }
}
