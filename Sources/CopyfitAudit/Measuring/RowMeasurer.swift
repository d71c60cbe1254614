internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

/// Measures the sizes of texts in rows: each text once for all its neighbours.
struct RowMeasurer: ~Copyable {
  /// The sizes of a label's texts, by locale and weight, then by category.
  struct Demands: Sendable {
    fileprivate struct Place: Hashable {
      var locale: LocaleIdentifier
      var boldText: Bool
    }

    fileprivate var all: [Place: [RowDemand]] = [:]

    /// The sizes of the texts in a language; without a translation, those of the source texts.
    func demands(
      in locale: LocaleIdentifier, source: LocaleIdentifier, boldText: Bool
    ) -> [RowDemand]? {
      all[Place(locale: locale, boldText: boldText)]
        ?? all[Place(locale: source, boldText: boldText)]
    }
  }

  private var fitter: LabelFitter
  private let settings: AuditSettings

  init(library: FontLibrary, settings: AuditSettings) {
    fitter = LabelFitter(fonts: library, wordCacheBytes: settings.wordCacheBytes)
    self.settings = settings
  }

  /// The sizes of a label's texts in all languages, at each category of the settings.
  mutating func demands(of label: AuditLabel) -> Demands {
    var demands = Demands()
    // Texts in another font are wider or narrower.
    if label.isLeftOut || label.model.unknown.contains(.font) { return demands }
    let emptied = Set(label.texts.filter { $0.filling == .emptied }.map(\.locale))
    for text in label.texts where text.obstacle != .neverShown && !text.isOnOtherDevice {
      for boldText in settings.boldText {
        let place = Demands.Place(locale: text.locale, boldText: boldText)
        var own = demand(of: text, in: label, boldText: boldText)
        // The value of a text that is only a number is unknown.
        if text.filling == .guessed, !emptied.contains(text.locale) {
          own = own.map { $0.union(.empty) }
        }
        let known = demands.all[place]
        demands.all[place] = known.map { zip($0, own).map { $0.union($1) } } ?? own
      }
    }
    return demands
  }

  private mutating func demand(
    of text: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> [RowDemand] {
    let unknown = settings.categories.map { _ in RowDemand.unknown }
    guard text.obstacle == nil, text.text.utf8.count <= MeasuringLimit.textLength else {
      return unknown
    }
    var spec = label.spec
    (spec.width, spec.height, spec.boldText) = (nil, nil, boldText)
    let shares = (scale: spec.minimumScaleFactor, size: spec.minimumFontSize)
    (spec.minimumScaleFactor, spec.minimumFontSize) = (nil, nil)
    guard let prepared = try? fitter.prepare(text.text, in: text.locale, for: spec),
      prepared.missing.isEmpty
    else { return unknown }
    // A text that may wrap may be compressed to any width.
    let wraps = spec.lines != 1
    let demands = settings.categories.map { category in
      let fit = fitter.fit(prepared, spec, at: label.dependsOnCategory ? category : .large)
      let margin = prepared.resolution.margin(atPointSize: fit.pointSize) ?? 0
      let share = max(shares.scale ?? 0, (shares.size ?? 0) / fit.pointSize)
      let least = fit.width * (1 - margin) * (share > 0 ? min(1, share) : 1)
      let most = text.filling == .exact ? fit.width * (1 + margin) : nil
      var stack = StackText(width: fit.width * (1 - margin), to: most, letter: 2 * fit.pointSize)
      if text.filling == .exact, share <= 0, spec.isCutBetweenLetters, text.hasSingleSpaces {
        stack.cutLoss = cutLoss(
          of: prepared, spec, margin, at: label.dependsOnCategory ? category : .large)
      }
      return RowDemand(width: .between(wraps ? 0 : least, most), stack: stack)
    }
    // The label's own measurement reports the failure.
    guard (try? fitter.checkShaping()) != nil else { return unknown }
    return demands
  }

  /// The maximum by which a text that is cut is narrower than its room, in points: its widest letter and a space, and at least the
  /// ellipsis, which is narrower than an em.
  ///
  /// - Parameter margin: The possible error of the widths of texts, as a fraction.
  private mutating func cutLoss(
    of text: borrowing PreparedLabelText, _ spec: LabelSpec, _ margin: Double,
    at category: ContentSizeCategory
  ) -> Double {
    var letters = spec
    // Each line has one letter.
    (letters.width, letters.lines) = (Self.noRoom, 0)
    let fit = fitter.fit(text, letters, at: category)
    let letter = fit.width * (1 + Self.letterMargins * margin)
    return max(fit.pointSize, letter + Self.spaceShare * fit.pointSize)
  }

  /// A width in points in which no two letters fit.
  private static let noRoom = 0.1
  /// The possible error of the width of a single letter, in those of texts: an assumption.
  private static let letterMargins = 5.0
  /// The maximum width of a space with its kerning, in parts of the font's size: that of fonts whose letters are
  /// squares.
  private static let spaceShare = 1.0
}

extension LabelSpec {
  /// Whether a text that does not fit is cut after as many letters as possible, at its full size.
  fileprivate var isCutBetweenLetters: Bool {
    lines == 1 && (mode == .tail || mode == .head) && !allowsTightening && letterSpacing == 0
  }
}

extension AuditLabel.Text {
  /// Whether it has no other space than single ones between its words.
  fileprivate var hasSingleSpaces: Bool {
    !text.contains("  ") && text.allSatisfy { $0 == " " || !$0.isWhitespace }
  }
}

extension RowDemand {
  /// The size of an empty text.
  fileprivate static let empty = RowDemand(
    width: .between(0, 0), stack: StackText(least: 0...0, natural: 0...0))
}

extension StackText {
  /// A pixel on a screen of scale 2, the smallest scale of iPhones and iPads: SwiftUI rounds the widths of texts up to pixels.
  private static let rounding = 0.5

  /// Creates the widths of a text on one line, in points.
  ///
  /// The widths of its lines are not assumed if it wraps or is cut: they are at most the offer, or a letter.
  ///
  /// - Parameters:
  ///   - most: The maximum on one line; `nil` if it is unknown.
  ///   - letter: The maximum width of a letter.
  fileprivate init(width: Double, to most: Double?, letter: Double) {
    let most = most.map { $0 + Self.rounding } ?? .infinity
    self.init(least: 0...min(letter, most), natural: min(width, most)...most)
  }
}
