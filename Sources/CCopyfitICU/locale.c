#include "CCopyfitICU.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

const char *copyfit_icu_error_name(int32_t status) { return u_errorName((UErrorCode)status); }

const char *copyfit_icu_version(void) { return U_ICU_VERSION; }

const char *copyfit_icu_unicode_version(void) { return U_UNICODE_VERSION; }

int32_t copyfit_icu_language_tag(const char *identifier, char *tag, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(identifier, tag, capacity, /* strict */ 0, &status);
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING ? -1 : length;
}

int32_t copyfit_icu_add_likely_subtags(const char *tag, char *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &status);
  char maximized[ULOC_FULLNAME_CAPACITY];
  uloc_addLikelySubtags(locale, maximized, sizeof maximized, &status);
  int32_t length = uloc_toLanguageTag(maximized, result, capacity, /* strict */ 0, &status);
  return U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING ? -1 : length;
}

int32_t copyfit_icu_knows_language(const char *language) {
  return uloc_getISO3Language(language)[0] != 0;
}
