/// Operations on paths as text; only the working folder is read from the file system.
package enum FilePath {
  /// A path where nothing can exist, which replaces a missing working folder.
  private static let nowhere = "/dev/null/nowhere"

  /// An absolute path without `.`, `..` and empty names.
  package static func absolute(_ path: String) -> String {
    var full = path
    if !isAbsolute(path) {
      guard let current = WorkingFolder.path else { return nowhere }
      full = current + "/" + path
    }
    var found: [Name] = []
    for name in slices(of: full) where !name.elementsEqual(".".utf8) {
      if name.elementsEqual("..".utf8) { _ = found.popLast() } else { found.append(name) }
    }
    return "/" + text(found)
  }

  /// The folder that contains an absolute path; the root contains itself.
  package static func parent(_ path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash), end > path.startIndex else { return "/" }
    return String(path[..<end])
  }

  /// The last name of a path.
  package static func name(_ path: String) -> String {
    text(slices(of: path).suffix(1))
  }

  /// The names in a path; a slash separates names whatever follows it.
  package static func names(of path: String) -> [String] {
    slices(of: path).map { String(Substring($0)) }
  }

  /// Whether a path is a folder or is below it; both are absolute or relative to one folder, without `.` and `..`.
  package static func holds(_ folder: String, _ path: String) -> Bool {
    guard path.utf8.starts(with: folder.utf8) else { return false }
    return path.utf8.count == folder.utf8.count || folder.utf8.last == slash
      || path.utf8.dropFirst(folder.utf8.count).first == slash
  }

  /// A name in a folder; only the name if the folder is empty.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// A path relative to a folder; an absolute path remains unchanged.
  package static func resolved(_ path: String, in folder: String) -> String {
    isAbsolute(path) ? path : joined(folder, path)
  }

  /// The path from an absolute folder to an absolute path, with `..` for parents; `.` for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let (target, base) = (slices(of: path), slices(of: folder))
    let common = zip(target, base).prefix { $0.elementsEqual($1) }.count
    let up = Array(repeating: "..", count: base.count - common)
    let names = up + target[common...].map { String(Substring($0)) }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// The part of an absolute path below an absolute folder; empty for the folder itself, `nil` outside of it.
  package static func below(_ folder: String, _ path: String) -> String? {
    let (target, base) = (slices(of: path), slices(of: folder))
    guard target.count >= base.count, zip(target, base).allSatisfy({ $0.elementsEqual($1) }) else {
      return nil
    }
    let rest = target[base.count...]
    return rest.first?.elementsEqual("..".utf8) == true ? nil : text(rest)
  }
}

// MARK: - Names as bytes

extension FilePath {
  // The system splits paths by their bytes. A slash may form a character with the following scalars, and two names that
  // are equal as texts may belong to two files.
  private typealias Name = Substring.UTF8View

  private static let slash = UInt8(ascii: "/")

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  private static func slices(of path: String) -> [Name] { path.utf8.split(separator: slash) }

  private static func text(_ names: some Sequence<Name>) -> String {
    names.map { String(Substring($0)) }.joined(separator: "/")
  }
}
