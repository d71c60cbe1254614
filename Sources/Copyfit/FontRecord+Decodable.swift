extension FontRecord: Decodable {
  private enum CodingKeys: CodingKey {
    case role, postScriptName, version, sha256, standIn, notes, deviation
  }

  /// Decodes a record of the JSON report.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      role: try values.decode(Role.self, forKey: .role),
      postScriptName: try values.decode(String.self, forKey: .postScriptName),
      version: try values.decode(String.self, forKey: .version),
      sha256: try values.decode(String.self, forKey: .sha256),
      standIn: try values.decode(Bool.self, forKey: .standIn),
      notes: try values.decodeIfPresent([String].self, forKey: .notes) ?? [],
      deviation: try values.decodeIfPresent(FontDeviation.self, forKey: .deviation))
  }
}

extension FontDeviation: Decodable {
  private enum CodingKeys: CodingKey { case assumed, measured }

  private struct Assumed: Decodable {
    var least: Double
    var largest: Double
  }

  /// Decodes a deviation of the JSON report, whose margins are in percent.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let margins = try values.decodeIfPresent(Assumed.self, forKey: .assumed)
    guard margins.map({ $0.least <= $0.largest }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .assumed, in: values,
        debugDescription: "expected a largest margin of 'least' or more")
    }
    self.init(
      assumed: margins.map { $0.least / 100...$0.largest / 100 },
      measured: try values.decode([FontCalibration.Entry].self, forKey: .measured))
  }
}

extension FontCalibration.Entry: Decodable {
  private enum CodingKeys: CodingKey {
    case font, design, weight, italic, sizes, factor, margin, labels, source
  }

  /// Decodes an entry of the JSON report, whose margin is in percent.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name = try values.decode(String.self, forKey: .font)
    let design = try values.decodeIfPresent(FontDesign.self, forKey: .design)
    let sizes = try values.decode(ClosedRange<Double>.self, forKey: .sizes)
    self.init(
      FontCalibration.Target(
        design.map { .system($0) } ?? .substituted(name),
        weight: try values.decodeIfPresent(Int.self, forKey: .weight).map(FontWeight.init),
        isItalic: try values.decode(Bool.self, forKey: .italic)),
      sizes: sizes, factor: try values.decode(Double.self, forKey: .factor),
      margin: try values.decode(Double.self, forKey: .margin) / 100,
      texts: try values.decodeIfPresent(Int.self, forKey: .labels),
      source: try values.decodeIfPresent(String.self, forKey: .source))
  }
}
