// Rules on the files that texts are read from.
extension RuleHelp {
  static let catalogSyntax = RuleHelp(
    title: "A file of texts is broken",
    summary: "A string table or catalog cannot be read as what it should be, in whole or in part.",
    effect: """
      A table with an error is rejected as a whole at run time: every text of it shows its key or another \
      language's text. In catalogs that are compiled, the build fails or single texts are lost.
      """,
    example: "`\"a\" = \"the \"best\" one\";` has quotation marks inside without backslashes.",
    remedies: [
      "Mend the place that the finding names; it is the first that a strict reader stumbles over."
    ])

  static let unreachableEntries = RuleHelp(
    title: "Entries of a file are lost without an error",
    summary:
      "The system stops reading a string table early, and takes what came before for the whole.",
    effect: """
      All entries after the place named show their key or another language's text, and nothing says so: \
      neither the build nor `plutil -lint` complains.
      """,
    example: "`\"title\" = \"Canali\";;`: a second semicolon ends the table.",
    remedies: [
      "Remove what stands at the place named: a second semicolon, a merge marker, a `#` comment."
    ])

  static let unreadableFile = RuleHelp(
    title: "A file cannot be read",
    summary: """
      A file of the project cannot be opened, is too large, is no file of its kind, or lies outside the \
      repository, where a link leads.
      """,
    effect: "Nothing in it was checked. The other files were.",
    example: "A storyboard with the markers of a merge that was never finished.",
    remedies: [
      "Mend the file, or its permissions.",
      "Leave it out, if it is none of the app's: `exclude: [Pods/**]` in `copyfit.yml`.",
      "Follow links out of the repository with `--follow-links`, if the project is your own.",
    ])

  static let duplicateKey = RuleHelp(
    title: "A key stands twice in a file",
    summary: """
      A file has two texts for one key, and only one of them is ever shown; or a table is in a String Catalog \
      and in older files, or two objects of a storyboard have one ID.
      """,
    effect: """
      The last one wins, so whoever corrects the first sees no change. Xcode builds no app with a table that \
      both kinds of files make, and Interface Builder does not open a document with one ID twice.
      """,
    example: "`\"ok\" = \"OK\";` in line 12 and `\"ok\" = \"Okay\";` in line 340.",
    remedies: [
      "Delete the entry that is not meant.",
      "Keep either the String Catalog or the older files; give one of the objects another ID.",
    ])

  static let invalidEscape = RuleHelp(
    title: "A backslash that means something else",
    summary: "An escape is none that the file's format knows, so other characters are shown.",
    effect: "The backslash vanishes and the letters behind it are shown as they are.",
    example:
      "`\\u203A` in a `.strings` file shows “u203A”: there it is `\\U203A`, with a capital letter.",
    remedies: ["Write the character itself, or the escape that the finding proposes."])

  static let missingTranslation = RuleHelp(
    title: "A text is not translated",
    summary: "A key has a text in the source language, and none in a language that the app has.",
    effect: """
      People see the source language's text, or the key. It is not measured in that language: the source \
      text's width says nothing about the translation's.
      """,
    example: "`checkout.title` is in `en.lproj` and not in `el.lproj`.",
    remedies: [
      "Have it translated; `--pseudo expand` shows meanwhile what a longer text would do.",
      "Mark it as not to be translated in the String Catalog, if that is meant.",
    ])

  static let orphanKey = RuleHelp(
    title: "A key that nothing asks for",
    summary: "A translation has a key that neither the storyboards nor the source language have.",
    effect: "Nobody ever sees the text; it costs translators' time, and hides renamed keys.",
    example: "`u7Q-MU-drX.text` in `de.lproj/Main.strings`, whose label was deleted.",
    remedies: [
      "Delete the entry in all languages.",
      "Correct the key, if it was renamed in the source language only.",
    ])
}
