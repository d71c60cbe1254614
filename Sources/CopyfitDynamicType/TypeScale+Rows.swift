extension TypeScale.Row {
  /// Creates a row as printed: sizes and leadings in points, one pair for each category.
  init(
    _ style: TextStyle, _ weight: FontWeight, emphasized: FontWeight,
    _ cells: (pointSize: Double, leading: Double)...
  ) {
    self.init(
      style,
      cells.map {
        TypeScale.Entry(
          pointSize: $0.pointSize, leading: $0.leading, weight: weight,
          emphasizedWeight: emphasized)
      })
  }
}
