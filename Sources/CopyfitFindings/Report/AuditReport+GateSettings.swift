public import CopyfitDynamicType

extension AuditReport.Gate {
  /// The settings by which the gate decides about a project, from its configuration and the caller's options.
  public struct Settings: Hashable, Sendable {
    /// The lowest severity that fails.
    public var failOn = FailureLevel.error
    /// The last category at which errors count as errors.
    public var through = ContentSizeCategory.accessibility5
    /// The number of new findings of a rule that are accepted.
    public var maximum: [Rule: Int] = [:]
    /// The minimum share of texts that must be decided, from 0 to 1; `nil` for none.
    public var minimumCoverage: Double?
    /// The severities of rules other than the default ones, except of rules that are off.
    public var severities: [Rule: Severity] = [:]
    /// The rules that are off.
    public var rulesOff: Set<Rule> = []
    /// The tags of the locales that were requested; `nil` for all.
    public var locales: [String]?
    /// The categories that are not checked, in ascending order.
    public var categoriesLeftOut: [ContentSizeCategory] = []

    /// Creates the settings of a check without a configuration or options.
    public init() {}
  }
}

extension AuditReport.Gate.Settings: Decodable {
  private enum CodingKeys: CodingKey {
    case failOn, through, maximum, minimumCoverage, rules, locales, categoriesLeftOut
  }

  /// Decodes settings of the JSON report.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    failOn = try values.decode(FailureLevel.self, forKey: .failOn)
    through = try values.decode(ContentSizeCategory.self, forKey: .through)
    minimumCoverage = try values.decode(Double?.self, forKey: .minimumCoverage)
    locales = try values.decode([String]?.self, forKey: .locales)
    categoriesLeftOut = try values.decode([ContentSizeCategory].self, forKey: .categoriesLeftOut)
    for (name, limit) in try values.decode([String: Int].self, forKey: .maximum) {
      maximum[try Self.rule(name, .maximum, in: values)] = limit
    }
    for (name, setting) in try values.decode([String: String].self, forKey: .rules) {
      let rule = try Self.rule(name, .rules, in: values)
      if setting == Self.off {
        rulesOff.insert(rule)
      } else if let severity = Severity(rawValue: setting) {
        severities[rule] = severity
      } else {
        throw DecodingError.dataCorruptedError(
          forKey: .rules, in: values, debugDescription: "'\(setting)' is not a severity")
      }
    }
  }

  private static func rule(
    _ name: String, _ key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>
  ) throws -> Rule {
    guard let rule = Rule(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: values, debugDescription: "'\(name)' is not a rule")
    }
    return rule
  }

  /// The setting of a rule that is off.
  package static let off = "off"
}
