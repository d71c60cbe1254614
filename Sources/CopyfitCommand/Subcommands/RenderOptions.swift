internal import CopyfitFindings

/// What `copyfit render` is asked to draw.
struct RenderOptions {
  /// The label, then the projects that it is looked for in.
  var words: [String] = []
  var text: String?
  var device: Device?
  var boldText = false
  var output: String?
  var measured = Measure.Options()
  var label = LabelOptions()
  /// What is given that only a label of a project has, and what only a text of the command line has.
  var given = (ofLabel: [String](), ofText: [String]())

  /// The command's name.
  static let command = "render"
}
