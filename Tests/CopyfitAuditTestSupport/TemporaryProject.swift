package import CopyfitAudit
package import CopyfitFindings
package import CopyfitInspection
internal import CopyfitLabels
internal import Foundation

/// A small project in a temporary folder, which is removed when the test ends.
package final class TemporaryProject {
  package let path: String

  /// - Parameter files: The files' contents by their paths; with the prefix `->`, a link to the rest.
  package init(_ files: [String: String]) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-audit-\(UUID().uuidString)")
    path = root.path
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if content.hasPrefix("->") {
        try FileManager.default.createSymbolicLink(
          atPath: file.path, withDestinationPath: String(content.dropFirst(2)))
        continue
      }
      try Data(content.utf8).write(to: file)
    }
  }

  /// The project with its labels as `labels.json`, without its documents, its sources, and `labels` and `elements` of
  /// its configuration.
  package func byItsLabels() throws -> TemporaryProject { try Self.byLabels(ofProject: path) }

  /// A project with its labels as `labels.json`.
  package static func byLabels(ofProject path: String) throws -> TemporaryProject {
    let labels = try Audit(AuditOptions(paths: [path])).inspect().map {
      LabelList($0).document.json
    }
    var files = ["labels.json": labels.first ?? ""]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path)
    where name != "labels.json" && name.contains(".")
      && ![".storyboard", ".xib", ".swift"].contains(where: name.hasSuffix)
    {
      guard let bytes = FileManager.default.contents(atPath: path + "/" + name) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      files[name] = name == "copyfit.yml" ? withoutLabels(text) : text
    }
    return try TemporaryProject(files)
  }

  /// A configuration without the sections `labels` and `elements`.
  private static func withoutLabels(_ configuration: String) -> String {
    var isLeftOut = false
    return configuration.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.first.map({ !" #-".contains($0) }) ?? false {
        isLeftOut = line.hasPrefix("labels:") || line.hasPrefix("elements:")
      }
      return !isLeftOut
    }.joined(separator: "\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Audits the project; only paths other than its own come from the caller.
  package func audit(_ options: AuditOptions = AuditOptions()) throws(AuditError) -> AuditReport {
    try check(options).report
  }

  /// Audits the project, and returns the baselines to write; without a folder of caches, it has that of all tests.
  package func check(_ options: AuditOptions = AuditOptions()) throws(AuditError) -> CheckedAudit {
    var options = options
    if options.paths == ["."] { options.paths = [path] }
    options.cacheDirectory = options.cacheDirectory ?? TestCaches.folder
    return try Audit(options).check()
  }
}

/// A storyboard with labels on a screen of 375 points.
package struct StoryboardText {
  /// The labels as XML, from `label(…)`.
  package var labels: [String]

  /// Creates a screen with labels, from top to bottom.
  package init(labels: [String]) { self.labels = labels }

  /// A label between two fixed edges, in the system font at 17 points by default.
  package static func label(
    _ id: String, _ text: String, width: Double = 200, lines: Int = 1,
    font: String = #"type="system" pointSize="17""#, attributes: String = "",
    constraint: Bool = true
  ) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" \
    lineBreakMode="tailTruncation" numberOfLines="\(lines)" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="\(constraint ? "NO" : "YES")" id="\(id)" \(attributes)>
    <rect key="frame" x="16" y="100" width="\(width)" height="21"/>
    \(constraint ? "" : #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#)
    <fontDescription key="fontDescription" \(font)/>
    \(constraint ? #"<constraints><constraint firstAttribute="width" constant="\#(width)" id="w\#(id)"/></constraints>"# : "")
    </label>
    """
  }

  package var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc1-aa-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s01-aa-001"><objects>
    <viewController storyboardIdentifier="Checkout" id="vc1-aa-001" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="vw1-aa-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    \(labels.joined(separator: "\n"))
    </subviews>
    </view></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-aa-001" sceneMemberID="firstResponder"/>
    </objects></scene></scenes>
    </document>
    """
  }
}
