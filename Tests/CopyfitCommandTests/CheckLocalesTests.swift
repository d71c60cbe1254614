import Testing

/// `check --locales`: a language of a project is checked; one that no project has is an invalid option.
struct CheckLocalesTests {
  private static let files = [
    "Shop/en.lproj/Localizable.strings": #""title" = "Confirm the payment";"#,
    "Shop/fr.lproj/Localizable.strings": #""title" = "Payer";"#,
    "Shop/copyfit.yml": """
    labels: [{ key: title, frame: { width: 600 }, style: body }]
    """,
    "Till/en.lproj/Localizable.strings": #""title" = "Till";"#,
    "Till/de.lproj/Localizable.strings": #""title" = "Kasse";"#,
    "Till/copyfit.yml": "name: Till\n",
    "Till/hu.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Pénztár";"#,
  ]

  @Test(
    arguments: [
      ("fr", ["Shop"], 0, nil), ("fr", ["Shop", "Till"], 0, nil), ("de", ["Shop", "Till"], 0, nil),
      ("fr,de", ["Shop", "Till"], 0, nil), ("de", ["Till"], 0, nil), ("hu", ["Till"], 0, nil),
      (
        "fr", ["Till"], 2,
        "copyfit: error: No texts are in the locale 'fr'; they are in de, en and hu.\n"
      ),
      (
        "de,it", ["Shop", "Till"], 2,
        "copyfit: error: No texts are in the locale 'it'; they are in de, en, fr and hu.\n"
      ),
    ] as [(String, [String], Int32, String?)])
  func aLanguageOfAProject(
    locales: String, folders: [String], status: Int32, message: String?
  ) throws {
    let project = try SmallProject(files: Self.files)
    let run = try CommandRun(
      ["check", "--locales", locales] + folders.map { project.path + "/" + $0 })
    #expect(run.status == status, "\(run.output)\(run.messages)")
    #expect(run.messages == message ?? "")
    #expect(run.output.isEmpty == (message != nil))
  }

  @Test func aConfigurationThatIsNotThere() throws {
    let project = try SmallProject()
    let run = try CommandRun(["check", "--config", "/nowhere/c.yml", project.path])
    #expect(run.status == 2)
    #expect(
      run.messages
        == "copyfit: error: /nowhere/c.yml: the configuration cannot be read: there is no such file\n"
    )
  }

  /// A configuration at the root does not silently hide those in subfolders, except those that it extends.
  @Test(
    arguments: [
      ("", "Shop and Till have a copyfit.yml each, which are not used here"),
      ("extends: Till/copyfit.yml", "Shop has a copyfit.yml, which is not used here"),
    ])
  func configurationsBelowAConfiguredFolder(settings: String, warning: String) throws {
    let project = try SmallProject(width: 600, settings: settings, files: Self.files)
    let run = try CommandRun(["check", project.path])
    #expect(run.messages.contains(warning), "\(run.messages)")
  }
}
