internal import Copyfit
internal import CopyfitStream

/// `copyfit measure`: one request in options, one answer.
enum Measure: Subcommand {
  struct Options {
    var font: String?
    var style: TextStyle?
    var usesSystemFont = false
    var size: Double?
    var sizes: [Double]?
    var category: CategoryList?
    var relativeTo: TextStyle?
    var width: Double?
    var height: Double?
    var lines: Int?
    var mode: LabelSpec.Mode?
    var minimumScaleFactor: Double?
    var minimumFontSize: Double?
    var displayScale: Double?
    var lineBreakStrategy: LabelSpec.LineBreakStrategy?
    var letterSpacing: Double?
    var opticalSize: LabelSpec.OpticalSize?
    var direction: LabelSpec.Direction?
    var fallback: [String] = []
    var variations: [FontVariation] = []
    var paragraph: [String] = []
    var behavior: [String] = []
    var allowsTightening = false
    var boldText = false
    var minimumCategory: ContentSizeCategory?
    var maximumCategory: ContentSizeCategory?
    var profile: FitProfile.System?
    var fontScale: Double?
    var usesTextSpacing = false
    var locale: String?
    var ignoresCache = false
    var format: OutputFormat?
    var text = ""
    /// Whether the text followed `--`, so that `-` is also a text.
    var isTextLiteral = false
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    var options = options
    if options.text == "-", !options.isTextLiteral {
      options.text = try console.readText()
    }
    let answer: String
    do throws(RequestError) {
      let measurement = try Measurement(
        of: try options.request(), usesCache: !options.ignoresCache,
        hasDigests: options.format == .json)
      answer = options.format == .json ? measurement.json : measurement.text
    } catch {
      if case .fontNotFound(let message) = error { throw .failed([message]) }
      if case .failed(let message) = error { throw .failed([message]) }
      if case .notAllowed(let message) = error { throw .failed([message]) }
      throw .usage(.request(error), command: name)
    }
    try console.write(answer)
    return 0
  }
}

extension Measure.Options {
  /// The request in the options; the rules are those for a line of `stream`.
  func request() throws(RequestError) -> FitRequest {
    // Errors of JSON requests do not contain a size without a font, so it is checked here.
    if let size { try RequestFields.check(pointSize: size, of: .size) }
    if size != nil, sizes != nil {
      throw .conflictingFields([.size, .sizes], because: "each of them sets the sizes")
    }
    var fields = RequestFields()
    fields.text = text
    fields.locale = locale
    fields.font = try font.map { text throws(RequestError) in try FitRequest.Face(font: text) }
    fields.style = style
    fields.system = usesSystemFont ? true : nil
    fields.relativeTo = relativeTo
    fields.label = try label()
    fields.lineBreakStrategy = lineBreakStrategy
    fields.profile = profile
    fields.fontScale = fontScale
    fields.textSpacing = usesTextSpacing ? true : nil
    fields.fallback = fallback.isEmpty ? nil : fallback
    fields.variations = variations.isEmpty ? nil : variations
    fields.materialize = format == .json
    fields.details = true
    try setSizes(of: &fields)
    return try fields.request()
  }

  private func label() throws(RequestError) -> LabelSpec {
    var label = LabelSpec(
      font: .body, width: width, height: height, lines: lines ?? 0, mode: mode ?? .tail,
      minimumScaleFactor: minimumScaleFactor, minimumFontSize: minimumFontSize,
      minimumCategory: minimumCategory, maximumCategory: maximumCategory,
      paragraph: try RequestFields.paragraph(paragraph), allowsTightening: allowsTightening,
      displayScale: displayScale ?? 3, boldText: boldText)
    label.letterSpacing = letterSpacing ?? 0
    label.opticalSize = opticalSize ?? .automatic
    label.direction = direction ?? .natural
    label.behavior = try RequestFields.behavior(behavior)
    return label
  }

  /// A size alone is the only size; a font with its own size is shown at `large`.
  private func setSizes(of fields: inout RequestFields) throws(RequestError) {
    fields.sizes = sizes
    fields.categories = category?.categories
    fields.size = size
    var hasOwnSize = style != nil
    if case .described = fields.font { hasOwnSize = true }
    if !hasOwnSize, size == nil, sizes == nil, category == nil, font != nil || usesSystemFont {
      throw .missingField(
        [.size, .sizes, .categories], because: font.flatMap { FitRequest.Face.hint(forFile: $0) })
    }
    // A font that is described for another system has its size in points.
    if profile != nil, hasOwnSize, style == nil { return }
    guard !hasOwnSize else {
      if category == nil, sizes == nil { fields.categories = [.large] }
      return
    }
    if let size, sizes == nil, category == nil {
      guard relativeTo == nil else {
        throw .conflictingFields(
          [.size, .relativeTo], because: "without categories, the size does not grow")
      }
      fields.sizes = [size]
      fields.size = nil
    }
  }
}
