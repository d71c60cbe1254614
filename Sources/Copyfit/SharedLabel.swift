/// A label and the face of its font, to which all of its texts refer, so that no text copies them.
///
/// Its identity distinguishes the labels of a fitter.
final class SharedLabel: Sendable {
  let label: LabelSpec
  let resolution: FontResolution

  init(_ label: LabelSpec, _ resolution: FontResolution) {
    self.label = label
    self.resolution = resolution
  }
}
