internal import CopyfitDynamicType

/// The axes and named instances of the table `fvar`.
///
/// Source: OpenType 1.9.1, *fvar*.
struct VariationTable {
  struct Axis {
    let tag: FontTag
    let minimum: Double
    let defaultValue: Double
    let maximum: Double
    let flags: Int
    let name: Int
  }

  struct Instance {
    let styleName: Int
    let postScriptName: Int?
    let coordinates: [Double]

    /// The numbers of the instance's names in the table `name`.
    var nameIdentifiers: [Int] { [styleName] + (postScriptName.map { [$0] } ?? []) }
  }

  /// The maximum number of axes; a font with more counts as static.
  ///
  /// Fonts in use have up to about thirty.
  static let maximumAxes = 64

  /// The maximum number of named instances; fonts in use have up to about a hundred.
  static let maximumInstances = 1024

  private(set) var axes: [Axis] = []
  private(set) var instances: [Instance] = []

  /// The numbers of all names in the table `name`.
  var nameIdentifiers: [Int] { axes.map(\.name) + instances.flatMap(\.nameIdentifiers) }

  /// - Parameter maximum: The maximum number of instances that are read.
  init(_ bytes: Span<UInt8>, at table: Range<Int>?, atMost maximum: Int = maximumInstances) {
    guard let table, let offset = bytes.uint16(at: table.lowerBound + 4),
      let axisCount = bytes.uint16(at: table.lowerBound + 8),
      (1...Self.maximumAxes).contains(axisCount),
      let axisSize = bytes.uint16(at: table.lowerBound + 10), axisSize >= 20,
      let instanceCount = bytes.uint16(at: table.lowerBound + 12),
      let instanceSize = bytes.uint16(at: table.lowerBound + 14),
      instanceSize >= 4 + 4 * axisCount
    else { return }
    let firstAxis = table.lowerBound + offset
    let firstInstance = firstAxis + axisCount * axisSize
    guard firstInstance + instanceCount * instanceSize <= table.upperBound else { return }
    axes = (0..<axisCount).compactMap { Self.axis(bytes, at: firstAxis + $0 * axisSize) }
    let hasName = instanceSize >= 6 + 4 * axisCount
    instances = (0..<min(instanceCount, maximum, Self.maximumInstances)).compactMap {
      Self.instance(
        bytes, at: firstInstance + $0 * instanceSize, axisCount: axisCount, hasName: hasName)
    }
  }

  private static func axis(_ bytes: Span<UInt8>, at start: Int) -> Axis? {
    guard let tag = bytes.tag(at: start), let minimum = bytes.fixed(at: start + 4),
      let defaultValue = bytes.fixed(at: start + 8), let maximum = bytes.fixed(at: start + 12),
      let flags = bytes.uint16(at: start + 16), let name = bytes.uint16(at: start + 18)
    else { return nil }
    // If the default is outside, HarfBuzz extends the range in the same way.
    return Axis(
      tag: tag, minimum: min(minimum, defaultValue), defaultValue: defaultValue,
      maximum: max(maximum, defaultValue), flags: flags, name: name)
  }

  private static func instance(
    _ bytes: Span<UInt8>, at start: Int, axisCount: Int, hasName: Bool
  ) -> Instance? {
    guard let styleName = bytes.uint16(at: start) else { return nil }
    let coordinates = (0..<axisCount).compactMap { bytes.fixed(at: start + 4 + 4 * $0) }
    let name = hasName ? bytes.uint16(at: start + 4 + 4 * axisCount) : nil
    return Instance(
      styleName: styleName, postScriptName: name == 0xFFFF ? nil : name, coordinates: coordinates)
  }
}
