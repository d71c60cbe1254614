/// A length that Apple's platforms use where code and documents name none.
package struct PlatformDefault: Hashable, Sendable {
  /// The unit of a length.
  package enum Unit: String, Hashable, Sendable {
    case points = "pt"
    /// Parts of another length, which the meaning names.
    case parts = "×"
  }

  /// The name of the constant.
  package var name: String
  /// What has the length.
  package var meaning: String
  /// The minimum and the maximum; equal if the length is known.
  package var range: ClosedRange<Double>
  /// The unit of both.
  package var unit = Unit.points
  /// The versions of iOS that it holds for.
  package var versions = "iOS 13 to 26"
  /// Where the length is from.
  package var source: String
  /// What is not certain about it; `nil` if nothing is known to differ.
  package var doubt: String?

  /// The length in points, or the maximum.
  package var points: Double { range.upperBound }
}

extension PlatformDefault {
  /// The source of a length that is in no publication and in no measurement: an interval that is wide enough.
  static let noSource = "no source; interval"

  /// A length of one value.
  init(
    _ name: String, _ points: Double, of meaning: String, unit: Unit = .points, in versions: String,
    from source: String, but doubt: String? = nil
  ) {
    self.init(
      name, points...points, of: meaning, unit: unit, in: versions, from: source, but: doubt)
  }

  /// A length between two values.
  init(
    _ name: String, _ range: ClosedRange<Double>, of meaning: String, unit: Unit = .points,
    in versions: String = "iOS 13 to 26", from source: String, but doubt: String? = nil
  ) {
    (self.name, self.range, self.meaning, self.unit) = (name, range, meaning, unit)
    (self.versions, self.source, self.doubt) = (versions, source, doubt)
  }
}
