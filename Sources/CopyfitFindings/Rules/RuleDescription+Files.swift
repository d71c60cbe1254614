// Rules about the files that contain texts.
extension RuleDescription {
  static let catalogSyntax = RuleDescription(
    severity: .error, subject: .file,
    title: "A strings file has a syntax error",
    summary: "A strings file or catalog is not valid in its format, in whole or in part.",
    effect: """
      A strings file with an error is rejected as a whole at run time: each of its texts shows its key or \
      another language's text. A catalog that is compiled fails the build or loses single texts.
      """,
    example: "`\"a\" = \"the \"best\" one\";` has quotation marks inside without backslashes.",
    advice: "fix this place: one error is enough for a strict parser to reject the file",
    remedies: [
      "Fix the place that the finding names: one error is enough for a strict parser to reject the file."
    ])

  static let unreachableEntries = RuleDescription(
    severity: .error, subject: .file,
    title: "Entries of a file are silently ignored",
    summary: "The system stops reading a strings file early and ignores everything that follows.",
    effect: """
      All entries after that place show their key or another language's text. Neither the build nor \
      `plutil -lint` reports an error.
      """,
    example: "`\"title\" = \"Canali\";;`: the second semicolon ends the file.",
    advice: "remove what is at this place: a second semicolon, a merge marker or a '#' comment",
    remedies: [
      "Remove what is at that place: a second semicolon, a merge marker or a `#` comment."
    ])

  static let unreadableFile = RuleDescription(
    severity: .error, subject: .file,
    title: "A file cannot be read",
    summary: """
      A file cannot be opened, is too large or nested too deeply, does not have the format of its name, or \
      is a link out of the repository or to nothing. Sources count if they may contain texts.
      """,
    effect: "Nothing in the file was checked. All other files were.",
    example: "A storyboard that contains merge conflict markers.",
    advice: "fix the file or its permissions, or exclude it in copyfit.yml",
    remedies: [
      "Fix the file or its permissions.",
      "Exclude the file if it is not part of the app: `exclude: [Pods/**]` in `copyfit.yml`.",
      "Follow links out of the repository with `--follow-links` if the project is your own.",
    ])

  static let duplicateKey = RuleDescription(
    severity: .warning, subject: .text,
    title: "A key is defined twice",
    summary: """
      A file has two texts for one key, a String Catalog and a strings file define the same table, two files of a \
      language do so with different texts, or two objects of a storyboard have the same ID.
      """,
    effect: """
      The app shows only one of the texts, so a correction of the other has no effect. Android, `msgfmt` \
      and Xcode reject some of these files.
      """,
    example: "`\"ok\" = \"OK\";` in line 12 and `\"ok\" = \"Okay\";` in line 340.",
    advice: "delete or rename the one that is wrong",
    remedies: [
      "Delete the entry that is wrong.",
      "Keep one of the two files of a table; give one of the objects another ID.",
    ])

  static let invalidEscape = RuleDescription(
    severity: .warning, subject: .text,
    title: "An escape sequence is invalid",
    summary: "A text contains an escape sequence that its file format does not define.",
    effect: "The backslash disappears and the characters after it are shown as they are.",
    example: """
      `\\u203A` in a `.strings` file shows “u203A”. This format expects a capital letter: `\\U203A`.
      """,
    advice: "write the character itself, or a valid escape sequence",
    remedies: ["Write the character itself, or the escape sequence that the finding suggests."])
}
