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
      mode: try unsafe choice(options.mode, .mode, from: Mode.allCases) ?? .tail,
      minimumScaleFactor: factor == 0 ? nil : factor, minimumFontSize: size == 0 ? nil : size,
      lineBreakStrategy: try unsafe choice(
        options.line_break_strategy, .lineBreakStrategy, from: LineBreakStrategy.allCases)
        ?? .standard,
      displayScale: unsafe options.display_scale)
    unsafe letterSpacing = options.letter_spacing
    unsafe allowsTightening = options.tightening
    unsafe boldText = options.bold_text
    unsafe opticalSize =
      try choice(options.optical_size, .opticalSize, from: OpticalSize.allCases) ?? .automatic
    try unsafe addVariations(of: options)
    unsafe direction =
      try choice(options.direction, .direction, from: Direction.allCases) ?? .natural
    fallbackFiles = try unsafe strings(
      options.fallback, "fallback", count: options.fallback_count, "fallback_count")
    try Failure.aboutMembers { () throws(RequestError) in
      try RequestFields.check(minimumFontSize: size, isFromText: false)
    }
    try Failure.wrapping { () throws(CopyfitError) in try checkRanges() }
  }
}

extension LabelSpec {
  private mutating func addVariations(of options: copyfit_label_options) throws(Failure) {
    var axes: Set<FontTag> = []
    for index in 0..<(unsafe options.variation_count) {
      guard let variation = unsafe options.variations?[index] else { return }
      let name = try unsafe string(variation.axis, "variations") ?? ""
      guard let axis = FontTag(name: name) else {
        throw Failure(.unknownAxis(name, .variations), .member)
      }
      guard axes.insert(axis).inserted else {
        throw Failure(.duplicateAxis(axis, .variations), .member)
      }
      font = font.variation(axis, unsafe variation.value)
    }
  }
}

extension copyfit_label_options {
  /// Throws for counts that are too large, and for fields that would be ignored.
  fileprivate func check() throws(Failure) {
    try unsafe checkCount(lines, "lines")
    try unsafe checkLength(fallback_count, "fallback_count", of: .fallback, fallback != nil)
    try unsafe checkLength(variation_count, "variation_count", of: .variations, variations != nil)
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
    let size = unsafe font_size
    if hasSize {
      try Failure.aboutMembers { () throws(RequestError) in
        try RequestFields.check(pointSize: size, of: .size, isFromText: false)
      }
    }
    guard unsafe hasSize || relative_to == nil && font_file == nil else {
      throw Failure(.missingField([.size], because: nil), .member)
    }
  }
}

extension Font {
  fileprivate init(_ options: copyfit_label_options) throws(Failure) {
    if let text = try unsafe string(options.font, "font") {
      self = try Failure.aboutMembers { () throws(RequestError) in
        try FitRequest.Face.font(describedBy: text)
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
      throw Failure(
        .unknownValue(.relativeTo, name, expected: TypeScale.iOS.styles.map(\.name)), .member)
    }
    self.init(font.scaled(relativeTo: style))
  }
}

/// Throws for a count that is too large, or whose list is NULL.
private func checkCount(_ count: Int, _ name: String, hasList: Bool = true) throws(Failure) {
  guard count >= 0 else {
    throw Failure(
      COPYFIT_OUT_OF_RANGE,
      "'\(name)' must be from 0 to PTRDIFF_MAX, not \(UInt(bitPattern: count)) (a negative number?)"
    )
  }
  guard count == 0 || hasList else {
    throw Failure(COPYFIT_UNKNOWN_VALUE, "'\(name)' is \(count), and its list is NULL")
  }
}

/// Throws for a list that is longer than those of a request may be, or that is NULL.
private func checkLength(
  _ count: Int, _ name: String, of list: RequestField, _ hasList: Bool
) throws(Failure) {
  try checkCount(count, name, hasList: hasList)
  guard count <= RequestLimits.valuesPerList else {
    throw Failure(.tooManyValues(list, limit: RequestLimits.valuesPerList), .member)
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
  _ text: UnsafePointer<CChar>?, _ field: RequestField, from known: [Value]
) throws(Failure) -> Value? {
  guard let name = try unsafe string(text, field.member) else { return nil }
  guard let value = known.first(where: { $0.rawValue == name }) else {
    throw Failure(.unknownValue(field, name, expected: known.map(\.rawValue)), .member)
  }
  return value
}
