package import CopyfitDynamicType
package import CopyfitSourceText

/// The keys of a label on a system other than iOS that are being read.
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

  /// The profile of a label, or what is wrong with it; `nil` on iOS.
  fileprivate var profile: Result<FitProfile?, Problem> {
    guard let system else {
      let isStray = fontScale != nil || hasTextSpacing != nil
      return isStray ? .failure("expected 'profile' beside 'fontScale'") : .success(nil)
    }
    if system == .android, hasTextSpacing != nil {
      return .failure("only the profile web has 'textSpacing'")
    }
    return .success(
      FitProfile(
        system: system, fontScale: fontScale ?? 1, hasTextSpacing: hasTextSpacing ?? false))
  }

  /// What is wrong with a font on the profile's system; `nil` on iOS.
  fileprivate func problem(of font: Font?) -> String? {
    guard let system else { return nil }
    let example = "such as custom(\"Inter\", fixedSize: 16)"
    guard let font else { return "expected a font for the profile \(system.rawValue), \(example)" }
    if font.descriptor.scales {
      return "only iOS has text styles and text sizes; give the profile \(system.rawValue) a fixed "
        + "size, \(example)"
    }
    if system == .web, font.descriptor.isSystem {
      return "each browser has another system font; give the profile web a font, \(example)"
    }
    return nil
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
  ///
  /// - Parameter node: The label.
  package mutating func profile(
    _ draft: ProfileDraft, replacing font: inout Font?, in node: YAMLNode
  ) -> FitProfile? {
    switch draft.profile {
    case .failure(let problem):
      report(problem.message, at: node.position)
      return nil
    case .success(let profile):
      if let problem = draft.problem(of: font) {
        report(problem, at: (node["style"] ?? node["font"] ?? node).position)
        return nil
      }
      guard let profile, let own = font,
        let size = try? profile.drawnSize(own.descriptor.pointSize(at: .large))
      else { return nil }
      font = Font(profile.named(own).descriptor.withSize(size))
      return profile
    }
  }
}
