#include "CCopyfitICU.h"

#include <unicode/ucnv.h>

int32_t copyfit_icu_to_utf8(const char *charset, const char *bytes, int32_t length, char *utf8,
                            int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  if (U_FAILURE(status)) return -1;
  int32_t written =
      ucnv_toAlgorithmic(UCNV_UTF8, converter, utf8, capacity, bytes, length, &status);
  ucnv_close(converter);
  return U_SUCCESS(status) ? written : -1;
}
