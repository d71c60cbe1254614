/// Where a limit of a label's frame comes from.
public enum LimitOrigin: String, Sendable, Hashable {
  case constraint, canvas, configured, catalog, system, undecided
}
