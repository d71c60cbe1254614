import CopyfitFonts
import CopyfitLayout
import ReferenceLayout
import Testing

/// Compares the fast layout of a text with the reference, at some sizes and widths, at each line's own width, and at
/// one grid unit less and more.
func expectAgreement(
  _ sample: Sample, _ stack: FontStack, _ options: LayoutOptions,
  sizes: [Double] = [14, 17, 53], widths: [Double] = [20, 90, 240],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var worker = LayoutWorker()
  var reference = ReferenceLayout()
  let locale = sample.localeIdentifier
  let text = try worker.prepare(sample.text, locale: locale, fonts: stack, options: options)
  for size in sizes {
    let box = LayoutBox(pointSize: size)
    let limits = worker.limits(aroundLinesOf: text, in: box, widths: widths)
    let layouts = try reference.lines(
      of: sample.text, locale: locale, fonts: stack, options: options, in: box, limits: limits)
    for (limit, slow) in zip(limits, layouts) {
      let fast = worker.lines(of: text, in: box, limit: limit)
      let agrees = fast.agree(with: slow)
      #expect(agrees, "\(size) pt, limit \(limit)", sourceLocation: sourceLocation)
      #expect(worker.fit(text, in: box, limit: limit).lineCount == fast.count)
      if !agrees { return }
    }
  }
}
