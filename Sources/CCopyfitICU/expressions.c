#include "CCopyfitICU.h"

#include <unicode/uregex.h>

#include <stdlib.h>

struct copyfit_icu_regex {
  URegularExpression *expression;
  /// In units of some 10,000 steps, which ICU counts: the same on every machine.
  int32_t total_limit;
  int32_t spent;
  int32_t current;
};

static UBool U_CALLCONV count_steps(const void *context, int32_t steps) {
  copyfit_icu_regex *regex = (copyfit_icu_regex *)context;
  regex->current = steps;
  return regex->spent + steps <= regex->total_limit;
}

copyfit_icu_regex *copyfit_icu_regex_open(const uint16_t *pattern, int32_t length,
                                          copyfit_icu_regex_limits limits, int32_t *column,
                                          int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UParseError place = {0};
  copyfit_icu_regex *regex = calloc(1, sizeof *regex);
  if (regex == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  regex->total_limit = limits.all_steps;
  regex->expression =
      uregex_open((const UChar *)pattern, length, UREGEX_ERROR_ON_UNKNOWN_ESCAPES, &place, &error);
  *column = place.offset;
  if (U_SUCCESS(error)) uregex_setTimeLimit(regex->expression, limits.steps, &error);
  if (U_SUCCESS(error)) uregex_setStackLimit(regex->expression, limits.stack, &error);
  if (U_SUCCESS(error)) uregex_setMatchCallback(regex->expression, count_steps, regex, &error);
  *status = (int32_t)error;
  if (U_SUCCESS(error)) return regex;
  copyfit_icu_regex_close(regex);
  return NULL;
}

void copyfit_icu_regex_close(copyfit_icu_regex *regex) {
  if (regex->expression != NULL) uregex_close(regex->expression);
  free(regex);
}

int32_t copyfit_icu_regex_find(copyfit_icu_regex *regex, const uint16_t *text, int32_t length,
                               int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  regex->current = 0;
  uregex_setText(regex->expression, (const UChar *)text, length, &error);
  UBool is_found = uregex_find(regex->expression, 0, &error);
  regex->spent += regex->current;
  *status = (int32_t)error;
  return is_found;
}

int32_t copyfit_icu_regex_spent(const copyfit_icu_regex *regex) { return regex->spent; }
