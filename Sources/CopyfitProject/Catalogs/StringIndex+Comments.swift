package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitSourceText
package import CopyfitUnicode

extension StringIndex {
  /// The comments in catalogs that accept findings, in the order of the tables.
  ///
  /// A comment in the source language applies to all languages, any other one to its own.
  package func directedComments(sourceLanguage: LocaleIdentifier) -> [DirectedComment] {
    var comments: [DirectedComment] = []
    for table in tables {
      table.forEachEntry { locale, file, entry in
        guard let comment = entry.comment else { return }
        let directives = CommentDirective.all(in: comment)
        guard !directives.isEmpty else { return }
        comments.append(
          DirectedComment(
            place: DirectedComment.Place(
              bundle: table.identity.bundle, table: table.identity.table, key: entry.key),
            locale: locale, location: SourceLocation(file: file.file, position: entry.position),
            directives: directives, isSource: locale == sourceLanguage))
      }
    }
    return comments
  }
}
