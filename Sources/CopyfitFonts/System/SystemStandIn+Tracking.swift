extension SystemStandIn {
  /// The space after each grapheme of the text face at a size, in points; may be negative.
  ///
  /// San Francisco's published tracking, interpolated linearly between the sizes of the table, and constant outside of
  /// it. 0 for serif and monospaced designs.
  public func tracking(atPointSize pointSize: Double) -> Double {
    guard !isOneFamily else { return 0 }
    let rows = Self.trackingRows
    guard let next = rows.firstIndex(where: { $0.pointSize >= pointSize }) else {
      return rows.last?.tracking ?? 0
    }
    guard next > 0, rows[next].pointSize > pointSize else { return rows[next].tracking }
    let (low, high) = (rows[next - 1], rows[next])
    let share = (pointSize - low.pointSize) / (high.pointSize - low.pointSize)
    return low.tracking + (high.tracking - low.tracking) * share
  }

  /// SF Pro on iOS, the column in points.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Typography, Tracking values.
  private static let trackingRows: [(pointSize: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38),
    (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35),
    (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22),
    (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0),
    (96, 0),
  ]
}
