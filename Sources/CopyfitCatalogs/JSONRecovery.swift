/// Counts the texts of a catalog in broken JSON.
///
/// Brackets may be missing, so the depth of a text proves little.
enum JSONRecovery {
  /// An estimate of the texts of a web app's messages: values that are text, or the text of each FormatJS message.
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

  /// An estimate of the texts of an Application Resource Bundle: those whose names do not start with `@`, outside of
  /// values whose names do.
  static func resources(in utf8: [UInt8]) -> Int {
    var count = 0
    /// The depth inside the metadata of a text; `nil` outside.
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
