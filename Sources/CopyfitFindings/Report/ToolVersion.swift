/// The version of Copyfit itself.
public enum ToolVersion {
  /// The version in reports and in the output of `--version`, by semantic versioning.
  public static let current = "0.1.0"
}
