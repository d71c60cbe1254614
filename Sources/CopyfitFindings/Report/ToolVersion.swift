/// The version of Copyfit itself.
public enum ToolVersion {
  /// The version that reports name and `--version` prints, by semantic versioning.
  public static let current = "0.1.0"
}
