extension Measure {
  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "measure", summary: "Fits one text into one frame and says whether it fits.",
      details: details,
      examples: [
        CommandExample(
          words:
            "copyfit measure --style headline --category all --width 280 \"Zur Kasse\"",
          purpose: "A title, at every text size."),
        CommandExample(
          words: "copyfit measure --font Inter.otf --size 17 --width 120 --format json \"Pay now\"",
          purpose: "An app's own font, for programs: with the lines."),
        CommandExample(
          words: "copyfit measure --style body --category AX5 --width 343 - < terms.txt",
          purpose: "A text from a file."),
      ],
      statuses: [
        .status(0, "The text was measured, whether it fits or not."),
        .status(2, "The text could not be measured."),
      ],
      defaults: Options(),
      arguments: Argument.group(.font, fontArguments)
        + Argument.group(.frame, frameArguments) + otherArguments)
  }

  static var fontArguments: [Argument<Options>] {
    [
      .option(
        "font", "FONT",
        help:
          "A font file, with #INDEX for a face of a collection, or a font as in copyfit.yml, such as headline.italic().",
        \.font),
      .option("style", "STYLE", help: "A text style, such as body or headline.", \.style),
      .flag("system", help: "The system font.", \.usesSystemFont),
      .option(
        "size", "PT", help: "The size in points; with --category the size at large.", \.size),
      .option("sizes", "PT,…", help: "Several sizes in points.", \.sizes),
      .option(
        "category", "C,…|all",
        help: "Text sizes of the reader: xSmall to xxxLarge, AX1 to AX5.",
        \.category),
      .option(
        "relative-to", "STYLE",
        help: "The text style that the font grows with (default: body).",
        \.relativeTo),
      .option(
        "profile", "SYSTEM",
        help: """
          Another system than iOS: android (sizes are sp; --system is Roboto) or web (sizes are CSS \
          pixels).
          """, \.profile),
      .option(
        "font-scale", "N",
        help: "With --profile, the reader's factor for text, such as 2.0 for 200 %.", \.fontScale),
      .flag(
        "text-spacing",
        help: "With --profile web, the text spacing of WCAG 1.4.12, apart from that of words.",
        \.usesTextSpacing),
      .repeatedOption(
        "fallback", "FILE", help: "A font file for characters that --font lacks; repeatable.",
        \.fallback),
      .option(
        "optical-size", "S",
        help: "automatic (default: the axis opsz follows the size) or none.", \.opticalSize),
      .repeatedOption(
        "variation", "AXIS=N",
        help: "A coordinate of a variable --font, such as wght=650; repeatable.", \.variations),
    ]
  }

  static var frameArguments: [Argument<Options>] {
    [
      .option(
        "locale", "L", help: "The text's language, such as de, zh-Hans or ja-u-lb-strict.", \.locale
      ),
      .option("width", "PT", help: "The frame's width (default: no limit).", \.width),
      .option("height", "PT", help: "The frame's height (default: no limit).", \.height),
      .option("lines", "N", help: "How many lines are allowed (default 0: no limit).", \.lines),
      .option(
        "mode", "MODE",
        help: "How text is truncated: tail (default), head, middle, clip, wordWrap or charWrap.",
        \.mode),
      .option(
        "minimum-scale-factor", "N", help: "How far the text may shrink, such as 0.5.",
        \.minimumScaleFactor),
      .option(
        "minimum-font-size", "PT", help: "The minimum size to which the text may shrink.",
        \.minimumFontSize),
      .option("display-scale", "N", help: "Pixels per point (default 3).", \.displayScale),
      .option(
        "line-break-strategy", "S",
        help: "standard (default: Hangul words stay whole) or none.", \.lineBreakStrategy),
      .option(
        "letter-spacing", "PT",
        help: "Points added after every character, such as 0.5 or -0.2.", \.letterSpacing),
      .option(
        "direction", "D",
        help: "natural (default: by the first letter), leftToRight or rightToLeft.",
        \.direction),
      .option(
        "minimum-category", "C", help: "The text size below which the label does not shrink.",
        \.minimumCategory),
      .option(
        "maximum-category", "C", help: "The text size beyond which the label does not grow.",
        \.maximumCategory),
      .flag(
        "tightening", help: "Letters may move closer together before text is truncated.",
        \.allowsTightening),
      .repeatedOption(
        "paragraph", "NAME=PT",
        help: "A line height or spacing, such as lineSpacing=4; repeatable.", \.paragraph),
      .repeatedOption(
        "behavior", "NAME=VALUE",
        help: "A switch for unverified behavior, such as linePitch=textStyle; repeatable.",
        \.behavior),
    ]
  }

  private static var otherArguments: [Argument<Options>] {
    [
      .flag("bold-text", help: "As with Bold Text switched on.", \.boldText),
      .flag(
        "no-cache", help: "Keep no index of the installed fonts; it does not change results.",
        \.ignoresCache),
      .option(
        "format", "FORMAT", help: "text (default) or json, which also has the lines.", \.format),
      .operand(
        "TEXT", help: "The text; '-' reads it from standard input.", \.text,
        literal: \.isTextLiteral),
    ]
  }

  private static let details = """
    One of --font, --style and --system is required. --style takes its sizes from
    the Dynamic Type table, at large unless --category says otherwise; the others
    need --size, --sizes, or --size with --category. Put '--' before a text that
    starts with a dash or an @.
    """
}
