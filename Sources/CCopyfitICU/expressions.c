#include "CCopyfitICU.h"

#include <unicode/uregex.h>

static URegularExpression *regex(copyfit_icu_regex *expression) {
  return (URegularExpression *)expression;
}

copyfit_icu_regex *copyfit_icu_regex_open(const uint16_t *pattern, int32_t length,
                                          int32_t step_limit, int32_t stack_limit, int32_t *column,
                                          int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  UParseError place = {0};
  URegularExpression *result =
      uregex_open((const UChar *)pattern, length, UREGEX_ERROR_ON_UNKNOWN_ESCAPES, &place, &error);
  *column = place.offset;
  // ICU counts steps, not time: the same on every machine.
  if (U_SUCCESS(error)) uregex_setTimeLimit(result, step_limit, &error);
  if (U_SUCCESS(error)) uregex_setStackLimit(result, stack_limit, &error);
  *status = (int32_t)error;
  if (U_SUCCESS(error)) return (copyfit_icu_regex *)result;
  if (result != NULL) uregex_close(result);
  return NULL;
}

void copyfit_icu_regex_close(copyfit_icu_regex *expression) { uregex_close(regex(expression)); }

int32_t copyfit_icu_regex_find(copyfit_icu_regex *expression, const uint16_t *text, int32_t length,
                               int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  uregex_setText(regex(expression), (const UChar *)text, length, &error);
  UBool is_found = uregex_find(regex(expression), 0, &error);
  *status = (int32_t)error;
  return is_found;
}
