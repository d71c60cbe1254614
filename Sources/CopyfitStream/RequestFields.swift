public import Copyfit
public import CopyfitDynamicType

/// The fields of a request as they were given, before it is known whether they go together.
public struct RequestFields: Sendable {
  /// The text to fit.
  public var text: String?
  /// Its locale, in any spelling.
  public var locale: String?
  /// A font file, as `path` or `path#index`.
  public var font: String?
  /// A text style of the system.
  public var style: TextStyle?
  /// Whether the system font is meant, with a size of its own.
  public var system: Bool?
  /// Sizes to fit it at, in points.
  public var sizes: [Double]?
  /// Categories to fit it at.
  public var categories: [ContentSizeCategory]?
  /// The size at `large`, in points.
  public var size: Double?
  /// The style that the size grows with.
  public var relativeTo: TextStyle?
  /// The most that a line may be wide, in points.
  public var width: Double?
  /// The most that all lines may be high, in points.
  public var height: Double?
  /// How many lines are allowed, 0 for no limit.
  public var lines: Int?
  /// How text that does not fit is cut.
  public var mode: LabelSpec.Mode?
  /// The least share of its size that the text may shrink to.
  public var minimumScaleFactor: Double?
  /// The least size that the text may shrink to, in points.
  public var minimumFontSize: Double?
  /// Pixels per point.
  public var displayScale: Double?
  /// Which break is taken where several would do.
  public var lineBreakStrategy: LabelSpec.LineBreakStrategy?
  /// Files tried in order for characters that the font lacks.
  public var fallback: [String]?
  /// Whether the answer is to hold the lines themselves.
  public var materialize: Bool?
  /// Coordinates of a variable font file.
  public var variations: [FontVariation]?
  /// What is added after every character, in points.
  public var letterSpacing: Double?
  /// The optical size that a variable font is set at.
  public var opticalSize: LabelSpec.OpticalSize?
  /// The direction that lines run in.
  public var direction: LabelSpec.Direction?

  /// Creates fields that say nothing.
  public init() {}

  /// The request that the fields make together.
  ///
  /// Missing and conflicting fields are reported, and values out of their range.
  public func request() throws(RequestError) -> FitRequest {
    guard let text else { throw .missingField([.text], because: nil) }
    let face = try face()
    let sizes = try sizes(for: face)
    try checkValues()
    var request = FitRequest(
      text: text, locale: locale ?? "", face: face, sizes: sizes, pointSize: size,
      relativeTo: relativeTo ?? .body, width: width, height: height, lines: lines ?? 0,
      mode: mode ?? .tail, minimumScaleFactor: minimumScaleFactor,
      minimumFontSize: minimumFontSize, displayScale: displayScale ?? 3,
      lineBreakStrategy: lineBreakStrategy ?? .standard,
      fallback: fallback ?? [], materializes: materialize ?? false,
      variations: variations ?? [])
    request.letterSpacing = letterSpacing ?? 0
    request.opticalSize = opticalSize ?? .automatic
    request.direction = direction ?? .natural
    return request
  }

  private func face() throws(RequestError) -> FitRequest.Face {
    let face: FitRequest.Face
    switch (font, style, system) {
    case (let font?, nil, nil): return .file(FontFileReference(font))
    case (nil, let style?, nil): face = .style(style)
    case (nil, nil, _?): face = .system
    default: throw faceError
    }
    let field = style == nil ? RequestField.system : .style
    if fallback != nil {
      throw .conflictingFields([field, .fallback], because: "only a font file needs a fallback")
    }
    if variations != nil {
      throw .conflictingFields(
        [field, .variations], because: "only a font file has axes of its own")
    }
    return face
  }

  /// What is wrong where none of three fields names the font, or several do.
  private var faceError: RequestError {
    let choices: [(field: RequestField, isGiven: Bool)] = [
      (.font, font != nil), (.style, style != nil), (.system, system != nil),
    ]
    let given = choices.filter(\.isGiven).map(\.field)
    return given.isEmpty
      ? .missingField(choices.map(\.field), because: nil)
      : .conflictingFields(given, because: "each of them names the font")
  }

