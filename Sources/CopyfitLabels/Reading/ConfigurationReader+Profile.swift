package import CopyfitDynamicType
package import CopyfitSourceText

/// The keys of a label on another system than iOS, while they are read.
package struct ProfileDraft {
  private var system: FitProfile.System?
  private var fontScale: Double?
  private var hasTextSpacing: Bool?

  package init() {}

  /// The keys of the profile of a label.
  package static func keys<Draft>(
    _ path: any WritableKeyPath<Draft, ProfileDraft> & Sendable
  ) -> [ConfigurationKey<Draft>] {
    [
      .init("profile") { reader, node, draft in
        let known = FitProfile.System.allCases.map(\.rawValue)
        draft[keyPath: path].system = reader.choice(node, "profile", known: known) {
          FitProfile.System(rawValue: $0)
        }
      },
      .init("fontScale") { $2[keyPath: path].fontScale = $0.fontScale($1) },
      .init("textSpacing") { $2[keyPath: path].hasTextSpacing = $0.boolean($1) },
    ]
  }

  /// The profile of a label with a font, or what is wrong with it; `nil` on iOS.
  fileprivate func profile(of font: Font?) -> Result<FitProfile?, Problem> {
    guard let system else {
      let isStray = fontScale != nil || hasTextSpacing != nil
      return isStray ? .failure("expected 'profile' beside 'fontScale'") : .success(nil)
    }
    if system == .android, hasTextSpacing != nil {
      return .failure("only the profile web has 'textSpacing'")
    }
    guard let font, !font.descriptor.scales, system == .android || !font.descriptor.isSystem else {
      return .failure(
        "expected a font that this system has, such as custom(\"Inter\", fixedSize: 16)")
    }
    return .success(
      FitProfile(
        system: system, fontScale: fontScale ?? 1, hasTextSpacing: hasTextSpacing ?? false))
  }

  fileprivate struct Problem: Error, ExpressibleByStringLiteral {
    let message: String

    init(stringLiteral message: String) { self.message = message }
  }
}

extension ConfigurationReader {
  fileprivate mutating func fontScale(_ node: YAMLNode) -> Double? {
    let what = "a number \(AndroidFontScale.expectation)"
    guard let scale = positive(node, what) else { return nil }
    if !AndroidFontScale.range.contains(scale) { report(expected: what, at: node) }
    return scale
  }

  /// Replaces a font by the one that a profile draws, and returns the profile; `nil` on iOS.
  package mutating func profile(
    _ draft: ProfileDraft, replacing font: inout Font?, at position: SourcePosition
  ) -> FitProfile? {
    switch draft.profile(of: font) {
    case .failure(let problem):
      report(problem.message, at: position)
      return nil
    case .success(let profile):
      guard let profile, let own = font,
        let size = try? profile.drawnSize(own.descriptor.pointSize(at: .large))
      else { return nil }
      font = Font(profile.named(own).descriptor.withSize(size))
      return profile
    }
  }
}
