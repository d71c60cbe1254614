internal import Copyfit
internal import CopyfitDynamicType

extension RequestFields {
  /// The sizes on a system other than iOS, before the reader's factor.
  ///
  /// - Throws: `RequestError` for fields that only iOS has, and without any size.
  func sizes(
    for face: FitRequest.Face, on profile: FitProfile.System
  ) throws(RequestError) -> FitRequest.Sizes {
    let foreign: [(field: RequestField, isGiven: Bool)] = [
      (.style, style != nil), (.categories, categories != nil), (.size, size != nil),
      (.relativeTo, relativeTo != nil),
    ]
    if let field = foreign.first(where: \.isGiven)?.field {
      throw .conflictingFields(
        [.profile, field], because: "only iOS has text styles and text sizes")
    }
    try checkLabel()
    if profile == .android, textSpacing != nil {
      throw .conflictingFields([.profile, .textSpacing], because: "only the profile web has it")
    }
    if profile == .web, case .system = face {
      throw .conflictingFields(
        [.profile, .system], because: "on the web, each browser has another font")
    }
    guard case .described(let font) = face else {
      guard let sizes else { throw .missingField([.sizes], because: nil) }
      return .points(sizes)
    }
    guard sizes == nil else {
      throw .conflictingFields([.font, .sizes], because: "the font has a size of its own")
    }
    guard !font.descriptor.scales, profile == .android || !font.descriptor.isSystem else {
      throw .invalid(
        .font, "this font exists only on iOS; give a file, or a name as custom(…, fixedSize: 16)")
    }
    return .points([font.descriptor.pointSize(at: .large)])
  }

  /// Checks that the label has no setting that only iOS has.
  private func checkLabel() throws(RequestError) {
    let foreign: [(field: RequestField, isGiven: Bool)] = [
      (.minimumCategory, label.minimumCategory != nil),
      (.maximumCategory, label.maximumCategory != nil), (.boldText, label.boldText),
      (.tightening, label.allowsTightening), (.behavior, label.behavior != UnverifiedBehavior()),
    ]
    if let field = foreign.first(where: \.isGiven)?.field {
      throw .conflictingFields([.profile, field], because: "only iOS has this setting")
    }
  }
}
