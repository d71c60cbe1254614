// The floor: the minimum work for a text of anything built on HarfBuzz and ICU. UTF-8 to UTF-16, directions, scripts,
// fonts, one `hb_shape` for each run and face, and ICU's line breaks; no widths, no lines.
#pragma once
#include <stdint.h>

/// Fonts, a buffer and cached lookups; used by one thread.
typedef struct copyfit_floor copyfit_floor;

/// A run of one direction, script and font.
typedef struct {
  int32_t start;
  int32_t end;
  /// The ISO 15924 code as a big-endian tag.
  uint32_t script;
  int32_t level;
  /// The number of the face, as returned by `copyfit_floor_add_face`; 0 is the label's own.
  int32_t face;
  int32_t glyphs;
  int64_t advance;
  /// The glyphs in the stand-in's display face; 0 without one.
  int32_t display_glyphs;
  int64_t display_advance;
} copyfit_floor_run;

/// Chooses the face of a grapheme cluster in a script; called once for each. Returns the face's number, or 0 if no face
/// has the cluster.
typedef int32_t (*copyfit_floor_choose)(void *_Nullable context, const uint32_t *_Nonnull cluster,
                                        int32_t count, uint32_t script);

/// Creates a floor without faces.
copyfit_floor *_Nonnull copyfit_floor_create(void);

/// Sets the function that chooses faces; call it before any run.
void copyfit_floor_set_choose(copyfit_floor *_Nonnull floor, copyfit_floor_choose _Nonnull choose,
                              void *_Nullable context);

void copyfit_floor_destroy(copyfit_floor *_Nonnull floor);

/// Opens a face of a file at `count` coordinates. Returns its number, or -1 if it cannot be opened.
int32_t copyfit_floor_add_face(copyfit_floor *_Nonnull floor, const char *_Nonnull path,
                               int32_t index, const uint32_t *_Nonnull axes,
                               const float *_Nonnull values, int32_t count);

/// Also shapes every run of face 0 in a second face, like the stand-in's text; -1 for none.
void copyfit_floor_set_display(copyfit_floor *_Nonnull floor, int32_t face);

/// Starts texts of a BCP 47 locale. Returns 0, or ICU's error.
int32_t copyfit_floor_begin(copyfit_floor *_Nonnull floor, const char *_Nonnull locale);

/// Does the minimum work for one text, and returns its number of breaks and runs, which must be used.
int64_t copyfit_floor_run_text(copyfit_floor *_Nonnull floor, const uint8_t *_Nonnull text,
                               int32_t length);

/// Does the same work and counts glyphs and advances. Returns the runs of the text, which are valid until the next
/// call.
const copyfit_floor_run *_Nonnull copyfit_floor_runs(copyfit_floor *_Nonnull floor,
                                                     const uint8_t *_Nonnull text, int32_t length,
                                                     int32_t *_Nonnull count);

/// Shapes the runs of the last text again, one face after the other: only shaping.
void copyfit_floor_shape_again(copyfit_floor *_Nonnull floor);
