import CopyfitLabels
import CopyfitSourceText
import CopyfitSwiftSource
import CopyfitTestSupport
import Testing

/// Which of two errors' texts an alert may show, judging by the code that its error comes from.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ErrorTextTests {
  private static let errors = """
    enum LoadError: LocalizedError { case lost; var errorDescription: String? { "load".l } }
    enum SaveError: LocalizedError { case full; var errorDescription: String? { "save".l } }
    extension String { var l: String { NSLocalizedString(self, comment: "") } }
    func load() throws { throw LoadError.lost }
    func save() throws { throw SaveError.full }
    func both() throws { try load(); try save() }
    """

  /// A function of a view controller that shows an alert.
  private static let show =
    "UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)"

  @Test(arguments: [
    ("do { try load() } catch { \(show) }", ["load"]),
    ("do { try save() } catch { \(show) }", ["save"]),
    ("do { try both() } catch { \(show) }", ["load", "save"]),
    ("do { throw LoadError.lost } catch { \(show) }", ["load"]),
    ("do { try Client().fetch() } catch { \(show) }", ["load"]),
    ("do { try JSONDecoder().decode(Model.self, from: x) } catch { \(show) }", ["save"]),
    ("do { try x.wait() } catch { \(show) }", []),
    (
      "do { try await withCheckedThrowingContinuation { c = $0 } } catch { \(show) }",
      ["load", "save"]
    ),
    ("do { try action() } catch { \(show) }", ["load", "save"]),
    ("do { try result.get() } catch { \(show) }", ["load", "save"]),
    ("do { try await task.value } catch { \(show) }", ["load", "save"]),
    ("do { for try await x in stream { } } catch { \(show) }", ["load", "save"]),
    ("run { do { try $0.name() } catch { \(show) } }", ["load", "save"]),
    ("run { do { try items.forEach { try save($0) } } catch { \(show) } }", ["save"]),
    ("run { given in do { try given.get() } catch { \(show) } }", ["load", "save"]),
    ("do { try url.read() } catch { \(show) }", []),
    ("do { try Caller()() } catch { \(show) }", ["load"]),
    ("do { try caller() } catch { \(show) }", ["load"]),
    ("do { x = try Caller()[1] } catch { \(show) }", ["load"]),
    ("do { try handler() } catch { \(show) }", ["load", "save"]),
    ("do { try pair.run() } catch { \(show) }", ["load", "save"]),
    ("do { try words.a.run() } catch { \(show) }", []),
    ("let job = Task { try save() }; do { try await job.value } catch { \(show) }", ["save"]),
    ("func own() throws { try save() }; do { try own() } catch { \(show) }", ["save"]),
    ("for one in results { do { try one.get() } catch { \(show) } }", ["load", "save"]),
    ("run { error in \(show) }", ["load", "save"]),
    ("do { try save() } catch { self.error = error }; if let error { \(show) }", ["save"]),
    (
      "do { try save() } catch { failure = error }; if let error = failure { \(show) }",
      ["load", "save"]
    ),
  ])
  func theErrorsOfAnAlert(body: String, expected: [String]) throws {
    let source = """
      class C: UIViewController {
        private var error: Error?
        var failure: Error?
        var handler: Handler
        var results: [Result<Int, any Error>]
        var pair: (run: () throws -> Void, count: Int)
        var words: (a: String, b: String)
        let caller = Caller()
        func f(
          action: () throws -> Void, result: Result<Int, any Error>, task: Task<Int, any Error>,
          stream: AsyncThrowingStream<Int, any Error>, url: URL
        ) { \(body) }
      }
      typealias Handler = Work
      typealias Work = () throws -> Void
      struct Caller { subscript(i: Int) -> Int { get throws { try load() } } }
      extension Caller { func callAsFunction() throws { try load() } }
      class Client { func fetch() throws { try load() } }
      struct Model: Decodable { init(from decoder: Decoder) throws { try save() } }
      \(Self.errors)
      """
    let uses = SwiftSources(try SwiftReader.trees(of: [source])).uses()
    #expect(uses.filter { $0.surface == .alertMessage }.map(\.key.key).sorted() == expected)
  }
}
