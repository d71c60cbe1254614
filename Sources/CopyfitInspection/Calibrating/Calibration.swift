internal import Copyfit
internal import CopyfitAudit
internal import CopyfitFiles
public import CopyfitFindings
internal import CopyfitProject
internal import CopyfitSourceText

/// A comparison of label sizes on devices with the sizes computed here.
public struct Calibration: Sendable {
  let paths: [String]
  let cacheDirectory: String?
  let followsLinks: Bool

  /// - Parameters:
  ///   - paths: Files of labels (`copyfit.labels/1`) and folders of projects; empty for the working folder.
  ///   - cacheDirectory: The folder for the index of installed fonts; `nil` for none.
  ///   - followsLinks: Whether links out of a project's repository, or else out of its folder, are followed.
  public init(paths: [String], cacheDirectory: String? = nil, followsLinks: Bool = false) {
    self.paths = paths
    self.cacheDirectory = cacheDirectory
    self.followsLinks = followsLinks
  }

  /// Reads the labels and computes their sizes without `fonts.calibration`.
  ///
  /// - Throws: `AuditError` for files that cannot be read, and if there is nothing to compare.
  public func run() throws(AuditError) -> CalibrationReport {
    var samples = CalibrationSamples()
    var problems: [AuditError.Problem] = []
    for path in paths.isEmpty ? ["."] : paths {
      do throws(AuditError) { try add(path, to: &samples) } catch { problems += error.problems }
    }
    guard problems.isEmpty else { throw AuditError(problems) }
    let report = CalibrationReport(samples)
    guard !report.fonts.isEmpty else { throw nothing(report) }
    return report
  }

  private func add(_ path: String, to samples: inout CalibrationSamples) throws(AuditError) {
    guard SourceFolder.kind(of: path) == .file, path.lowercased().hasSuffix(".json") else {
      for files in try projects(at: path) { try add(files, to: &samples) }
      return
    }
    let folder = FilePath.parent(FilePath.absolute(path))
    let configuration = ProjectRoot.nearestConfiguration(
      from: folder, followsLinks: followsLinks)
    let root = configuration.map(FilePath.parent) ?? folder
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try SourceFile.bytes(
        of: path, within: .everywhere, limit: LabelFile.maximumSize)
    } catch {
      throw AuditError("\(path): cannot be read: \(error.message)")
    }
    let labels = try LabelFile(bytes, name: path).labels()
    for var files in try projects(at: root) {
      // Only sizes in this file are compared.
      files.configuration.labels = labels
      files.interfaceDocuments = []
      try add(files, to: &samples)
    }
  }

  private func projects(at path: String) throws(AuditError) -> [ProjectFiles] {
    try ProjectFiles.find(paths: [path], followsLinks: followsLinks)
  }

  private func add(
    _ files: ProjectFiles, to samples: inout CalibrationSamples
  ) throws(AuditError) {
    var files = files
    files.configuration.fonts.calibration = nil
    files.configuration.locales = nil
    files.configuration.pseudoLocales = []
    let reading = try ProjectReading(
      files, settings: AuditSettings(AuditOptions(), files.configuration),
      jobs: Parallel.processorCount, cacheDirectory: cacheDirectory)
    guard let library = reading.fonts.library, reading.fonts.failures.isEmpty else {
      throw AuditError(messages: reading.fonts.failures)
    }
    var collector = SampleCollector(library, reading)
    collector.addDeviceSizes(files.configuration.labels)
    collector.addDrawnSizes()
    samples.add(collector.finished())
  }

  private func nothing(_ report: CalibrationReport) -> AuditError {
    let reasons = report.leftOut.map { "\(Phrase.count($0.count, "size")): \($0.reason)" }
    return AuditError(
      messages: ["there is no size to compare with"] + reasons + [
        """
        have a test of the app write the sizes of labels into labels.json, such as "measured": \
        {"large": {"width": 64.5, "height": 20.5}} (see Documentation/Fonts.md), and name that file or its project
        """
      ])
  }
}
