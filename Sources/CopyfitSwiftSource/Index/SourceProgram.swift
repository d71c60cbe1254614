/// The program that a source belongs to.
package enum SourceProgram: Sendable {
  /// The app itself, and what it shares with others.
  case app
  /// An extension of the app, such as a widget: what it does with views changes none of the app's.
  case `extension`
  /// A program for another system, such as a Mac or a watch: it shows no view of the app.
  case otherSystem
}
