/// A stretch of text in one script.
public struct ScriptRun: Hashable, Sendable {
  /// The end of the run, in UTF-16 units.
  public var end: Int
  /// The run's script; `common` if no character has a script of its own.
  public var script: Script

  /// Creates a run that ends at an offset.
  public init(end: Int, script: Script) {
    self.end = end
    self.script = script
  }
}

/// Divides paragraphs into runs of one script by UAX #24.
///
/// Common and inherited characters belong to the text before them, at the start to the text after; a closing bracket
/// belongs to its opening bracket. Han, Hiragana and Katakana count as one script, named by whichever comes first,
/// because fonts kern across them.
public struct ScriptRunFinder: ~Copyable {
  /// An open bracket, and the script of the text around it.
  private struct Bracket {
    var closing: UInt32
    var script: ScriptNumber
  }

  /// The maximum number of open brackets, as in UAX #9, BD16.
  private static let deepestBracket = 63

  private var brackets: [Bracket] = []
  private var current = ScriptNumber.common
  private var lastNumber = ScriptNumber.common
  private var lastName = Script.common
  /// The cached properties, for callers that need the same characters.
  public var characters = CharacterTable()

  /// Creates a finder, which can be used for many paragraphs.
  public init() {}

  /// Appends the runs of a paragraph.
  ///
  /// - Complexity: O(*n*), where *n* is the number of units in `text`.
  public mutating func appendRuns(in text: Span<UInt16>, to runs: inout [ScriptRun]) {
    brackets.removeAll(keepingCapacity: true)
    current = .common
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      if characters.properties(of: scalar).goesWith(current) {
        offset += UTF16.width(scalar)
        continue
      }
      let script = resolve(scalar)
      if script != .common && !isOne(script, current) {
        if current == .common { resolveOpenBrackets(to: script) } else { close(offset, &runs) }
        current = script
      }
      offset += UTF16.width(scalar)
    }
    if !text.isEmpty { close(text.count, &runs) }
  }

  private mutating func close(_ end: Int, _ runs: inout [ScriptRun]) {
    runs.append(ScriptRun(end: end, script: name(current)))
  }

  /// The script that a character requires; `common` if it belongs to the text before it.
  @inline(never)
  private mutating func resolve(_ scalar: Unicode.Scalar) -> ScriptNumber {
    let properties = characters.properties(of: scalar)
    if properties.opensBracket {
      open(scalar)
    } else if properties.closesBracket {
      return closing(scalar)
    }
    let script = properties.scriptNumber
    return script == .inherited ? .common : script
  }

  private mutating func open(_ scalar: Unicode.Scalar) {
    guard brackets.count < Self.deepestBracket else { return }
    brackets.append(Bracket(closing: pairedBracket(scalar), script: current))
  }

  /// The script of the text around the bracket that is closed.
  private mutating func closing(_ scalar: Unicode.Scalar) -> ScriptNumber {
    guard let index = brackets.lastIndex(where: { $0.closing == scalar.value }) else {
      return .common
    }
    let script = brackets[index].script
    brackets.removeSubrange(index...)
    return script
  }

  private mutating func resolveOpenBrackets(to script: ScriptNumber) {
    for index in brackets.indices { brackets[index].script = script }
  }

  private func isOne(_ left: ScriptNumber, _ right: ScriptNumber) -> Bool {
    left == right || (left.isJapanese && right.isJapanese)
  }

  private mutating func name(_ number: ScriptNumber) -> Script {
    if number == .latin { return .latin }
    if number != lastNumber { (lastNumber, lastName) = (number, number.script) }
    return lastName
  }
}

extension CharacterProperties {
  /// Whether the character continues a run of a script.
  @inline(__always)
  fileprivate func goesWith(_ script: ScriptNumber) -> Bool {
    let number = scriptNumber
    return (number == script || number == .common || number == .inherited)
      && !opensBracket && !closesBracket
  }
}

extension ScriptNumber {
  fileprivate var isJapanese: Bool { self == .han || self == .hiragana || self == .katakana }
}

extension Span<UInt16> {
  /// The character at an offset; an unpaired surrogate is U+FFFD.
  @inlinable
  public func scalar(at offset: Int) -> Unicode.Scalar {
    let unit = self[offset]
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), offset + 1 < count, UTF16.isTrailSurrogate(self[offset + 1])
    else { return "\u{FFFD}" }
    return UTF16.decode(UTF16.EncodedScalar([unit, self[offset + 1]]))
  }
}
