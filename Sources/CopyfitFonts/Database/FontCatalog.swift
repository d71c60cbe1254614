internal import CopyfitFiles
internal import CopyfitDynamicType

/// The faces in some folders, indexed by name and family.
struct FontCatalog: Sendable {
  /// A face, or one of its named instances.
  struct NameMatch: Sendable {
    let face: FontFaceSummary
    let variations: [FontVariation]
  }

  let faces: [FontFaceSummary]
  let problems: [FontError]
  private let byFamily: [String: [Int]]

  /// Reads the names, metrics and characters of all faces in the named folders.
  init(directories: [String]) {
    self.init(directories: directories) { path throws(FontError) in
      try FontFaceSummary.faces(ofFile: path)
    }
  }

  /// Reads the faces in the machine's font folders; unchanged files in the index are not read again.
  ///
  /// - Parameter pinned: The folder of a pinned set; the families in it are taken only from there.
  init(
    installedIn directories: [String], pinnedIn pinned: String? = nil, indexFolder: String?,
    now: FileStatus.Time = .now
  ) {
    var indexer = FontIndexer(folder: indexFolder, now: now)
    self.init(directories: directories, pinnedIn: pinned) { path throws(FontError) in
      try indexer.faces(of: path)
    }
    indexer.save()
  }

  private init(
    directories: [String], pinnedIn pinned: String? = nil,
    read: (String) throws(FontError) -> (faces: [FontFaceSummary], problem: FontError?)
  ) {
    var finder = FontFileFinder()
    for directory in directories { finder.find(in: directory) }
    var faces: [FontFaceSummary] = []
    var problems = finder.problems
    for path in finder.files {
      do throws(FontError) {
        let file = try read(path)
        faces += file.faces
        if let problem = file.problem { problems.append(problem) }
      } catch {
        problems.append(error)
      }
    }
    if let pinned { Self.removeOthers(of: pinned + "/", from: &faces) }
    self.faces = faces
    self.problems = problems
    byFamily = Self.families(faces)
  }

  /// Removes the faces outside a folder whose families the folder has.
  private static func removeOthers(of folder: String, from faces: inout [FontFaceSummary]) {
    let families = Set(
      faces.lazy.filter { $0.path.hasPrefix(folder) }.map { $0.names.family.lowercased() })
    faces.removeAll {
      families.contains($0.names.family.lowercased()) && !$0.path.hasPrefix(folder)
    }
  }

  /// The faces of a family, by its typographic or its legacy name; letter case does not matter.
  func faces(ofFamily family: String) -> [FontFaceSummary] {
    (byFamily[family.lowercased()] ?? []).map { faces[$0] }
  }

  /// The faces with a PostScript name, a full name, or a family and style, the best match first.
  ///
  /// A match in the same letter case comes first; then the PostScript name, then the full name.
  func faces(named name: String) -> [NameMatch] {
    let wanted = name.lowercased()
    var ranked: [(rank: Int, match: NameMatch)] = []
    for face in faces {
      for candidate in Self.names(of: face) where candidate.text.lowercased() == wanted {
        let rank = candidate.kind.rawValue + (candidate.text == name ? 0 : 100)
        ranked.append((rank, NameMatch(face: face, variations: candidate.variations)))
      }
    }
    return ranked.sorted {
      $0.rank != $1.rank ? $0.rank < $1.rank : $0.match.face.isBefore($1.match.face)
    }.map(\.match)
  }

  private struct Name {
    /// The kinds of names, from the most to the least reliable.
    enum Kind: Int {
      case postScript, full, instance, style, legacyStyle
    }

    let kind: Kind
    let text: String
    var variations: [FontVariation] = []
  }

  private static func names(of face: FontFaceSummary) -> [Name] {
    let names = face.names
    // A variable file may be named like its family, so its name means all faces of the family.
    let whole = [
      Name(kind: .postScript, text: names.postScript), Name(kind: .full, text: names.full),
    ].filter { !face.traits.isVariable || $0.text.lowercased() != names.family.lowercased() }
    let own =
      whole + [
        Name(kind: .style, text: names.family + " " + names.style),
        Name(kind: .style, text: names.family + "-" + names.style),
        Name(kind: .legacyStyle, text: names.legacyFamily + " " + names.legacyStyle),
      ]
    let instances = face.namedInstances.flatMap { instance in
      [instance.postScript, names.family + " " + instance.style].map {
        Name(kind: .instance, text: $0, variations: instance.variations)
      }
    }
    return own + instances
  }

  private static func families(_ faces: [FontFaceSummary]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, face) in faces.enumerated() {
      let family = face.names.family.lowercased()
      let legacy = face.names.legacyFamily.lowercased()
      result[family, default: []].append(index)
      if legacy != family { result[legacy, default: []].append(index) }
    }
    return result
  }
}
