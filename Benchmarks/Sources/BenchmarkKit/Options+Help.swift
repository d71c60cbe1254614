extension Options {
  /// The output of `--help`.
  public static let help = """
    Usage: copyfit-benchmarks [OPTION]…

    Measures how fast Copyfit is, and prints each stage and each goal. Times are those that the thread
    computed, medians of rounds in which all stages take turns.

      --corpus texts         measure the texts of Corpora/Texts (default)
      --corpus system        measure the messages of the programs on this machine
      --corpus FILE.tsv      measure these texts: id, locale and text, divided by tabs
      --sample-app           measure the texts of the sample app in Corpora/ only
      --font-directory DIR   look for fonts here first; may be given more than once
      --font NAME            measure in this font (\(BenchmarkFonts.defaultName))
      --width POINTS         the width of lines (280)
      --threads N            how many threads are compared with one (2)
      --format FORMAT        tsv (default), json or markdown
      --copyfit FILE         the command whose processes are measured (the one beside this program)
      --rounds N             how many rounds are measured (5)
      --stages NAME,…        only these: \(StageName.all.joined(separator: ", "))
      --by-script            pair-summable and shaped scripts apart as well
      --by-language          each language apart as well
      --long                 what takes minutes, too
      --quick                a twentieth of the texts

    Lines out: stage, stratum, ns_per_text, texts and allocations, divided by tabs; `allocations` is how
    often memory was asked for in one round over all texts. Other lines begin with `#`.

    """
}
