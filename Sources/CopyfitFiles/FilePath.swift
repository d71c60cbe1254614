/// Paths as text: nothing here looks at the file system but for the working folder.
package enum FilePath {
  /// Where nothing can be: what a relative path means while there is no working folder.
  private static let nowhere = "/dev/null/nowhere"

  /// An absolute path without `.`, `..` and empty names.
  package static func absolute(_ path: String) -> String {
    var full = path
    if !path.hasPrefix("/") {
      guard let current = SourceFolder.current else { return nowhere }
      full = current + "/" + path
    }
    var names: [Substring] = []
    for name in full.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The folder that holds an absolute path; the root holds itself.
  package static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last name of a path.
  package static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// A name in a folder; the name alone where the folder is empty.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path that is meant from a folder: an absolute one stays as it is.
  package static func resolved(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : joined(folder, path)
  }

  /// An absolute path seen from an absolute folder, with `..` where it leads up; `.` for itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let (target, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(target, base).prefix { $0 == $1 }.count
    let names =
      Array(repeating: "..", count: base.count - common) + target[common...].map(String.init)
    return names.isEmpty ? "." : names.joined(separator: "/")
  }

  /// An absolute path below an absolute folder; empty for the folder itself, `nil` outside it.
  package static func below(_ folder: String, _ path: String) -> String? {
    let relative = relative(path, to: folder)
    if relative == "." { return "" }
    return relative == ".." || relative.hasPrefix("../") ? nil : relative
  }
}
