internal import CCopyfitInterface
internal import Copyfit
internal import CopyfitStream

/// The label that the options of a caller describe.
extension LabelSpec {
  init(_ options: copyfit_label_options) throws(Failure) {
    try unsafe options.check()
    let (factor, size) = unsafe (options.minimum_scale_factor, options.minimum_font_size)
    self.init(
      font: try unsafe Font(options), width: unsafe options.width, height: unsafe options.height,
      lines: unsafe options.lines,
      mode: try unsafe choice(options.mode, "mode", from: Mode.allCases) ?? .tail,
      minimumScaleFactor: factor == 0 ? nil : factor, minimumFontSize: size == 0 ? nil : size,
      lineBreakStrategy: try unsafe choice(
        options.line_break_strategy, "line_break_strategy", from: LineBreakStrategy.allCases)
        ?? .standard,
      displayScale: unsafe options.display_scale)
    unsafe letterSpacing = options.letter_spacing
    unsafe allowsTightening = options.tightening
    unsafe boldText = options.bold_text
    unsafe opticalSize =
      try choice(options.optical_size, "optical_size", from: OpticalSize.allCases) ?? .automatic
    try unsafe addVariations(of: options)
    unsafe direction =
      try choice(options.direction, "direction", from: Direction.allCases) ?? .natural
    fallbackFiles = try unsafe strings(
      options.fallback, "fallback", count: options.fallback_count, "fallback_count")
    do { try checkRanges() } catch { throw Failure(error) }
  }
}

extension LabelSpec {
  private mutating func addVariations(of options: copyfit_label_options) throws(Failure) {
    var axes: Set<FontTag> = []
    for index in 0..<(unsafe options.variation_count) {
      guard let variation = unsafe options.variations?[index] else { return }
      let name = try unsafe string(variation.axis, "variations") ?? ""
      guard let axis = FontTag(name: name) else {
        throw Failure(COPYFIT_UNKNOWN_VALUE, "'\(name)' is not an axis, such as wght")
      }
      guard axes.insert(axis).inserted else {
        throw Failure(COPYFIT_UNKNOWN_VALUE, "'variations' has the axis '\(axis)' twice")
      }
      font = font.variation(axis, unsafe variation.value)
    }
  }
}

extension copyfit_label_options {
  /// Throws for counts that are too large, and for fields that would be ignored.
  fileprivate func check() throws(Failure) {
    try unsafe checkCount(lines, "lines")
    try unsafe checkLength(fallback_count, "fallback_count", hasList: fallback != nil)
    try unsafe checkLength(variation_count, "variation_count", hasList: variations != nil)
    let hasSize = unsafe font_size != 0
    if unsafe font != nil {
      let others = unsafe [
        ("font_file", font_file != nil), ("font_size", hasSize),
        ("relative_to", relative_to != nil),
      ]
      guard let other = others.first(where: \.1)?.0 else { return }
      throw Failure(
        COPYFIT_UNKNOWN_VALUE, code: "conflicting-fields",
        "'font' and '\(other)' cannot be given together: the font has a size of its own")
    }
    guard unsafe !hasSize || font_size > 0 && font_size.isFinite else {
      throw unsafe Failure(
        COPYFIT_OUT_OF_RANGE,
        "'font_size' must be positive and finite, not \(RequestError.number(font_size))")
    }
    guard unsafe hasSize || relative_to == nil && font_file == nil else {
      throw Failure(COPYFIT_UNKNOWN_VALUE, code: "missing-field", "'font_size' is missing")
    }
  }
}

extension Font {
  fileprivate init(_ options: copyfit_label_options) throws(Failure) {
    if let text = try unsafe string(options.font, "font") {
      do { try self.init(parsing: text) } catch {
        let hint = TextStyle.nearest(to: text).map { "; did you mean '\($0)'?" }
        throw Failure(COPYFIT_UNKNOWN_VALUE, error.description + (hint ?? ""))
      }
      return
    }
    let file = try unsafe string(options.font_file, "font_file").map { FontFileReference($0) }
    let size = unsafe options.font_size
    guard file != nil || size != 0 else {
      self = .body
      return
    }
    let font: FontDescriptor =
      file.map { .file($0.path, index: $0.index, size: size) } ?? .system(size: size)
    guard let name = try unsafe string(options.relative_to, "relative_to") else {
      self.init(font)
      return
    }
    guard let style = TextStyle(name: name), TypeScale.iOS[style, .large] != nil else {
      throw Failure(COPYFIT_UNKNOWN_VALUE, "unknown text style '\(name)' in 'relative_to'")
    }
    self.init(font.scaled(relativeTo: style))
  }
}

/// Throws for a count that is too large, or whose list is NULL.
private func checkCount(_ count: Int, _ name: String, hasList: Bool = true) throws(Failure) {
  guard count >= 0 else {
    let given = "\(UInt(bitPattern: count)), as which a negative number is passed"
    throw Failure(COPYFIT_OUT_OF_RANGE, "'\(name)' must be from 0 to PTRDIFF_MAX, not \(given)")
  }
  guard count == 0 || hasList else {
    throw Failure(COPYFIT_UNKNOWN_VALUE, "'\(name)' is \(count), and its list is NULL")
  }
}

/// Throws for a list that is longer than those of a request may be, or that is NULL.
private func checkLength(_ count: Int, _ name: String, hasList: Bool) throws(Failure) {
  try checkCount(count, name, hasList: hasList)
  guard count <= RequestLimits.valuesPerList else {
    throw Failure(
      COPYFIT_OUT_OF_RANGE, "'\(name)' must be at most \(RequestLimits.valuesPerList), not \(count)"
    )
  }
}

/// The strings of a caller's list.
func strings(
  _ list: UnsafePointer<UnsafePointer<CChar>?>?, _ what: String, count: Int, _ countName: String
) throws(Failure) -> [String] {
  try checkCount(count, countName, hasList: unsafe list != nil)
  var found: [String] = []
  for index in 0..<count {
    guard let text = try unsafe string(list?[index], what) else {
      throw Failure(COPYFIT_UNKNOWN_VALUE, "'\(what)' has NULL at index \(index)")
    }
    found.append(text)
  }
  return found
}

/// A pointer of a caller that must not be NULL.
func given<Pointer>(_ pointer: Pointer?, _ what: String) throws(Failure) -> Pointer {
  guard let pointer else { throw Failure(COPYFIT_FAILED, "the \(what) is NULL") }
  return pointer
}

/// A string of a caller; `nil` for NULL.
func string(_ text: UnsafePointer<CChar>?, _ what: String) throws(Failure) -> String? {
  guard let text = unsafe text else { return nil }
  guard let string = unsafe String(validatingCString: text) else {
    throw Failure(COPYFIT_NOT_UTF8, "'\(what)' is not UTF-8")
  }
  return string
}

private func choice<Value: RawRepresentable<String>>(
  _ text: UnsafePointer<CChar>?, _ what: String, from known: [Value]
) throws(Failure) -> Value? {
  guard let name = try unsafe string(text, what) else { return nil }
  guard let value = known.first(where: { $0.rawValue == name }) else {
    let names = known.map(\.rawValue).joined(separator: ", ")
    throw Failure(COPYFIT_UNKNOWN_VALUE, "'\(what)' must be one of \(names), not '\(name)'")
  }
  return value
}
