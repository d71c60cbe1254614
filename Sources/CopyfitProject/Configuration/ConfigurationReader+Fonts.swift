internal import CopyfitDynamicType
internal import CopyfitFiles
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// Reads the fonts of a project.
extension ConfigurationReader {
  static let fontKeys: [ConfigurationKey<Configuration.Fonts>] = [
    .init("directories") { reader, node, fonts in
      let directories = reader.list(node, of: "App/Fonts") ?? []
      var seen: Set<ExactString> = []
      fonts.directories = directories.compactMap { reader.path($0, "a folder") }
        .filter { seen.insert(ExactString(Self.withoutDots($0.value))).inserted }
    },
    .init("system") { reader, node, fonts in
      fonts.systemPosition = node.position
      fonts.system = .standIn
      reader.accept(.nothing, at: node)
      if node.isNull { return }
      guard let name = reader.text(node, "null, installed or a font file") else { return }
      fonts.system = name == "installed" ? .installed : .file(reader.inProject(name))
    },
    .init("styles") { $2.styles = $0.styles($1) },
    .init("substitutes") { reader, node, fonts in
      let own = reader.pairs(node, such: "{ Wanted-Regular: Inter-Regular }")
        .compactMap { pair -> Configuration.Substitute? in
          guard let name = reader.text(pair.value, "a font's name") else { return nil }
          return .init(name: pair.key, replacement: Located(name, at: pair.value.position))
        }
      fonts.substitutes = own.overriding(fonts.substitutes, by: \.name.value)
    },
    .init("helpers") { reader, node, fonts in
      let own = reader.pairs(node, such: "{ DesignSystem.body: body }")
        .compactMap { pair -> Configuration.Helper? in
          let (name, font) = (reader.helperName(pair.key), reader.font(pair.value))
          guard let name, let font else { return nil }
          return .init(name: name, font: font)
        }
      fonts.helpers = own.overriding(fonts.helpers, by: \.name.value)
    },
    .init("calibration") { $2.calibration = $0.calibration($1) ?? $2.calibration },
    .init("boldTextWeights") { reader, node, fonts in
      fonts.boldTextWeights = reader.boldTextWeights(node) ?? fonts.boldTextWeights
    },
    .init("platform") { reader, node, fonts in
      let known = Platform.allCases.map(\.rawValue)
      fonts.platform =
        reader.choice(node, "platform", known: known) { Platform(rawValue: $0) } ?? fonts.platform
    },
  ]

  /// A path without empty names and `.`, for comparing.
  private static func withoutDots(_ path: String) -> String {
    let names = FilePath.names(of: path).filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The name of a font in code.
  private mutating func helperName(_ key: Located<String>) -> Located<String>? {
    if let name = FontHelpers.name(written: key.value) { return Located(name, at: key.position) }
    report(
      "expected a font as code names it, such as DesignSystem.body or theme(.title), "
        + "found '\(key.value)'", at: key.position)
    return nil
  }

  private mutating func boldTextWeights(_ node: YAMLNode) -> BoldTextWeights? {
    let known = errors.count
    var rows: [FontWeight: FontWeight] = [:]
    for pair in pairs(node, such: "{ regular: semibold, semibold: heavy }") {
      let key = YAMLNode(
        content: .scalar(pair.key.value, isPlain: true), position: pair.key.position)
      guard let weight = self.weight(key), let bold = self.weight(pair.value) else { continue }
      if bold < weight {
        report("Bold Text makes no font lighter than '\(pair.key.value)'", at: pair.value.position)
      }
      if rows.updateValue(bold, forKey: weight) != nil {
        report("the weight '\(pair.key.value)' is given twice", at: pair.key.position)
      }
    }
    return errors.count == known ? BoldTextWeights(rows) : nil
  }

  /// The path of a style dictionary, or the dictionary itself.
  private mutating func styles(_ node: YAMLNode) -> Configuration.Styles? {
    switch node.content {
    case .scalar(let path, isPlain: _) where !node.isNull && !path.isEmpty:
      return .file(Located(inProject(path), at: node.position))
    case .mapping:
      var reader = StyleDictionaryReader(allowsOtherKeys: false)
      reader.read(StyleNode(node))
      for problem in reader.problems {
        report(problem.message, at: problem.position ?? node.position)
      }
      return .dictionary(reader.dictionary, positions: reader.positions)
    default:
      report(expected: "a style dictionary or the path of one", at: node)
      return nil
    }
  }
}

extension Array {
  /// The elements of a base without those of the same name, and then these; of these, the last one of each name.
  ///
  /// - Complexity: O(*n*) for *n* elements of both.
  fileprivate func overriding(_ base: [Element], by name: (Element) -> String) -> [Element] {
    var own: [Element] = []
    var names: Set<String> = []
    for element in reversed() where names.insert(name(element)).inserted { own.append(element) }
    return base.filter { !names.contains(name($0)) } + own.reversed()
  }
}
