/// The origin of a limit of a label's frame.
public enum LimitOrigin: String, Sendable, Hashable {
  case constraint, canvas, configured, catalog, system, undecided
}
