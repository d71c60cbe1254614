/// Joins the parts of one table from several files.
///
/// The passes run in this order, because each needs the results of the earlier ones:
/// 1. `PluralGroups`: keys such as `item_few` become forms of `item`. The later passes compare whole texts.
/// 2. `MessageBraces`: all languages of a key are read with the same braces.
/// 3. `AndroidNames`: plurals that share a name with a text get their own key, so that references are unambiguous.
/// 4. `AndroidAliases`: references are replaced by their texts, across files and languages.
/// 5. `GettextTemplates`: a template replaces the source texts that its catalogs repeat.
/// 6. `GettextFormats`: all catalogs of a message are read with the same format.
/// 7. `FlutterEscaping`: apostrophes quote text if the project says so. Keys and texts are final by now.
///
/// The checks come last and change no text.
package struct CatalogLinker: Sendable {
  /// The `.arb` files in which an apostrophe starts quoted text, relative to the project.
  package var escapedFiles: Set<String>
  /// The keys of texts that Android's build makes.
  package var builtKeys: Set<String>

  /// Creates a linker.
  ///
  /// - Parameters:
  ///   - escapedFiles: The `.arb` files in which an apostrophe starts quoted text.
  ///   - builtKeys: The keys of texts that Android's build makes.
  package init(escapedFiles: Set<String> = [], builtKeys: Set<String> = []) {
    (self.escapedFiles, self.builtKeys) = (escapedFiles, builtKeys)
  }

  /// Joins the texts of catalogs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries and references.
  package func link(_ catalogs: inout Catalogs) {
    KeysBeyondLimits.remove(from: &catalogs)
    PluralGroups.join(&catalogs)
    MessageBraces.join(&catalogs)
    AndroidNames.separate(&catalogs)
    if let aliases = AndroidAliases.join(&catalogs, builtKeys: builtKeys) {
      AndroidAdditions.add(aliases, to: &catalogs)
    }
    GettextTemplates.join(&catalogs)
    GettextFormats.join(&catalogs)
    FlutterEscaping.apply(to: &catalogs, escapedFiles: escapedFiles)
  }

  /// Reports tables that both a String Catalog and older files define, both Apple's and other formats, or two files of one
  /// format in one language.
  package func checkCompetingTables(_ catalogs: inout Catalogs) {
    CompetingTables.check(&catalogs)
    CompetingFormats.check(&catalogs)
    CompetingFiles.check(&catalogs)
    AndroidDuplicates.check(&catalogs)
  }

  /// Reports texts in exchange files whose original is not a file of the app.
  ///
  /// - Parameter documents: The paths of the app's storyboards and xibs.
  package func checkExchangedTables(_ catalogs: inout Catalogs, documents: [String]) {
    ExchangedTables.check(&catalogs, documents: documents)
  }
}
