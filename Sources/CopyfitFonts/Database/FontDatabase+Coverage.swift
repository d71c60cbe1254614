internal import CopyfitDynamicType
public import CopyfitUnicode

/// Which face would show a script that a locale is written in.
public struct ScriptCoverage: Hashable, Sendable {
  /// The script.
  public let script: Script
  /// Letters that no text of the script goes without.
  public let sample: String
  /// The face that would show them, or `nil` where the machine has none.
  public let face: FontFace?
  /// The package to install where `face` is `nil` and one is known.
  public let packageToInstall: String?
}

extension FontDatabase {
  /// For each script that a locale is written in, the face that a system label would show it with.
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

  /// Whether some font of this machine or of the named folders shows a script.
  ///
  /// Scripts without letters of their own (common, inherited, unknown) need no font.
  public func canShow(script: Script, locale: LocaleIdentifier) -> Bool {
    fallbackMemo.isShown(script, locale) {
      let sample = ScriptSamples.sample(of: script)
      return sample.isEmpty || face(for: sample, script: script, locale: locale) != nil
    }
  }

  /// The package with fonts for a script: of Debian on Linux, of Homebrew (a cask) on macOS.
  ///
  /// `nil` where no package is known to have any.
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
