internal import Copyfit
internal import CopyfitAudit
internal import CopyfitDrawing
internal import CopyfitStream

/// A label of a project, in one language on one screen.
struct RenderedLabel {
  let drawing: LabelDrawing
  /// What people know the label by.
  let name: String

  init(named given: String, _ options: Render.Options) throws(CommandError) {
    let match = try Self.match(given, paths: Array(options.words.dropFirst()))
    let locale = options.locale ?? match.project.sourceLanguage
    let label = match.label
    name = label.name
    guard let text = label.texts.first(where: { $0.locale == locale })?.text else {
      throw .failed(["\(label.id) has no text in '\(locale)'"])
    }
    guard let library = match.project.fonts else { throw .failed(match.project.failures) }
    let category = try Self.category(options.measured.category)
    let spec = try Self.spec(of: label, on: options.device)
    do throws(CopyfitError) {
      drawing = try RenderedText.drawing(of: text, locale, spec, category, library)
    } catch {
      throw .failed([error.description])
    }
  }

  private static func match(
    _ name: String, paths: [String]
  ) throws(CommandError) -> LabelSearch.Match {
    let projects: [InspectedProject]
    do throws(AuditError) {
      projects = try Audit(
        AuditOptions(paths: paths, cacheDirectory: Machine.cacheDirectory(isWanted: true))
      ).inspect()
    } catch {
      throw .failed(error.messages)
    }
    let found = LabelSearch(projects).labels(named: name)
    guard let first = found.matches.first else {
      let hints = found.suggestions.map { "did you mean '\($0)'?" }
      throw .failed(["no label is called '\(name)'"] + hints)
    }
    guard found.matches.count == 1 else {
      throw .failed(
        ["several labels are called '\(name)'; name one:"] + found.matches.map(\.label.id))
    }
    return first
  }

  private static func category(_ list: CategoryList?) throws(CommandError) -> ContentSizeCategory {
    let categories = list?.categories ?? [.large]
    guard categories.count == 1, let category = categories.first else {
      throw .failed(["one size is drawn at a time; give one with --category"])
    }
    return category
  }

  private static func spec(
    of label: InspectedLabel, on devices: [Device]?
  ) throws(CommandError) -> LabelSpec {
    guard let wanted = devices?.first else { return label.frames.first?.spec ?? label.spec }
    guard let frame = label.frames.first(where: { $0.device == wanted }) else {
      throw .failed(["\(label.id) is not checked on that screen"])
    }
    return frame.spec
  }
}
