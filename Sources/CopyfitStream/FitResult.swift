public import Copyfit
public import CopyfitDynamicType
internal import CopyfitUnicode

/// How the text of a request fits at one size.
public struct FitResult: Hashable, Sendable {
  /// The category, where the request asks for categories.
  public var category: ContentSizeCategory?
  /// The verdict with what was measured.
  public var fit: LabelFit
  /// What is drawn, where text is lost.
  public var visible: VisibleLabelText?
  /// Characters that no font had, in ascending order.
  public var missing: [Unicode.Scalar]
  /// Whether the text is shaped anew for each size.
  public var isPreparedPerSize = false
  /// The lines, where the request materialises them.
  public var lines: [LabelLine]?
}

extension JSONWriter {
  /// Appends a result with its fields in the contract's order.
  package mutating func write(_ result: FitResult) {
    write(raw: result.category.map { Self.openings[$0.rawValue] } ?? "{\"size\":")
    write(result.fit)
    if let visible = result.visible { write(visible) }
    if !result.missing.isEmpty {
      write(raw: ",\"missing\":")
      writeList(result.missing) { $0.write($1.codePointName) }
    }
    if result.isPreparedPerSize { write(raw: ",\"perSize\":true") }
    if result.fit.reachesLimit { write(raw: ",\"limitReached\":true") }
    if let lines = result.lines {
      write(raw: ",\"lines\":")
      writeList(lines) { $0.write($1) }
    }
    write(raw: "}")
  }

  /// How the result at each category begins: a stream writes it as often as any number.
  private static let openings = ContentSizeCategory.allCases.map {
    "{\"category\":\"\($0.name)\",\"size\":"
  }

  /// Appends what follows `"size":`.
  private mutating func write(_ fit: LabelFit) {
    write(fit.pointSize)
    write(raw: ",\"lineCount\":")
    write(fit.lineCount)
    write(raw: ",\"width\":")
    write(fit.width)
    write(raw: ",\"height\":")
    write(fit.height)
    write(raw: ",\"verdict\":\"")
    write(raw: fit.verdict.rawValue)
    write(raw: "\"")
    if let slack = fit.slack {
      write(raw: ",\"slack\":")
      write(slack)
    }
    if let certainty = fit.certainty {
      write(raw: ",\"certainty\":\"")
      write(raw: certainty.rawValue)
      write(raw: "\"")
    }
    if fit.verdict == .shrinks, let scale = fit.scale {
      write(raw: ",\"scale\":")
      write(scale)
    }
  }

  private mutating func write(_ visible: VisibleLabelText) {
    write(raw: ",\"visibleLines\":")
    write(visible.lines)
    write(raw: ",\"visibleText\":")
    write(visible.text)
    write(raw: ",\"hiddenCharacters\":")
    write(visible.hiddenCharacters)
  }

  private mutating func write(_ line: LabelLine) {
    write(raw: "{\"text\":")
    write(line.text)
    write(raw: ",\"width\":")
    write(line.width)
    write(raw: "}")
  }
}
