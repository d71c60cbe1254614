internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Makes findings with what all findings of a project share.
struct FindingFactory: Sendable {
  let project: String
  let settings: AuditSettings

  /// A finding on a label; its severity is the highest of its locales, else the rule's.
  func make(
    _ rule: Rule, on label: AuditLabel, _ message: String, locales: [LocaleFinding] = []
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: locales.map(\.severity).max() ?? settings.severity(of: rule),
      message: message, fingerprint: Fingerprint.of(rule, id: label.id, key: label.key))
    finding.project = project
    finding.id = label.id
    finding.subject = label.id
    finding.name = label.name
    finding.element = label.control.noun
    finding.bundle = label.table.bundle
    finding.table = label.table.table
    finding.document = label.document
    finding.scene = label.scene
    finding.key = label.key
    finding.source = label.source
    finding.allowedLines = label.spec.lines
    finding.frames = label.frames.map(Finding.Frame.init)
    finding.locales = locales.sorted(by: LocaleFinding.precedes)
    return finding
  }

  /// A finding on something that is no label: a file, a key or a font.
  ///
  /// - Parameters:
  ///   - id: What the fingerprint names it by.
  ///   - aspect: What tells it from others of the same rule, identity and key.
  func make(
    _ rule: Rule, id: String, key: String? = nil, aspect: String? = nil, _ message: String,
    at source: SourceLocation?, locales: [LocaleFinding] = []
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: locales.map(\.severity).max() ?? settings.severity(of: rule),
      message: message, fingerprint: Fingerprint.of(rule, id: id, key: key, aspect: aspect))
    finding.project = project
    finding.subject = id
    finding.key = key
    finding.source = source
    finding.locales = locales.sorted(by: LocaleFinding.precedes)
    return finding
  }

  /// What a rule comes to in one locale, with the rule's own severity.
  func locale(
    _ locale: LocaleIdentifier, _ rule: Rule, id: String, key: String?, aspect: String? = nil
  ) -> LocaleFinding {
    LocaleFinding(
      locale: locale.tag,
      fingerprint: Fingerprint.of(
        rule, id: id, key: key, aspect: aspect, locale: locale.tag),
      severity: settings.severity(of: rule))
  }
}

extension Finding.Font {
  /// What a label is measured in.
  init(of label: AuditLabel, _ postScriptName: String, isStandIn: Bool, scale: TypeScale) {
    self.init(
      postScriptName: postScriptName,
      size: label.spec.descriptor.pointSize(at: .large, scale: scale), scales: label.scales,
      standIn: isStandIn)
    scalesByAssumption = label.isScaledByAssumption
  }
}

extension Finding.Frame {
  init(_ frame: AuditLabel.Frame) {
    self.init(
      device: frame.device, width: frame.width, height: frame.height,
      widthOrigin: frame.widthOrigin, heightOrigin: frame.heightOrigin)
  }
}