  private func sizes(for face: FitRequest.Face) throws(RequestError) -> FitRequest.Sizes {
    if case .style = face { return try sizesOfStyle() }
    switch (sizes, categories) {
    case (_?, _?):
      throw .conflictingFields([.sizes, .categories], because: "each of them lists the sizes")
    case (nil, nil):
      throw .missingField([.sizes, .categories], because: nil)
    case (let points?, nil):
      try checkScaling(with: .sizes)
      return .points(points)
    case (nil, let categories?):
      guard size != nil else {
        throw .missingField(
          [.size], because: "a font that follows categories needs its size at large")
      }
      return .categories(categories)
    }
  }

  private func sizesOfStyle() throws(RequestError) -> FitRequest.Sizes {
    guard sizes == nil else {
      throw .conflictingFields(
        [.style, .sizes], because: "a text style has its sizes from the table")
    }
    try checkScaling(with: .style)
    guard let categories else { throw .missingField([.categories], because: nil) }
    return .categories(categories)
  }

  /// `size` and `relativeTo` only say how a font follows the categories.
  private func checkScaling(with field: RequestField) throws(RequestError) {
    if size != nil { throw .conflictingFields([field, .size], because: Self.scalingHint) }
    if relativeTo != nil {
      throw .conflictingFields([field, .relativeTo], because: Self.scalingHint)
    }
  }

  private static let scalingHint = "the latter is for a font that follows categories"

  private func checkValues() throws(RequestError) {
    try Self.check(length: size, of: .size)
    try Self.check(length: width, of: .width)
    try Self.check(length: height, of: .height)
    try Self.check(length: minimumFontSize, of: .minimumFontSize)
    try Self.check(length: minimumScaleFactor, of: .minimumScaleFactor)
    try Self.check(length: displayScale, of: .displayScale)
    if let size { try Self.check(pointSize: size, of: .size) }
    if let minimumFontSize { try Self.check(pointSize: minimumFontSize, of: .minimumFontSize) }
    for (index, size) in (sizes ?? []).enumerated() {
      try Self.check(pointSize: size, of: .sizes, element: index + 1)
    }
    if let factor = minimumScaleFactor, factor > 1 {
      throw .outOfRange(.minimumScaleFactor, expected: "at most 1")
    }
    for variation in variations ?? [] where !variation.value.isFinite {
      throw .outOfRange(.variations, expected: "finite numbers")
    }
    if let letterSpacing, !LabelSpec.letterSpacingRange.contains(letterSpacing) {
      throw .outOfRange(.letterSpacing, expected: "from -1000 to 1000")
    }
    if let lines, lines < 0 { throw .notPositive(.lines, found: Double(lines)) }
    try Self.check(count: sizes?.count, of: .sizes)
    try Self.check(count: categories?.count, of: .categories)
    try Self.check(count: fallback?.count, of: .fallback)
    try Self.check(count: variations?.count, of: .variations)
  }

  private static func check(
    length: Double?, of field: RequestField
  ) throws(RequestError) {
    if let length, !(length > 0 && length.isFinite) { throw .notPositive(field, found: length) }
  }

  private static func check(count: Int?, of list: RequestField) throws(RequestError) {
    guard let count else { return }
    guard count > 0 else { throw .emptyList(list) }
    guard count <= RequestLimits.valuesPerList else {
      throw .tooManyValues(list, limit: RequestLimits.valuesPerList)
    }
  }

  /// Whether text can be measured at a size in points; `element` counts from 1 where the field is a list.
  package static func check(
    pointSize: Double, of field: RequestField, element: Int? = nil
  ) throws(RequestError) {
    guard pointSize > 0, pointSize.isFinite else {
      throw .notPositive(field, found: pointSize, element: element)
    }
    guard RequestLimits.pointSizes.contains(pointSize) else {
      throw .notMeasurable(field, found: pointSize, element: element)
    }
  }
}
