internal import Synchronization

/// The faces that were opened, each once.
final class FaceCache: Sendable {
  private struct Key: Hashable {
    let path: String
    let index: Int
    let variations: [FontVariation]
  }

  private struct State {
    var files: [String: FontFile] = [:]
    var faces: [Key: FontFace?] = [:]
    /// Whether FreeType accepts a face; absent where it was not asked.
    var isAccepted: [Key: Bool] = [:]
  }

  private let state = Mutex(State())

  /// A face that FreeType accepts, or `nil` where it cannot be opened.
  func face(_ summary: FontFaceSummary, _ variations: [FontVariation]) -> FontFace? {
    let key = Key(path: summary.path, index: summary.index, variations: variations)
    return state.withLock { state in
      guard let face = Self.unchecked(key, in: &state) else { return nil }
      let isAccepted = state.isAccepted[key] ?? ((try? face.checkWithFreeType()) != nil)
      state.isAccepted[key] = isAccepted
      return isAccepted ? face : nil
    }
  }

  /// A face of which only the tables were read: enough to ask for its characters.
  func probe(_ summary: FontFaceSummary, _ variations: [FontVariation]) -> FontFace? {
    let key = Key(path: summary.path, index: summary.index, variations: variations)
    return state.withLock { Self.unchecked(key, in: &$0) }
  }

  private static func unchecked(_ key: Key, in state: inout State) -> FontFace? {
    if let known = state.faces[key] { return known }
    let face: FontFace?
    do throws(FontError) {
      let file: FontFile
      if let known = state.files[key.path] {
        file = known
      } else {
        file = try FontFile(path: key.path)
        state.files[key.path] = file
      }
      face = try FontFace(file: file, index: key.index, variations: key.variations)
    } catch {
      // The catalog has named the file among its problems; a file that broke since is left out.
      face = nil
    }
    state.faces[key] = .some(face)
    return face
  }
}
