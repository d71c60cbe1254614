internal import Copyfit
internal import CopyfitLabels
internal import CopyfitSourceText
package import CopyfitUnicode

/// A text in one locale and one font with all of its labels.
///
/// It is prepared once.
package struct MeasuringTask: Sendable {
  /// A label's text, by the indexes of the label and the text.
  struct Use: Hashable, Sendable {
    var label: Int
    var text: Int
    /// The indexes of the label's equal texts in other languages.
    var copies: [Int] = []

    /// The indexes of all texts with this measurement.
    var texts: [Int] { [text] + copies }
  }

  package var text: String
  package var locale: LocaleIdentifier
  package var boldText: Bool
  var uses: [Use] = []

  /// Creates a task without uses.
  package init(
    text: String, locale: LocaleIdentifier, boldText: Bool
  ) {
    self.text = text
    self.locale = locale
    self.boldText = boldText
  }

  /// The values on which a prepared text depends: all except sizes and rooms.
  private struct Key: Hashable {
    let text: ExactString
    let locale: LocaleIdentifier
    /// The number of the label's setting.
    let setting: Int
  }

  /// The values of a label on which a prepared text depends.
  private struct Setting: Hashable {
    let boldText: Bool
    let face: FaceRequest
    let preparation: TextPreparation

    init(_ spec: LabelSpec, boldText: Bool, in fonts: FontLibrary) {
      var spec = spec
      spec.boldText = boldText
      self.boldText = boldText
      face = fonts.faceRequest(for: spec)
      preparation = TextPreparation(spec)
    }
  }

  /// The tasks of all measured labels, in the order of the first use of their texts.
  static func all(
    for labels: [AuditLabel], boldText: [Bool], in fonts: FontLibrary
  ) -> [MeasuringTask] {
    var tasks: [MeasuringTask] = []
    let count = labels.reduce(0) { $0 + $1.texts.count }
    tasks.reserveCapacity(count)
    var known = [Key: Int](minimumCapacity: count)
    var settings: [Setting: Int] = [:]
    for (labelIndex, label) in labels.enumerated() where label.treatment == .measured {
      // The width in a row depends on the neighbours, which may be translated.
      let originals = label.sharesRow ? [:] : label.originals
      let copies =
        originals.isEmpty
        ? [:] : Dictionary(grouping: originals.keys.sorted()) { originals[$0] ?? $0 }
      let numbers = boldText.map { isBold in
        let setting = Setting(label.spec, boldText: isBold, in: fonts)
        let number = settings[setting] ?? settings.count
        settings[setting] = number
        return number
      }
      for (textIndex, text) in label.texts.enumerated()
      where text.obstacle == nil && originals[textIndex] == nil {
        for (isBold, setting) in zip(boldText, numbers) {
          let key = Key(text: ExactString(text.text), locale: text.locale, setting: setting)
          let index = { $0 }(&known[key, default: tasks.count])
          if index == tasks.count {
            tasks.append(MeasuringTask(text: text.text, locale: text.locale, boldText: isBold))
          }
          tasks[index].uses.append(
            Use(label: labelIndex, text: textIndex, copies: copies[textIndex] ?? []))
        }
      }
    }
    return tasks
  }
}
