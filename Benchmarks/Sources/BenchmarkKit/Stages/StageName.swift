/// The names of the stages, in the order of the report.
enum StageName {
  /// The floor F.
  static let floor = "floor"
  /// Finding clusters, directions, scripts and fonts.
  static let itemise = "itemise"
  /// ICU's line breaks.
  static let breaks = "breaks"
  /// Shaping the items, no word seen before, and with words seen.
  static let shape = "shape"
  static let shapeWarm = "shape-warm"
  /// Preparing, no word seen before, and with words seen.
  static let prepare = "prepare"
  static let prepareWarm = "prepare-warm"
  /// Fitting prepared texts at the twelve sizes.
  static let fits = "fits"
  /// The same of the texts for which nothing has to be shaped.
  static let fitsPlain = "fits-plain"
  /// Preparing and fitting, no word seen before, and with words seen.
  static let cold = "cold"
  static let warm = "warm"
  /// The same without a word cache.
  static let uncached = "uncached"
  /// The strings of one locale as one app has them, read once by a worker that has seen nothing.
  static let app = "app"
  /// The same with text styles, in the two faces of the stand-in.
  static let standInFloor = "stand-in-floor"
  static let standInCold = "stand-in-cold"
  static let standInWarm = "stand-in-warm"
  /// The library from end to end: verdicts in twelve categories, words seen before.
  static let verdicts = "verdicts"
  /// Some of the texts only: the same question to slower engines.
  static let coldSampled = "cold-sampled"
  static let warmSampled = "warm-sampled"
  static let reference = "reference"
  static let pango = "pango"

  /// What is not measured on texts: the fonts of the system, threads, growth, and the command's processes.
  static let fonts = "fonts"
  static let threads = "threads"
  static let growth = "growth"
  static let stream = "stream"
  static let measure = "measure"
  static let check = "check"
  static let catalogs = "catalogs"

  static let all = [
    floor, itemise, breaks, shape, shapeWarm, prepare, prepareWarm, fits, fitsPlain, cold, warm,
    uncached, app,
    standInFloor,
    standInCold, standInWarm, verdicts, coldSampled, warmSampled, reference, pango, fonts,
    threads, growth, stream, measure, check, catalogs,
  ]
}
