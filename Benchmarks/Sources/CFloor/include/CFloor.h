// The floor: the least that anything built on HarfBuzz and ICU must do once for a text. UTF-8 to UTF-16,
// directions, scripts, fonts, one `hb_shape` for each run and face, and ICU's line breaks; no widths, no lines.
#pragma once
#include <stdint.h>

/// Fonts, a buffer and what was looked up before; used by one thread.
typedef struct copyfit_floor copyfit_floor;

/// A stretch of one direction, script and font.
typedef struct {
  int32_t start;
  int32_t end;
  /// The ISO 15924 code as a big-endian tag.
  uint32_t script;
  int32_t level;
  /// The number of the face, as `copyfit_floor_add_face` gave it; 0 is the label's own.
  int32_t face;
  int32_t glyphs;
  int64_t advance;
  /// The same in the stand-in's display face; 0 if there is none.
  int32_t display_glyphs;
  int64_t display_advance;
} copyfit_floor_run;

/// Chooses the face of a grapheme cluster that stands in a script; asked once for each, and remembered.
/// Returns the face's number, or 0 where no face has the cluster.
typedef int32_t (*copyfit_floor_choose)(void *_Nullable context, const uint32_t *_Nonnull cluster,
                                        int32_t count, uint32_t script);

/// Creates a floor that has no faces yet.
copyfit_floor *_Nonnull copyfit_floor_create(void);

/// Says who chooses faces; before anything is run.
void copyfit_floor_set_choose(copyfit_floor *_Nonnull floor, copyfit_floor_choose _Nonnull choose,
                              void *_Nullable context);

void copyfit_floor_destroy(copyfit_floor *_Nonnull floor);

/// Opens a face of a file at `count` coordinates. Returns its number, or -1 where it cannot be opened.
int32_t copyfit_floor_add_face(copyfit_floor *_Nonnull floor, const char *_Nonnull path,
                               int32_t index, const uint32_t *_Nonnull axes,
                               const float *_Nonnull values, int32_t count);

/// Has every run of face 0 shaped in a second face as well, as the stand-in's text is; -1 for none.
void copyfit_floor_set_display(copyfit_floor *_Nonnull floor, int32_t face);

/// Turns to the texts of a BCP 47 locale. Returns 0, or ICU's error.
int32_t copyfit_floor_begin(copyfit_floor *_Nonnull floor, const char *_Nonnull locale);

/// Does the least for one text and returns how many breaks and runs it has, which must be used.
int64_t copyfit_floor_run_text(copyfit_floor *_Nonnull floor, const uint8_t *_Nonnull text,
                               int32_t length);

/// Does the same and counts glyphs and advances. Returns the runs of the text, valid until the next.
const copyfit_floor_run *_Nonnull copyfit_floor_runs(copyfit_floor *_Nonnull floor,
                                                     const uint8_t *_Nonnull text, int32_t length,
                                                     int32_t *_Nonnull count);

/// Shapes the runs of the text before once more, one face after the other: shaping alone.
void copyfit_floor_shape_again(copyfit_floor *_Nonnull floor);
