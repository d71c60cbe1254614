internal import CopyfitFindings

/// The options of `copyfit render`.
struct RenderOptions {
  /// The label, then the projects in which it is searched for.
  var words: [String] = []
  var text: String?
  var device: Device?
  var boldText = false
  var output: String?
  var measured = Measure.Options()
  var label = LabelOptions()
  /// The given options for labels of projects, and those for texts on the command line.
  var given = (ofLabel: [String](), ofText: [String]())

  /// The command's name.
  static let command = "render"
}
