package import CopyfitCatalogs
package import CopyfitFindings
internal import CopyfitSourceText
package import CopyfitUnicode

extension StringIndex {
  /// The comments in catalogs that accept findings, in the order of the tables.
  ///
  /// A comment in the source language applies to all languages, any other comment only to its own.
  package func directedComments(sourceLanguage: LocaleIdentifier) -> [DirectedComment] {
    var comments: [DirectedComment] = []
    for table in tables {
      for place in table.lookup().places.all {
        guard let comment = table.parts[place.part].table.entries[place.entry].comment else {
          continue
        }
        let directives = CommentDirective.all(in: comment)
        guard !directives.isEmpty else { continue }
        let part = table.parts[place.part]
        let (locale, entry) = (part.locale, part.table.entries[place.entry])
        comments.append(
          DirectedComment(
            place: DirectedComment.Place(
              bundle: table.identity.bundle, table: table.identity.table, key: entry.key),
            locale: locale,
            location: SourceLocation(file: part.table.file, position: entry.position),
            directives: directives, isSource: locale == sourceLanguage))
      }
    }
    return comments
  }
}
