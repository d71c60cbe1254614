/// The names of the stages, in the order of the report.
enum StageName {
  /// The floor F.
  static let floor = "floor"
  /// Finding clusters, directions, scripts and fonts.
  static let itemize = "itemize"
  /// ICU's line breaks.
  static let breaks = "breaks"
  /// Shaping the items, with no words known, and with all words known.
  static let shape = "shape"
  static let shapeWarm = "shape-warm"
  /// Preparing, with no words known, and with all words known.
  static let prepare = "prepare"
  static let prepareWarm = "prepare-warm"
  /// Fitting prepared texts at the twelve sizes.
  static let fits = "fits"
  /// Fitting the texts for which nothing must be shaped.
  static let fitsPlain = "fits-plain"
  /// Preparing and fitting, with no words known, and with all words known.
  static let cold = "cold"
  static let warm = "warm"
  /// Preparing and fitting without a word cache.
  static let uncached = "uncached"
  /// The strings of one locale of an app, read once by a new worker.
  static let app = "app"
  /// The floor, `cold` and `warm` with text styles, in the two faces of the stand-in.
  static let standInFloor = "stand-in-floor"
  static let standInCold = "stand-in-cold"
  static let standInWarm = "stand-in-warm"
  /// The library from start to end: verdicts in twelve categories, with all words known.
  static let verdicts = "verdicts"
  /// A sample of the texts, for comparison with slower engines.
  static let coldSampled = "cold-sampled"
  static let warmSampled = "warm-sampled"
  static let reference = "reference"
  static let pango = "pango"

  /// Measurements that are not about texts: the system's fonts, threads, growth, and the command's processes.
  static let fonts = "fonts"
  static let threads = "threads"
  static let growth = "growth"
  static let stream = "stream"
  static let measure = "measure"
  static let check = "check"
  static let catalogs = "catalogs"
  static let size = "size"

  static let all = [
    floor, itemize, breaks, shape, shapeWarm, prepare, prepareWarm, fits, fitsPlain, cold, warm,
    uncached, app,
    standInFloor,
    standInCold, standInWarm, verdicts, coldSampled, warmSampled, reference, pango, fonts,
    threads, growth, stream, measure, check, catalogs, size,
  ]
}
