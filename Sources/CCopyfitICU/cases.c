#include "CCopyfitICU.h"

#include <unicode/ustring.h>

// These functions use no UCaseMap, whose constructors Swift's own ICU defines, too.
int32_t copyfit_icu_change_case(const char *language, int32_t is_upper, const uint16_t *text,
                                int32_t length, uint16_t *result, int32_t capacity,
                                int32_t *status) {
  UErrorCode error = U_ZERO_ERROR;
  const UChar *source = (const UChar *)text;
  UChar *target = (UChar *)result;
  int32_t needed = is_upper ? u_strToUpper(target, capacity, source, length, language, &error)
                            : u_strToLower(target, capacity, source, length, language, &error);
  *status = error == U_BUFFER_OVERFLOW_ERROR ? 0 : (int32_t)error;
  return needed;
}
