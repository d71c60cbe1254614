// Pango with the same task as the engine: the number of lines at these sizes.
#pragma once
#include <stdint.h>

/// A Pango layout over some font files; used by one thread.
typedef struct copyfit_pango copyfit_pango;

/// Pango's version, such as "1.50.12"; NULL if it was not installed at build time. Static storage.
const char *_Nullable copyfit_pango_version(void);

/// Creates a layout with these font files only, unhinted, with one point as one pixel. Returns NULL if fontconfig does
/// not accept a file.
copyfit_pango *_Nullable copyfit_pango_create(const char *_Nonnull const *_Nonnull files, int32_t file_count,
                                              const char *_Nonnull family, const double *_Nonnull sizes,
                                              int32_t size_count);

void copyfit_pango_destroy(copyfit_pango *_Nonnull pango);

/// Starts texts of a BCP 47 locale.
void copyfit_pango_begin(copyfit_pango *_Nonnull pango, const char *_Nonnull locale);

/// Sets a text and a width in points, and returns the sum of the lines at all sizes.
int64_t copyfit_pango_lines(copyfit_pango *_Nonnull pango, const char *_Nonnull text, int32_t length,
                            double width);
