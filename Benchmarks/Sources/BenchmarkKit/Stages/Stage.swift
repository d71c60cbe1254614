/// Something whose time is taken, apart from everything else.
protocol Stage: AnyObject {
  /// The name in the report.
  var name: String { get }
  /// The strata that it is timed on.
  var strata: Set<Stratum> { get }
  /// Every how many texts one is measured: 1 but for stages that are slow.
  var stride: Int { get }
  /// Gets ready for a cell; its time is not taken.
  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError)
  /// How many of the texts it works on, once it is ready for them.
  func count(of samples: [Sample]) -> Int
  /// What else it has to say at the end, for the head of the report.
  var facts: [(name: String, value: String)] { get }
  /// Does the work once for each text; the result is the same in every round.
  func run(_ cell: Cell, _ samples: [Sample]) throws(BenchmarkError) -> Int
}

extension Stage {
  var stride: Int { 1 }
  var strata: Set<Stratum> { [.label, .sentence, .paragraph] }
  func prepare(for cell: Cell, _ samples: [Sample]) throws(BenchmarkError) {}
  func count(of samples: [Sample]) -> Int { samples.count }
  var facts: [(name: String, value: String)] { [] }
}
