internal import Copyfit

/// A fitter for each project's fonts.
struct HTMLFitters: ~Copyable {
  private var fonts: FontLibrary?
  private var fitter: LabelFitter?

  mutating func draw(
    _ subject: HTMLDrawings.Subject, in library: FontLibrary, _ drawings: inout HTMLDrawings
  ) -> HTMLDrawings.Drawn? {
    if fonts !== library {
      fonts = library
      fitter = LabelFitter(fonts: library)
    }
    guard var fitter = fitter.take() else { return nil }
    let result = drawings.draw(subject, with: &fitter)
    self.fitter = consume fitter
    return result
  }
}
