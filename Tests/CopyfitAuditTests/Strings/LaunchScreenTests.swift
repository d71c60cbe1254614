import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Launch screens that `UILaunchStoryboardName` names for each language.
struct LaunchScreenTests {
  /// The languages in which a word of a launch screen is split, by the screen's file.
  @Test(arguments: [
    (["LaunchScreen_en", "LaunchScreen_el"], ["el", "en"]),
    (["Launch Screen-en", "Launch Screen-el"], ["el", "en"]),
    // A single screen, one without a language in its name, or another kind of screen is in the source language.
    (["LaunchScreen_el"], ["en"]), (["LaunchScreen_a1", "LaunchScreen_b2"], ["en", "en"]),
    (["Main_en", "Main_el"], ["en", "en"]),
  ])
  func areInTheLanguageOfTheirNames(names: [String], languages: [String]) throws {
    var files = ["copyfit.yml": "sourceLanguage: en"]
    for name in names {
      files["App/\(name).storyboard"] =
        StoryboardText(labels: [
          StoryboardText.label("aaa-11-aaa", "Donaudampfschiff", width: 40)
        ]).xml
    }
    let findings = try TemporaryProject(files).audit().findings.filter {
      $0.rule == .truncation
    }
    #expect(findings.flatMap(\.locales).map(\.locale).sorted() == languages)
  }
}
