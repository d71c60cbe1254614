internal import Copyfit
internal import CopyfitDrawing
internal import CopyfitFindings
internal import CopyfitInspection

/// A label of a project, in one language on one screen.
struct RenderedLabel {
  let drawing: LabelDrawing
  /// The label's display name.
  let name: String

  init(
    named given: String, _ options: RenderOptions, on console: Console
  ) throws(CommandError) {
    let category = try Self.category(options.measured.category)
    let match = try Self.match(given, options, on: console)
    let (label, project) = (match.label, match.project)
    name = label.name
    guard let library = project.fonts else { throw .failed(project.failures) }
    var spec = label.frames.first.map(label.spec) ?? label.spec
    spec.boldText = options.boldText
    let text = try Self.text(of: label, in: options.measured.locale ?? project.sourceLanguage)
    do throws(CopyfitError) {
      drawing = try RenderedText.drawing(of: text.text, text.locale, spec, category, library)
    } catch {
      throw .failed([error.description])
    }
  }

  private static func match(
    _ name: String, _ options: RenderOptions, on console: Console
  ) throws(CommandError) -> LabelSearch.Match {
    var label = options.label
    label.paths = Array(options.words.dropFirst())
    label.devices = options.device.map { [$0] }
    return try LabelOptions.label(named: name, in: try label.projects(on: console))
  }

  /// The first form of the text that the label's first frame shows.
  private static func text(
    of label: InspectedLabel, in locale: String
  ) throws(CommandError) -> InspectedLabel.Text {
    do throws(AuditError) {
      let tag = try label.locale(named: locale)
      let texts = label.texts.filter { $0.locale == tag }
      guard let text = texts.first(where: { $0.frames?.contains(0) ?? true }) else {
        throw AuditError("the label '\(label.id)' has no text in '\(locale)' on this screen")
      }
      return text
    } catch {
      throw .failed(error.messages)
    }
  }

  private static func category(_ list: CategoryList?) throws(CommandError) -> ContentSizeCategory {
    let categories = list?.categories ?? [.large]
    guard categories.count == 1, let category = categories.first else {
      throw .failed(["one size is drawn at a time; give one with --category"])
    }
    return category
  }
}
