import Testing

/// The fast layout and the reference in every font, script and size, compared in grid units.
///
/// A cell is one text in one font, at one size, within one limit. Every cell must have the same breaks and the same
/// widths, without exception.
@Suite(.enabled(if: MatrixColumn.areInstalled, MatrixColumn.requirement))
struct MatrixTests {
  /// The cells that `make test` compares: a sample of everything.
  private static let sample = MatrixDensity(
    sizes: [17, 40], widths: [20, 75, 190])

  /// The cells that `make test-exhaustive` compares: widths at distances of 38 points, so that no size has all its
  /// limits at the same fractions of an em.
  private static let whole = MatrixDensity(
    sizes: MatrixDensity.bodySizes, widths: Array(stride(from: 20, through: 400, by: 38)),
    verifiedSize: 17)

  @Test(arguments: MatrixColumn.all)
  func agreesWithReference(_ column: MatrixColumn) async throws {
    let density = Exhaustive.isAsked ? Self.whole : Self.sample
    let texts = Exhaustive.isAsked ? column.texts() : column.texts(own: 5, hard: 3)
    let outcome = try await compare(column, texts, density)
    for difference in outcome.differences.prefix(20) { Issue.record("\(difference)") }
    #expect(outcome.differences.count == 0, "of \(outcome.cells) cells")
    #expect(outcome.cells > 0)
    print("Matrix: \(column.name), \(texts.count) texts, \(outcome.cells) cells")
  }

  /// Compares texts concurrently; the outcomes are in the order of the texts.
  private func compare(
    _ column: MatrixColumn, _ texts: [MatrixText], _ density: MatrixDensity
  ) async throws -> MatrixOutcome {
    let stack = try column.stack()
    return try await withThrowingTaskGroup(of: (Int, MatrixOutcome).self) { group in
      for (index, text) in texts.enumerated() {
        group.addTask {
          var comparison = MatrixComparison(column.name, stack, text, density)
          try comparison.run()
          return (index, comparison.outcome)
        }
      }
      var outcomes: [Int: MatrixOutcome] = [:]
      for try await (index, outcome) in group { outcomes[index] = outcome }
      return texts.indices.reduce(into: MatrixOutcome()) { $0 += outcomes[$1] ?? MatrixOutcome() }
    }
  }
}
