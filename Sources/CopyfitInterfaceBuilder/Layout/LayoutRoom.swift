/// The room between two positions that a view with any text cannot leave.
struct LayoutRoom {
  var start: LayoutValue
  var end: LayoutValue

  /// The room's length.
  var length: LayoutValue? { start.distance(to: end) }
}
