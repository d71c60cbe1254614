/// The page's script and style: the files in `Page`, which SwiftPM embeds in the program.
///
/// The script inserts an app's texts into the page only as text.
enum HTMLFiles {
  static var style: String { text(PackageResources.page_css) }

  /// All files of the script as one function, in the order of their dependencies.
  static var script: String {
    let files = [
      PackageResources.filters_js, PackageResources.drawing_js, PackageResources.cards_js,
      PackageResources.page_js,
    ]
    return "\"use strict\";\n(() => {\n\(files.map(text).joined())})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
