internal import CopyfitFiles
package import CopyfitLabels
package import CopyfitSourceText
package import CopyfitSwiftTree
internal import Synchronization

/// The sources of a project, with the answers from an earlier run.
///
/// Their trees are created only for a new question. An answer depends only on the sources and the question, so the same
/// sources give the same answers in any order of questions.
package final class KnownSources: Sendable {
  private struct State {
    var facts: SourceFacts
    var sources: SwiftSources?
    /// Creates the trees of the sources; `nil` once they were created, so that what they are made of is released.
    var trees: (@Sendable () -> [SwiftTree?])?
    var isNew = false
  }

  private let state: Mutex<State>
  private let fontHelpers: FontHelpers
  private let program: @Sendable (String) -> SourceProgram
  private let areAll: Bool
  private let jobs: Int

  /// Creates sources with known answers.
  ///
  /// - Parameters:
  ///   - facts: Answers about the same sources with the same fonts.
  ///   - fontHelpers: The fonts of the configuration for names in code.
  ///   - areAll: Whether the project has no other sources of Swift.
  ///   - program: The program that a source belongs to.
  ///   - jobs: The number of threads, of which two are used.
  ///   - trees: Creates the trees of the sources.
  package init(
    _ facts: SourceFacts = SourceFacts(), fontHelpers: FontHelpers = FontHelpers(),
    areAll: Bool = true,
    program: @escaping @Sendable (String) -> SourceProgram = { _ in .app }, jobs: Int = 1,
    trees: @escaping @Sendable () -> [SwiftTree?]
  ) {
    state = Mutex(State(facts: facts, trees: trees))
    (self.fontHelpers, self.program) = (fontHelpers, program)
    (self.areAll, self.jobs) = (areAll, jobs)
  }

  /// All answers; `nil` if none of them is new, or if a source was not read and another run may answer more.
  package var newFacts: SourceFacts? {
    state.withLock { $0.isNew && $0.sources?.isWhole != false ? $0.facts : nil }
  }

  /// The known answer to a question, or a new one, which replaces an answer to another question.
  ///
  /// - Parameter isMeant: Whether a known answer is to this question.
  private func answer<Answer: Storable>(
    to question: String..., where isMeant: (Answer) -> Bool = { _ in true },
    find: (inout SwiftSources) -> Answer
  ) -> Answer {
    let question = ExactString(question.joined(separator: "\0"))
    return state.withLock { state in
      if let known: Answer = state.facts.answer(to: question), isMeant(known) { return known }
      var sources =
        state.sources.take()
        ?? SwiftSources(
          state.trees.take()?() ?? [], fontHelpers, areAll: areAll, program: program)
      let found = find(&sources)
      state.sources = sources
      state.facts.keep(found, to: question)
      state.isNew = true
      return found
    }
  }
}

extension KnownSources {
  /// An answer that depends on the bars of documents.
  private struct AnswerAboutBars<Answer: Storable>: Storable {
    /// A digest of the bars.
    var digest: Int
    var answer: Answer

    func write(to writer: inout FactWriter) { writer.write(values: digest, answer) }

    init(from reader: inout FactReader) throws(SwiftTreeError) {
      (digest, answer) = (try reader.value(), try reader.value())
    }

    init(digest: Int, answer: Answer) { (self.digest, self.answer) = (digest, answer) }
  }

  /// The answer to a question about bars; only the last answer is stored, because bars change more often than sources.
  private func answer<Answer: Storable>(
    to question: String, about drawn: DrawnBars, find: (inout SwiftSources) -> Answer
  ) -> Answer {
    let digest = drawn.digest
    return answer(to: question, where: { $0.digest == digest }) {
      AnswerAboutBars(digest: digest, answer: find(&$0))
    }.answer
  }
}

extension DrawnBars {
  /// A number of 56 bits that is the same for equal bars.
  fileprivate var digest: Int { Int(FNV1a("\(self)".utf8).value >> 8) }
}

/// The questions; `SwiftSources` documents them.
extension KnownSources {
  package var failed: [Int] { answer(to: "failed") { $0.failed } }

  package var refused: [Int] { answer(to: "refused") { $0.refused } }

  package var partial: [Int] { answer(to: "partial") { $0.partial } }

  package func literals() -> [String: [SourceLocation]] {
    let literals = answer(to: "literals") { sources in
      sources.literals().map { Literal(text: $0.key, places: $0.value) }
    }
    return Dictionary(literals.lazy.map { ($0.text, $0.places) }) { first, _ in first }
  }

  package func uses(_ drawn: DrawnBars = DrawnBars()) -> [TextUse] {
    var mentions: [TextMention]?
    let uses = answer(to: "uses", about: drawn) { sources in
      guard jobs > 1 else { return sources.uses(drawn) }
      let texts = sources.texts(drawn)
      mentions = texts.mentions
      return texts.uses
    }
    if let mentions { _ = answer(to: "mentions") { _ in mentions } }
    return uses
  }

  package func shares(in drawn: DrawnBars) -> [BarShares] {
    answer(to: "shares", about: drawn) { $0.shares(in: drawn) }
  }

  /// The names of fonts that the sources themselves do not decide.
  package func fontNames() -> [CodeNameUse] { answer(to: "fonts") { $0.fontNames() } }

  /// The modifiers of views that the sources do not define.
  package func packageModifiers() -> [CodeNameUse] {
    answer(to: "modifiers") { $0.packageModifiers() }
  }

  package func mentions() -> [TextMention] { answer(to: "mentions") { $0.mentions() } }

  package func keyEnds() -> [KeyEnds] { answer(to: "ends") { $0.keyEnds() } }

  package func isKind(_ className: String, of other: String) -> Bool {
    answer(to: "kind", className, other) { $0.isKind(className, of: other) }
  }

  package func hasUnknownCode(_ className: String) -> Bool {
    answer(to: "class", className) { $0.hasUnknownCode(className) }
  }

  package func statements(about outlet: String, of className: String) -> OutletStatements {
    answer(to: "outlet", outlet, className) { $0.statements(about: outlet, of: className) }
  }

  package func rowHeight(byDelegate className: String) -> RowHeight? {
    answer(to: "rows", className) { $0.rowHeight(byDelegate: className) }
  }

  package func appearances(of className: String) -> [SourceLocation] {
    answer(to: "appearance", className) { $0.appearances(of: className) }
  }

  /// The words that sources name.
  package func named(_ words: Set<String>) -> NamedWords {
    answer(to: "words", words.sortedByBytes().joined(separator: "\0")) {
      NamedWords(words, in: $0)
    }
  }
}
