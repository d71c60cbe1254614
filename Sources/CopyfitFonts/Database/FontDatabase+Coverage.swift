internal import CopyfitDynamicType
public import CopyfitUnicode

/// The face that shows one of the scripts of a locale.
public struct ScriptCoverage: Hashable, Sendable {
  /// The script.
  public let script: Script
  /// Letters that every text of the script needs.
  public let sample: String
  /// The face that shows them; `nil` if the machine has none.
  public let face: FontFace?
  /// The package to install if `face` is `nil`; `nil` if none is known.
  public let packageToInstall: String?
}

extension FontDatabase {
  /// The faces with which a system label shows the scripts of a locale.
  public func coverage(of locale: LocaleIdentifier) -> [ScriptCoverage] {
    let standIn = systemStandIn(weight: .regular, isItalic: false)
    return ScriptSamples.scripts(of: locale).map { script in
      let sample = ScriptSamples.sample(of: script)
      let face = standIn?.text.covers(sample) == true ? standIn?.text : nil
      let shown = face ?? self.face(for: sample, script: script, locale: locale)
      return ScriptCoverage(
        script: script, sample: String(String.UnicodeScalarView(sample)), face: shown,
        packageToInstall: shown == nil ? Self.packageToInstall(for: script) : nil)
    }
  }

  /// Whether any font of this machine or of the named folders shows a script.
  ///
  /// Scripts without letters of their own (common, inherited, unknown) need no font.
  public func canShow(script: Script, locale: LocaleIdentifier) -> Bool {
    fallbackMemo.isShown(script, locale) {
      let sample = ScriptSamples.sample(of: script)
      return sample.isEmpty || face(for: sample, script: script, locale: locale) != nil
    }
  }

  /// The package with fonts for a script: a Debian package on Linux, a Homebrew cask on macOS.
  ///
  /// `nil` if no such package is known.
  public static func packageToInstall(for script: Script) -> String? {
    #if canImport(Darwin)
      FontPackages.homebrew(for: script.code)
    #else
      FontPackages.debian(for: script.code)
    #endif
  }

  private func face(
    for sample: [Unicode.Scalar], script: Script, locale: LocaleIdentifier
  ) -> FontFace? {
    fallbackFace(for: sample, script: script, locale: locale, weight: .regular)
  }
}
