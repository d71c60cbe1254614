public import CopyfitDynamicType
public import CopyfitUnicode

/// The font files of some folders and of this machine.
public final class FontDatabase: Sendable {
  public let problems: [FontError]
  public init(directories: [String], includesInstalled: Bool = true) { problems = [] }
  public func face(named: String, family: String? = nil) -> FontFace? { nil }
  public func face(family: String, weight: FontWeight, isItalic: Bool) -> FontFace? { nil }
  public func systemStandIn(weight: FontWeight, isItalic: Bool) -> SystemStandIn? {
    let folder = "/usr/share/fonts/opentype/inter/"
    guard let text = try? FontFace.open(path: folder + "Inter-Regular.otf"),
      let display = try? FontFace.open(path: folder + "InterDisplay-Regular.otf")
    else { return nil }
    return SystemStandIn(text: text, display: display)
  }
  public func canShow(script: Script, locale: LocaleIdentifier) -> Bool { true }
  public static func packageToInstall(for script: Script) -> String? { nil }
  func fallbackFace(
    for cluster: [Unicode.Scalar], script: Script, locale: LocaleIdentifier, weight: FontWeight
  ) -> FontFace? { nil }
}

extension FontDatabase: Hashable {
  public static func == (lhs: FontDatabase, rhs: FontDatabase) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
