// Texts from ICU's own locale data, which has 20 languages on any machine with ICU.
#pragma once
#include <stdint.h>

/// Receives one text in UTF-8 with its path of keys, such as `standard/end`.
typedef void (*copyfit_text_taker)(void *_Nullable context, const char *_Nonnull path,
                                   const char *_Nonnull text);

/// Passes on every text below a key of a locale's data, in ICU's order, without those of its parents.
///
/// `tree` is ICU's name of a part of its data: `lang`, `region`, `curr`, `zone`, `unit`, or empty.
/// Returns 0, or ICU's error.
int32_t copyfit_locale_texts(const char *_Nonnull tree, const char *_Nonnull locale,
                             const char *_Nonnull key, copyfit_text_taker _Nonnull take,
                             void *_Nullable context);

/// Writes a time, in seconds since 1970, as a locale's full date and time with the zone's name. Returns the length in
/// bytes; 0 on failure, or if `capacity` is too small.
int32_t copyfit_locale_moment(const char *_Nonnull locale, double seconds, char *_Nonnull text,
                              int32_t capacity);
