/// The page's script and style: the files in `Page`, which SwiftPM writes into the program.
///
/// The script only ever puts texts of an app into the page as text.
enum HTMLFiles {
  static var style: String { text(PackageResources.page_css) }

  /// All files of the script as one function, in the order in which they need each other.
  static var script: String {
    let files = [
      PackageResources.filters_js, PackageResources.drawing_js, PackageResources.cards_js,
      PackageResources.page_js,
    ]
    return "\"use strict\";\n(() => {\n\(files.map(text).joined())})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
