/// The tasks in which the texts of each label are measured.
struct LabelUses {
  /// The use of a label's text in a task, by their indexes.
  struct Use {
    var task: Int
    var number: Int
    var text: Int
    /// The indexes of the label's equal texts in other languages.
    var copies: [Int] = []
  }

  private var uses: [Use]
  private var starts: [Int]

  init(_ tasks: [MeasuringTask], labels: Int) {
    var counts = Array(repeating: 0, count: labels + 1)
    for use in tasks.lazy.flatMap(\.uses) { counts[use.label + 1] += 1 }
    for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
    starts = counts
    uses = Array(repeating: Use(task: 0, number: 0, text: 0), count: counts[labels])
    for (task, uses) in tasks.map(\.uses).enumerated() {
      for (number, use) in uses.enumerated() {
        self.uses[counts[use.label]] = Use(
          task: task, number: number, text: use.text, copies: use.copies)
        counts[use.label] += 1
      }
    }
  }

  /// The uses of a label's texts, in the order of the tasks.
  subscript(label: Int) -> ArraySlice<Use> { uses[starts[label]..<starts[label + 1]] }
}
