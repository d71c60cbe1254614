import CopyfitUnicode
import Testing

@testable import CopyfitCatalogs

@Suite struct CatalogPathFormatTests {
  @Test(
    arguments: [
      ("App/de.xliff", "App", "de", "de"),
      ("l10n/pt-BR/focus.xliff", "l10n", "focus", "pt-BR"),
      ("l10n/src/focus.xliff", "l10n/src", "focus", nil),
      ("res/values/strings.xml", "res", "strings", nil),
      ("res/values-de/strings.xml", "res", "strings", "de"),
      ("res/values-pt-rBR/strings.xml", "res", "strings", "pt-BR"),
      ("res/values-es-r419/strings.xml", "res", "strings", "es-419"),
      ("res/values-b+sr+Latn/strings.xml", "res", "strings", "sr-Latn"),
      ("res/values-b+es+419/arrays.xml", "res", "arrays", "es-419"),
      ("res/values-iw/strings.xml", "res", "strings", "he"),
      ("res/values-kmr/strings.xml", "res", "strings", "kmr"),
      ("res/values-in/strings.xml", "res", "strings", "id"),
      ("res/values-ar-ldrtl/strings.xml", "res", "strings", "ar"),
      ("res/values-ldrtl/strings.xml", "res", "strings-ldrtl", nil),
      ("res/values-night/strings.xml", "res", "strings-night", nil),
      ("res/values-car/strings.xml", "res", "strings-car", nil),
      ("res/values-mcc310-en-rUS-sw600dp/strings.xml", "res", "strings-mcc310-sw600dp", "en-US"),
      ("po/de.po", "", "po", "de"),
      ("po/zh_TW.po", "", "po", "zh-TW"),
      ("po/app.de.po", "po", "app", "de"),
      ("po/sr@latin.po", "", "po", "sr-Latn"), ("po/ca@valencia.po", "", "po", "ca-valencia"),
      ("po/app.sr@latin.po", "po", "app", "sr-Latn"), ("po/icon@2x.po", "po", "icon@2x", nil),
      ("locale/sr@latin/LC_MESSAGES/app.mo", "locale", "app", "sr-Latn"),
      ("locale/de_AT/LC_MESSAGES/app.mo", "locale", "app", "de-AT"),
      ("lib/l10n/app_en.arb", "lib/l10n", "app", "en"),
      ("lib/l10n/app_zh_Hant_HK.arb", "lib/l10n", "app", "zh-Hant-HK"),
      ("web/locales/de/common.json", "web/locales", "common", "de"),
      ("web/locales/de-AT.json", "web", "locales", "de-AT"),
      ("web/locales/common.fr.json", "web/locales", "common", "fr"),
      ("de.json", "", "json", "de"), ("en.json", "", "json", "en"), ("pl.po", "", "po", "pl"),
      ("web/src/common.json", "web/src", "common", nil),
      ("i18n/messages.properties", "i18n", "messages", nil),
      ("i18n/messages_de_AT.properties", "i18n", "messages", "de-AT"),
      ("i18n/messages_zh_Hans_CN.properties", "i18n", "messages", "zh-Hans-CN"),
      ("i18n/user_messages.properties", "i18n", "user_messages", nil),
      ("i18n/new.properties", "i18n", "new", nil),
      ("i18n/new_pt_BR.properties", "i18n", "new", "pt-BR"),
      ("i18n/search-bar.properties", "i18n", "search-bar", nil),
      ("i18n/search-bar_sv_SE.properties", "i18n", "search-bar", "sv-SE"),
      ("i18n/pt_BR.properties", "", "i18n", "pt-BR"),
      ("fr.lproj/App.de.strings", "", "App.de", "fr"),
      ("App/translations/de.strings", "App", "translations", "de"),
      ("translations/pt-BR.stringsdict", "", "translations", "pt-BR"),
      ("fr.lproj/de.strings", "", "de", "fr"), ("de.strings", "", "de", nil),
      ("App/App.strings", "App", "App", nil), ("App/de.xcstrings", "App", "de", nil),
      ("Texts/texts.csv", "Texts", "texts", nil),
      ("Texts/texts-nl.tsv", "Texts", "texts", "nl"),
    ] as [(String, String, String, String?)])
  func saysWhereAFileBelongs(_ path: String, bundle: String, table: String, locale: String?) {
    let path = CatalogPath(path)
    #expect(path.bundle == bundle)
    #expect(path.table == table)
    #expect(path.locale?.tag == locale)
  }

  @Test(arguments: [
    ("App/de.xliff", true), ("po/de.po", true), ("l10n/app_de.arb", true),
    ("res/values-de/strings.xml", true), ("res/values/colors.xml", false),
    ("res/values-de/01-core.xml", true), ("res/values/ic_launcher_background.xml", false),
    ("res/values/colors_night.xml", false), ("app/values/core.xml", false),
    ("Config/strings.xml", false), ("Assets.xcassets/Contents.json", false),
    ("gradle.properties", false), ("data.csv", false), ("app.mo", false),
  ])
  func tellsCatalogsFromOtherFiles(_ path: String, isUnmistakable: Bool) {
    #expect(CatalogFormat(path)?.isUnmistakable(path) == isUnmistakable)
  }

  @Test(arguments: ["AndroidManifest.xml", "a.strings", "a.xcstrings", "README", "json", "a/po"])
  func othersAreNoneOfTheFormats(_ path: String) {
    #expect(CatalogFormat(path) == nil)
  }
}
