public import Copyfit
public import CopyfitDynamicType
internal import CopyfitUnicode

/// The given fields of a request, before their combination is checked.
public struct RequestFields: Sendable {
  /// The text to fit.
  public var text: String?
  /// The text's locale, in any spelling.
  public var locale: String?
  /// A font: a file, or an app's description of one.
  public var font: FitRequest.Face?
  /// A text style of the system.
  public var style: TextStyle?
  /// Whether to use the system font with a given size.
  public var system: Bool?
  /// The sizes, in points.
  public var sizes: [Double]?
  /// The categories.
  public var categories: [ContentSizeCategory]?
  /// The size at `large`, in points.
  public var size: Double?
  /// The style that scales the size.
  public var relativeTo: TextStyle?
  /// The label; its font is ignored, because `font`, `style` or `system` gives it.
  public var label = LabelSpec(font: .body)
  /// The fallback font files in order.
  public var fallback: [String]?
  /// Whether the result includes the lines.
  public var materialize: Bool?
  /// Whether the result includes remedies and fonts.
  public var details: Bool?
  /// Coordinates of a variable font file.
  public var variations: [FontVariation]?
  /// The strategy for choosing line breaks; the system's own by default.
  public var lineBreakStrategy: LineBreakStrategy?
  /// The system that shows the text; iOS by default.
  public var profile: FitProfile.System?
  /// The factor of the reader's text size, with a profile.
  public var fontScale: Double?
  /// Whether the reader sets the spacing of text, on the web.
  public var textSpacing: Bool?

  /// Creates fields without values.
  public init() {}

  /// The request with these fields.
  ///
  /// - Throws: `RequestError` if fields are missing or in conflict, or values are out of range.
  public func request() throws(RequestError) -> FitRequest {
    guard let text else { throw .missingField([.text], because: nil) }
    let face = try face()
    let sizes = try sizes(for: face)
    try checkValues()
    var setting = label
    setting.fallbackFiles = fallback ?? []
    // Only UIKit keeps Hangul words whole.
    setting.lineBreakStrategy =
      lineBreakStrategy ?? (profile == nil ? LineBreakStrategy.standard : LineBreakStrategy.none)
    var request = FitRequest(
      text: text, locale: locale ?? "", face: face, sizes: sizes, pointSize: size,
      relativeTo: relativeTo ?? .body, setting: setting, materializes: materialize ?? false,
      hasDetails: details ?? false, variations: variations ?? [])
    try checkSizes(of: request)
    request.profile = profile.map {
      FitProfile(system: $0, fontScale: fontScale ?? 1, hasTextSpacing: textSpacing ?? false)
    }
    if request.profile != nil, case .points(let points) = sizes {
      for point in points { _ = try request.label(atSize: point) }
    }
    return request
  }

  private func face() throws(RequestError) -> FitRequest.Face {
    let face: FitRequest.Face
    switch (font, style, system) {
    case (.file(let file)?, nil, nil): return .file(file)
    case (let font?, nil, nil): face = font
    case (nil, let style?, nil): face = .style(style)
    case (nil, nil, _?): face = .system
    default: throw faceError
    }
    let field: RequestField = font != nil ? .font : style == nil ? .system : .style
    if fallback != nil {
      throw .conflictingFields([field, .fallback], because: "only a font file needs a fallback")
    }
    if variations != nil {
      throw .conflictingFields(
        [field, .variations], because: "only a font file has axes of its own")
    }
    return face
  }

