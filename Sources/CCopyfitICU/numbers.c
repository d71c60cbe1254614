#include "CCopyfitICU.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>

// A name that is no locale's has the root's rules and digits, never the environment's.
static void locale_of(const char *tag, char *locale, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, locale, capacity, NULL, &error);
  if (U_FAILURE(error) || length >= capacity || length == 0) strcpy(locale, "root");
}

copyfit_icu_plurals *copyfit_icu_plurals_open(const char *tag, int32_t is_ordinal, int32_t *status) {
  char locale[ULOC_FULLNAME_CAPACITY];
  locale_of(tag, locale, sizeof locale);
  UErrorCode error = U_ZERO_ERROR;
  UPluralType type = is_ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  UPluralRules *rules = uplrules_openForType(locale, type, &error);
  *status = (int32_t)error;
  if (U_SUCCESS(error)) return (copyfit_icu_plurals *)rules;
  if (rules != NULL) uplrules_close(rules);
  return NULL;
}

void copyfit_icu_plurals_close(copyfit_icu_plurals *rules) { uplrules_close((UPluralRules *)rules); }

int32_t copyfit_icu_plurals_category(const copyfit_icu_plurals *rules, double number) {
  static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
  UChar keyword[16];
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uplrules_select((const UPluralRules *)rules, number, keyword, 16, &error);
  if (U_FAILURE(error) || length >= 16) return -1;
  for (int32_t i = 0; i < 6; i++) {
    int32_t j = 0;
    while (j < length && names[i][j] != 0 && keyword[j] == (UChar)names[i][j]) j++;
    if (j == length && names[i][j] == 0) return i;
  }
  return -1;
}

int32_t copyfit_icu_format_number(const char *tag, double number, int32_t fraction_digits,
                                  int32_t is_grouped, uint16_t *text, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  locale_of(tag, locale, sizeof locale);
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &error);
  if (U_FAILURE(error)) return -1;
  unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, fraction_digits);
  unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, fraction_digits);
  unum_setAttribute(format, UNUM_GROUPING_USED, is_grouped);
  int32_t length = unum_formatDouble(format, number, (UChar *)text, capacity, NULL, &error);
  unum_close(format);
  return U_FAILURE(error) || length > capacity ? -1 : length;
}
