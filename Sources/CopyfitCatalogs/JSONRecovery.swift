/// Counts the texts of a catalog in JSON that is broken.
///
/// Brackets may be missing, so how deep a text stands proves little.
enum JSONRecovery {
  /// How many texts messages of web apps seem to have: values that are text, or what FormatJS shows of each.
  static func messages(in utf8: [UInt8]) -> Int {
    var (texts, messages) = (0, 0)
    JSONTokens.forEach(in: utf8) { token in
      switch token {
      case .name("defaultMessage"): messages += 1
      case .text: texts += 1
      default: break
      }
    }
    return messages > 0 ? messages : texts
  }

  /// How many texts an Application Resource Bundle seems to have: those whose names do not start with `@`, and
  /// that do not stand in what does.
  static func resources(in utf8: [UInt8]) -> Int {
    var count = 0
    /// How deep in what is said of a text; `nil` outside.
    var depth: Int?
    JSONTokens.forEach(in: utf8) { token in
      switch token {
      case .name(let name): if name.hasPrefix("@") { depth = 0 }
      case .open: depth = depth.map { $0 + 1 }
      case .close: depth = depth.flatMap { $0 > 1 ? $0 - 1 : nil }
      case .text:
        if depth == nil { count += 1 }
        if depth == 0 { depth = nil }
      }
    }
    return count
  }
}
