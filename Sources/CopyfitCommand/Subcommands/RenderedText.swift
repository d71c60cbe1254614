internal import Copyfit
internal import CopyfitDrawing
internal import CopyfitStream

/// A text from the command line, in a label with its options.
struct RenderedText {
  let drawing: LabelDrawing

  init(_ text: String, _ options: RenderOptions) throws(CommandError) {
    let request = try Self.request(text, options)
    var label = request.label
    label.boldText = options.boldText
    let category: ContentSizeCategory
    switch request.sizes {
    case .points(let sizes) where sizes.count == 1: category = .large
    case .categories(let categories) where categories.count == 1: category = categories[0]
    default: throw .failed(["one size is drawn at a time; give one with --size or --category"])
    }
    if case .points(let sizes) = request.sizes, let size = sizes.first {
      label = try Self.label(of: request, atSize: size)
      label.boldText = options.boldText
    }
    do throws(CopyfitError) {
      let library = try FontLibrary(
        cacheDirectory: Machine.cacheDirectory(isWanted: !options.label.ignoresCache))
      drawing = try Self.drawing(of: text, request.locale, label, category, library)
    } catch {
      throw .failed([error.description])
    }
  }

  private static func request(
    _ text: String, _ options: RenderOptions
  ) throws(CommandError) -> FitRequest {
    var measured = options.measured
    measured.text = text
    do throws(RequestError) { return try measured.request() } catch {
      throw .usage(.request(error), command: RenderOptions.command)
    }
  }

  private static func label(
    of request: FitRequest, atSize size: Double
  ) throws(CommandError) -> LabelSpec {
    do throws(RequestError) { return try request.label(atSize: size) } catch {
      throw .usage(.request(error), command: RenderOptions.command)
    }
  }

  /// The drawing of a text in the label for which it was prepared.
  static func drawing(
    of text: String, _ locale: String, _ label: LabelSpec, _ category: ContentSizeCategory,
    _ library: FontLibrary
  ) throws(CopyfitError) -> LabelDrawing {
    var fitter = LabelFitter(fonts: library)
    let prepared = try fitter.prepare(text, locale: locale, for: label)
    let glyphs = try fitter.glyphs(of: prepared, at: category)
    try fitter.checkShaping()
    return LabelDrawing(glyphs)
  }
}
