#include "CCopyfitICU.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

// Iterators and resolvers are ICU's own objects under names that show no ICU type.
static UBreakIterator *iterator(copyfit_icu_breaker *breaker) { return (UBreakIterator *)breaker; }

copyfit_icu_breaker *copyfit_icu_breaker_open(int32_t kind, const char *tag, int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY];
  int32_t length = uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &error);
  // A name that is no locale's breaks by the root rules, never by the environment's.
  if (U_FAILURE(error) || length >= (int32_t)sizeof locale) locale[0] = 0;
  error = U_ZERO_ERROR;
  UBreakIteratorType type = kind == copyfit_icu_breaks_lines ? UBRK_LINE : UBRK_CHARACTER;
  UBreakIterator *result = ubrk_open(type, locale, NULL, 0, &error);
  *status = (int32_t)error;
  if (U_SUCCESS(error)) return (copyfit_icu_breaker *)result;
  if (result != NULL) ubrk_close(result);
  return NULL;
}

void copyfit_icu_breaker_close(copyfit_icu_breaker *breaker) { ubrk_close(iterator(breaker)); }

int32_t copyfit_icu_breaker_start(copyfit_icu_breaker *breaker, const uint16_t *text,
                                  int32_t length) {
  UErrorCode error = U_ZERO_ERROR;
  ubrk_setText(iterator(breaker), (const UChar *)text, length, &error);
  return U_FAILURE(error) ? (int32_t)error : 0;
}

int32_t copyfit_icu_breaker_next(copyfit_icu_breaker *breaker, int32_t *boundaries,
                                 int32_t capacity) {
  int32_t count = 0;
  while (count < capacity) {
    int32_t boundary = ubrk_next(iterator(breaker));
    if (boundary == UBRK_DONE) break;
    boundaries[count++] = boundary;
  }
  return count;
}

copyfit_icu_bidi *copyfit_icu_bidi_open(void) { return (copyfit_icu_bidi *)ubidi_open(); }

void copyfit_icu_bidi_close(copyfit_icu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

int32_t copyfit_icu_bidi_levels(copyfit_icu_bidi *bidi, const uint16_t *text, int32_t length,
                                int32_t direction, uint8_t *levels) {
  UErrorCode error = U_ZERO_ERROR;
  UBiDiLevel level = direction == copyfit_icu_bidi_left_to_right   ? UBIDI_LTR
                     : direction == copyfit_icu_bidi_right_to_left ? UBIDI_RTL
                                                                   : UBIDI_DEFAULT_LTR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, level, NULL, &error);
  const UBiDiLevel *resolved = ubidi_getLevels((UBiDi *)bidi, &error);
  if (U_FAILURE(error)) return (int32_t)error;
  for (int32_t i = 0; i < length; i++) levels[i] = resolved[i];
  return 0;
}

uint8_t copyfit_icu_bidi_paragraph_level(const copyfit_icu_bidi *bidi) {
  return ubidi_getParaLevel((const UBiDi *)bidi);
}
