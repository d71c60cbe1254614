import Testing

@testable import CopyfitCommand

struct HelpTests {
  @Test func program() {
    #expect(
      Program.help == """
        Usage: copyfit COMMAND [OPTION…]

        Says whether localized labels fit: in every language, at every text size.

        Commands:
          check                   Finds labels whose text does not fit, in every
                                  language and at every text size.
          init                    Writes a first copyfit.yml from what a project
                                  contains.
          measure                 Fits one text into one frame and says whether it fits.
          stream                  Answers requests, one JSON object a line, from
                                  standard input to standard output.
          scale                   Shows the Dynamic Type table, or one size in all
                                  categories.
          fonts                   Lists the fonts of this machine and of folders, or
                                  those that show a language.

        Options:
          --version               Show the version.
          -h, --help              Show this help.

        'copyfit COMMAND --help' explains a command.

        """)
  }

  @Test func scale() {
    #expect(
      Scale.syntax.help == """
        Usage: copyfit scale [OPTION…]

        Shows the Dynamic Type table, or one size in all categories.

        Options:
          --style STYLE           One text style (default: all).
          --platform NAME         iOS (default), macOS, tvOS or watchOS.
          --size PT               A font size or length at large, to be scaled by the
                                  style.
          --max PT                The largest size to scale a font up to.
          --min PT                The smallest size to scale a font down to.
          --display-scale N       Pixels per point (default 3).
          --format FORMAT         text (default) or json.
          -h, --help              Show this help.

        With --size, 'font' is the size of a font that is scaled by UIFontMetrics, in
        whole points and within --min and --max, and 'value' the scaled length, to the
        pixel.

        """)
  }

  @Test func check() {
    #expect(
      Check.syntax.help == """
        Usage: copyfit check [OPTION…] [PATH…]

        Finds labels whose text does not fit, in every language and at every text size.

        Arguments:
          PATH                    Folders and files of one or more projects (default:
                                  the working folder).

        Options:
          --config FILE           The configuration (default: the nearest copyfit.yml).
          --report FORMAT[=FILE]  pretty or json, to a file or standard output;
                                  repeatable.
          --locales L,…           Only these languages.
          --pseudo KIND,…         Also languages made of the source texts: accented,
                                  bounded, double, expand (as translations here are),
                                  expand:35%, rtl, tall.
          --categories C,…|all    Only these text sizes: xSmall … xxxLarge, AX1 … AX5.
          --devices D,…           Screens: canvas (as designed) or widths such as 375.
          --strict                Warnings count as errors.
          --assume-scaling        Fit fixed fonts as if they grew with the reader's text
                                  size.
          --jobs N                How many threads measure; it changes no result.
          --no-cache              Remember neither fonts nor words; it changes no
                                  result.
          --quiet                 Show errors and the verdict only.
          --verbose               Show all languages and all notes.
          --color WHEN            auto (default), always or never.
          -h, --help              Show this help.

        Without a configuration, storyboards, xibs and string files are found by their
        conventional places. A report with FILE is written beside the one that is shown;
        one without FILE is shown in its place.

        Exit status: 0 nothing at error level; 1 findings at error level; 2 something
        could not be checked: usage, configuration, a missing path or font.

        """)
  }

  @Test(arguments: [
    Measure.syntax.help, Stream.syntax.help, Fonts.syntax.help, Check.syntax.help,
    Init.syntax.help,
  ])
  func fitsATerminal(help: String) {
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
