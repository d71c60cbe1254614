internal import CopyfitFonts

extension FontLibrary {
  /// The maximum number of files and folders in all folders of fonts together that are searched.
  package static let maximumFolderEntries = FontFileFinder.maximumEntries
}
