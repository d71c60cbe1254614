internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels

extension FindingFactory {
  /// Creates a finding about a label.
  ///
  /// Its severity is the highest of its locales, or else the rule's.
  func make(
    _ rule: Rule, on label: AuditLabel, _ message: String, locales: [LocaleFinding] = []
  ) -> Finding {
    var finding = make(
      rule, on: Subject(label.id, key: label.fingerprintKey), message, at: label.source,
      locales: locales)
    (finding.id, finding.key) = (label.id, label.key)
    (finding.name, finding.opening) = (label.name, label.model.opening)
    finding.element = label.model.element.noun
    finding.isLaidOutBySystem = label.model.isLaidOutBySystem
    finding.bundle = label.table.bundle
    finding.table = label.table.table
    finding.document = label.model.document
    finding.scene = label.model.scene
    finding.allowedLines = label.spec.lines
    finding.frames = label.model.rooms.map(Finding.Frame.init)
    return finding
  }
}

extension Finding.Font {
  /// The font in which a label is measured.
  init(of label: AuditLabel, _ resolution: FontResolution, scale: TypeScale) {
    self.init(
      postScriptName: resolution.postScriptName,
      size: label.spec.descriptor.pointSize(at: .large, scale: scale), scales: label.scales,
      standIn: resolution.isStandIn)
    scalesByAssumption = label.isScaledByAssumption
  }
}
