/// The names of the stages, in the order of the report.
enum StageName {
  static let floor = "floor"
  static let cold = "cold"
  static let warm = "warm"
  static let fits = "fits"
  static let standInFloor = "stand-in-floor"
  static let standInCold = "stand-in-cold"
  static let standInWarm = "stand-in-warm"

  static let all = [floor, cold, warm, fits, standInFloor, standInCold, standInWarm]
}
