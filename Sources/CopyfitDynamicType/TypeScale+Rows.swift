extension TypeScale.Row {
  /// A row of a table as it is printed: sizes and leadings in points, one pair for each category.
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