  /// The error if none of the three fields for the font is given, or several are.
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
    if let profile { return try sizes(for: face, on: profile) }
    if fontScale != nil || textSpacing != nil {
      throw .missingField([.profile], because: "iOS has text sizes instead")
    }
    switch face {
    case .style: return try sizesOfFont(.style)
    case .described: return try sizesOfFont(.font)
    case .file, .system: break
    }
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
        var reason = "a font that follows categories needs its size at large"
        if case .file(let file) = face, let hint = FitRequest.Face.hint(forFile: file.path) {
          reason = hint
        }
        throw .missingField([.size], because: reason)
      }
      return .categories(categories)
    }
  }

  /// The categories of a font that has its own sizes.
  private func sizesOfFont(_ field: RequestField) throws(RequestError) -> FitRequest.Sizes {
    guard sizes == nil else {
      let reason =
        field == .style
        ? "a text style has its sizes from the table" : "the font has a size of its own"
      throw .conflictingFields([field, .sizes], because: reason)
    }
    try checkScaling(with: field)
    guard let categories else { throw .missingField([.categories], because: nil) }
    return .categories(categories)
  }

  /// Throws if `size` or `relativeTo` is given with a field for which it has no meaning.
  private func checkScaling(with field: RequestField) throws(RequestError) {
    if size != nil { throw .conflictingFields([field, .size], because: Self.scalingHint) }
    if relativeTo != nil {
      throw .conflictingFields([field, .relativeTo], because: Self.scalingHint)
    }
  }

  private static let scalingHint = "the latter is for a font that follows categories"

  private func checkValues() throws(RequestError) {
    try Self.check(length: size, of: .size)
    try Self.check(length: label.width, of: .width)
    try Self.check(length: label.height, of: .height)
    if let size = label.minimumFontSize { try Self.check(minimumFontSize: size) }
    try check(.minimumScaleFactor, of: .minimumScaleFactor)
    try Self.check(length: label.displayScale, of: .displayScale)
    if let size { try Self.check(pointSize: size, of: .size) }
    for (index, size) in (sizes ?? []).enumerated() {
      try Self.check(pointSize: size, of: .sizes, element: index + 1)
    }
    for variation in variations ?? [] where !variation.value.isFinite {
      let found = "\(RequestError.number(variation.value)) for \(variation.axis)"
      throw .outOfRange(.variations, expected: "finite numbers", found: found)
    }
    try check(.letterSpacing, of: .letterSpacing)
    if let locale, !locale.isEmpty, !LocaleIdentifier.isWellFormed(locale) {
      throw .invalidLocale(locale)
    }
    try check(.lines, of: .lines)
    do { try label.checkCategories() } catch { throw RequestError(error) }
    try Self.check(count: sizes?.count, of: .sizes)
    try Self.check(count: categories?.count, of: .categories)
    try Self.check(count: fallback?.count, of: .fallback)
    try Self.check(count: variations?.count, of: .variations)
  }

  /// Throws if a font that follows the categories has a size that is not allowed at one of them.
  private func checkSizes(of request: FitRequest) throws(RequestError) {
    guard case .categories = request.sizes else { return }
    if case .style = request.face { return }
    if let problem = RequestLimits.problem(ofSizes: request.label.descriptor) {
      throw .outOfRange(
        font == nil || size != nil ? .size : .font, expected: problem.expected,
        found: problem.found)
    }
  }

  /// Throws if a value of the label is outside its range.
  private func check(
    _ quantity: LabelQuantity, of field: RequestField
  ) throws(RequestError) {
    guard let value = label.value(of: quantity), !quantity.range.contains(value) else { return }
    throw .outOfRange(
      field, expected: quantity.expectation, found: RequestError.number(value))
  }

  private static func check(
    length: Double?, of field: RequestField
  ) throws(RequestError) {
    if let length, !(length > 0 && length.isFinite) { throw notPositive(field, length) }
  }

  /// The error for a number that must be positive; `element` is counted from 1 in a list.
  private static func notPositive(
    _ field: RequestField, _ found: Double, _ element: Int? = nil, isFromText: Bool = true
  ) -> RequestError {
    .outOfRange(
      field, expected: "positive and finite",
      found: RequestError.number(found, element, isFromText: isFromText))
  }

  private static func check(count: Int?, of list: RequestField) throws(RequestError) {
    guard let count else { return }
    guard count > 0 else { throw .emptyList(list) }
    guard count <= RequestLimits.valuesPerList else {
      throw .tooManyValues(list, limit: RequestLimits.valuesPerList)
    }
  }

  /// Throws if text cannot be measured at a size in points; the other parameters are those of `RequestError.number`.
  package static func check(
    pointSize: Double, of field: RequestField, element: Int? = nil, isFromText: Bool = true
  ) throws(RequestError) {
    guard pointSize > 0, pointSize.isFinite else {
      throw notPositive(field, pointSize, element, isFromText: isFromText)
    }
    guard RequestLimits.pointSizes.contains(pointSize) else {
      throw .notMeasurable(field, found: pointSize, element: element)
    }
  }
  /// Throws for a minimum size in points at which text cannot be measured; 0, UIKit's default, is a label that does not
  /// shrink.
  package static func check(
    minimumFontSize size: Double, isFromText: Bool = true
  ) throws(RequestError) {
    guard size != 0, !RequestLimits.pointSizes.contains(size) else { return }
    throw .outOfRange(
      .minimumFontSize, expected: RequestLimits.minimumSizeRange,
      found: RequestError.number(size, isFromText: isFromText))
  }
}
