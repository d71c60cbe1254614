#include "CLocaleText.h"

#include <stdio.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

enum { longest_text = 1024, longest_path = 256, deepest = 8 };

typedef struct {
  copyfit_text_taker take;
  void *context;
} taker;

static int32_t to_utf8(const UChar *units, int32_t count, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  u_strToUTF8(text, capacity, &length, units, count, &status);
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING ? 0 : length;
}

static void walk(UResourceBundle *bundle, const char *path, int depth, const taker *taker) {
  if (ures_getType(bundle) == URES_STRING) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    const UChar *units = ures_getString(bundle, &count, &status);
    char text[longest_text];
    if (U_SUCCESS(status) && to_utf8(units, count, text, sizeof text) > 0)
      taker->take(taker->context, path, text);
    return;
  }
  if (depth >= deepest) return;
  ures_resetIterator(bundle);
  while (ures_hasNext(bundle)) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *next = ures_getNextResource(bundle, NULL, &status);
    if (U_SUCCESS(status)) {
      const char *key = ures_getKey(next);
      char below[longest_path];
      snprintf(below, sizeof below, "%s%s%s", path, *path == 0 ? "" : "/", key == NULL ? "-" : key);
      walk(next, below, depth + 1, taker);
    }
    ures_close(next);
  }
}

int32_t copyfit_locale_texts(const char *tree, const char *locale, const char *key, copyfit_text_taker take,
                             void *context) {
  char name[64];
  snprintf(name, sizeof name, "%s-%s", U_ICUDATA_NAME, tree);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(*tree == 0 ? NULL : name, locale, &status);
  UResourceBundle *part = U_SUCCESS(status) ? ures_getByKey(bundle, key, NULL, &status) : NULL;
  taker taker = {take, context};
  if (U_SUCCESS(status)) walk(part, "", 0, &taker);
  if (part != NULL) ures_close(part);
  if (bundle != NULL) ures_close(bundle);
  return U_FAILURE(status) ? (int32_t)status : 0;
}

int32_t copyfit_locale_moment(const char *locale, double seconds, char *text, int32_t capacity) {
  static const UChar zone[] = u"Europe/Berlin";
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *format = udat_open(UDAT_FULL, UDAT_FULL, locale, zone, -1, NULL, 0, &status);
  if (U_FAILURE(status)) return 0;
  UChar units[longest_text];
  int32_t count = udat_format(format, seconds * 1000, units, longest_text, NULL, &status);
  udat_close(format);
  return U_FAILURE(status) ? 0 : to_utf8(units, count, text, capacity);
}
