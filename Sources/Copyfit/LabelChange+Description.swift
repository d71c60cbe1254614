internal import CopyfitDynamicType

extension LabelChange: CustomStringConvertible {
  /// The change in the words of reports, such as "allow 2 lines in a frame 61 pt high".
  ///
  /// Lengths are rounded up to a tenth of a point, so that they are sufficient.
  public var description: String { words(isMinimum: false) }

  /// The change in these words.
  ///
  /// - Parameters:
  ///   - isMinimum: Whether the room may be smaller than the measured one, so that the text may need more lines.
  ///   - growth: The growth of the frame's height to the category of the change; `nil` if the height is fixed.
  package func words(isMinimum: Bool, growth: HeightGrowth? = nil) -> String {
    let sides = sides(growth: growth)
    guard let lines else { return sides.map { "give it a frame \($0)" } ?? "no change" }
    return "allow \(isMinimum ? "at least " : "")\(lines) line\(lines == 1 ? "" : "s")"
      + (sides.map { " in a frame \($0)" } ?? "")
  }

  /// The size of the frame: "188 pt wide and 61 pt high"; `nil` if only the lines change.
  ///
  /// A height that grows is the one at `large`, as code gives it: "38 pt high at Large, scaled as body".
  package func sides(growth: HeightGrowth? = nil) -> String? {
    let sides = [
      width.map { "\(Self.points($0)) wide" },
      height.map { height in
        let scaling = growth.map { " " + $0.style.scalingPhrase } ?? ""
        return Self.points(growth?.heightAtLarge(for: height) ?? height) + " high" + scaling
      },
    ].compactMap(\.self)
    return sides.isEmpty ? nil : sides.joined(separator: " and ")
  }

  private static func points(_ length: Double) -> String {
    RoundedNumber(length.sufficientTenth).description + " pt"
  }
}
