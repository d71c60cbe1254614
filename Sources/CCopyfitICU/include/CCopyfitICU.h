// The door to ICU. No ICU type appears here: Foundation on Linux carries an ICU of its own, and two
// modules that define `UErrorCode` cannot meet in one compilation.
#pragma once
#include <stdint.h>

/// The name of a status, such as "U_ILLEGAL_ARGUMENT_ERROR".
const char *_Nonnull copyfit_icu_error_name(int32_t status);

/// ICU's version as text, such as "72.1". Static storage.
const char *_Nonnull copyfit_icu_version(void);

/// Canonicalises a locale identifier ("zh_CN", "pt-br") as a BCP 47 tag into `tag`.
/// Returns the tag's length, or -1 where ICU cannot read the identifier or `capacity` is too small.
int32_t copyfit_icu_language_tag(const char *_Nonnull identifier, char *_Nonnull tag, int32_t capacity);

/// Adds the likely script and region to a BCP 47 tag ("zh-CN" gives "zh-Hans-CN").
/// Returns the length written, or -1.
int32_t copyfit_icu_add_likely_subtags(const char *_Nonnull tag, char *_Nonnull result, int32_t capacity);

/// The four-letter ISO 15924 code of a character's Script property as a big-endian tag.
uint32_t copyfit_icu_script(uint32_t scalar);
