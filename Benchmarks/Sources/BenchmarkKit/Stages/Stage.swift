/// A separately measured step.
protocol Stage: AnyObject {
  /// The name in the report.
  var name: String { get }
  /// The strata that it is measured on.
  var strata: Set<Stratum> { get }
  /// The distance of the measured texts: 1 except for slow stages.
  var stride: Int { get }
  /// Prepares for a cell, untimed.
  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError)
  /// The number of texts that it works on, after the preparation.
  func count(of samples: [Sample]) -> Int
  /// Additional facts for the head of the report.
  var facts: [(name: String, value: String)] { get }
  /// Does the work once for each text; the result is equal in every round.
  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int
}

extension Stage {
  var stride: Int { 1 }
  var strata: Set<Stratum> { [.label, .sentence, .paragraph] }
  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError) {}
  func count(of samples: [Sample]) -> Int { samples.count }
  var facts: [(name: String, value: String)] { [] }
}
