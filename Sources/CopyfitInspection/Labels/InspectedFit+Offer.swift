internal import CopyfitLabels

extension InspectedFit.Offer {
  /// Creates the offer of a row from the width that it leaves for a text.
  init(_ width: Interval) {
    let least = width.atLeast.points
    self =
      if let most = width.atMost?.points {
        .width(least...max(least, most))
      } else {
        least < .infinity ? .ifShown(atLeast: least) : .notShown
      }
  }
}
