// Pango, asked the same question as the engine: how many lines at these sizes.
#pragma once
#include <stdint.h>

/// A Pango layout over some font files; used by one thread.
typedef struct copyfit_pango copyfit_pango;

/// Pango's version, such as "1.50.12"; NULL where it was not installed when this was built. Static storage.
const char *_Nullable copyfit_pango_version(void);

/// Creates a layout that knows these font files only, unhinted, one point being one pixel.
/// Returns NULL where a file is no font to fontconfig.
copyfit_pango *_Nullable copyfit_pango_create(const char *_Nonnull const *_Nonnull files, int32_t file_count,
                                              const char *_Nonnull family, const double *_Nonnull sizes,
                                              int32_t size_count);

void copyfit_pango_destroy(copyfit_pango *_Nonnull pango);

/// Turns to the texts of a BCP 47 locale.
void copyfit_pango_begin(copyfit_pango *_Nonnull pango, const char *_Nonnull locale);

/// Sets a text and a width in points, and adds up the lines at all sizes.
int64_t copyfit_pango_lines(copyfit_pango *_Nonnull pango, const char *_Nonnull text, int32_t length,
                            double width);
