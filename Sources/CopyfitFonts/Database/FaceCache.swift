internal import CopyfitDynamicType
internal import Synchronization

/// The faces that were opened, each once.
final class FaceCache: Sendable {
  private struct Key: Hashable {
    let path: String
    let index: Int
    let variations: [FontVariation]
  }

  private struct InstanceKey: Hashable {
    let file: ObjectIdentifier
    let index: Int
    let variations: [FontVariation]
    let features: [FontFeature]
  }

  private struct State {
    /// Shared instances of faces; each keeps its file, so that its key remains valid.
    var instances: [InstanceKey: FontFace] = [:]
    var files: [String: FontFile] = [:]
    var faces: [Key: Result<FontFace, FontError>] = [:]
    /// The same for faces that FreeType has checked, too.
    var checked: [Key: Result<FontFace, FontError>] = [:]
    /// The reasons why faces of the named folders were rejected.
    var problems: Set<FontError> = []
  }

  private let state = Mutex(State())

  /// The errors of requested faces of the named folders that could not be opened, by path and message.
  var problems: [FontError] {
    state.withLock(\.problems).sorted {
      $0.path != $1.path
        ? $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        : $0.message.utf8.lexicographicallyPrecedes($1.message.utf8)
    }
  }

  /// A face that FreeType accepts; `nil` if it cannot be opened, with the reason in `problems`.
  func face(_ summary: FontFaceSummary, _ variations: [FontVariation]) -> FontFace? {
    let key = Key(path: summary.path, index: summary.index, variations: variations)
    return state.withLock { state in
      let checked = state.checked[key] ?? Self.checked(Self.unchecked(key, in: &state))
      state.checked[key] = checked
      if case .failure(let problem) = checked, !summary.isInstalled {
        state.problems.insert(problem)
      }
      return try? checked.get()
    }
  }

  /// A face whose tables are read without FreeType: sufficient to find its characters.
  func probe(_ summary: FontFaceSummary, _ variations: [FontVariation]) -> FontFace? {
    let key = Key(path: summary.path, index: summary.index, variations: variations)
    return state.withLock { try? Self.unchecked(key, in: &$0).get() }
  }

  /// An instance of a face, created once.
  func instance(
    of face: FontFace, _ variations: [FontVariation], _ features: [FontFeature]
  ) throws(FontError) -> FontFace {
    let key = InstanceKey(
      file: ObjectIdentifier(face.file), index: face.index, variations: variations,
      features: features)
    let known = state.withLock { $0.instances[key] }
    if let known { return known }
    let made = try face.with(variations: variations, features: features)
    return state.withLock { state in
      let first = state.instances[key] ?? made
      state.instances[key] = first
      return first
    }
  }

  /// Forgets the instances of faces, also those that were found by name.
  func forgetInstances() {
    state.withLock { state in
      state.instances.removeAll()
      state.faces = state.faces.filter { $0.key.variations.isEmpty }
      state.checked = state.checked.filter { $0.key.variations.isEmpty }
    }
  }

  private static func checked(
    _ result: Result<FontFace, FontError>
  ) -> Result<FontFace, FontError> {
    result.flatMap { face in
      Result { () throws(FontError) in
        try face.checkWithFreeType()
        return face
      }
    }
  }

  private static func unchecked(
    _ key: Key, in state: inout State
  ) -> Result<FontFace, FontError> {
    if let known = state.faces[key] { return known }
    let result = Result { () throws(FontError) in
      let file: FontFile
      if let known = state.files[key.path] {
        file = known
      } else {
        file = try FontFile(path: key.path)
        state.files[key.path] = file
      }
      return try FontFace(file: file, index: key.index, variations: key.variations)
    }
    state.faces[key] = result
    return result
  }
}
