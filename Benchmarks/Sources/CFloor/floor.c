#include "floor.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

copyfit_floor *copyfit_floor_create(void) {
  copyfit_floor *floor = calloc(1, sizeof *floor);
  floor->display = -1;
  floor->buffer = hb_buffer_create();
  hb_buffer_set_cluster_level(floor->buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS);
  return floor;
}

void copyfit_floor_set_choose(copyfit_floor *floor, copyfit_floor_choose choose, void *context) {
  floor->choose = choose;
  floor->context = context;
}

static void destroy_locale(floor_locale *locale) {
  if (locale->breaks != NULL) ubrk_close(locale->breaks);
  for (int32_t i = 0; i < locale->script_count; i++) {
    for (int32_t page = 0; page < page_count; page++) free(locale->scripts[i]->pages[page]);
    free(locale->scripts[i]);
  }
  for (int32_t i = 0; i < cluster_buckets; i++)
    for (cluster_face *face = locale->clusters[i]; face != NULL;) {
      cluster_face *next = face->next;
      free(face);
      face = next;
    }
  free(locale->scripts);
  free(locale->tag);
  free(locale);
}

void copyfit_floor_destroy(copyfit_floor *floor) {
  for (int32_t i = 0; i < floor->locale_count; i++) destroy_locale(floor->locales[i]);
  for (int32_t i = 0; i < floor->font_count; i++) hb_font_destroy(floor->fonts[i]);
  if (floor->graphemes != NULL) ubrk_close(floor->graphemes);
  if (floor->bidi != NULL) ubidi_close(floor->bidi);
  hb_buffer_destroy(floor->buffer);
  free(floor->locales);
  free(floor->fonts);
  free(floor->features);
  free(floor->has_features);
  free(floor->units);
  free(floor->script_runs);
  free(floor->items);
  free(floor->runs);
  free(floor);
}

static bool has_tracking(hb_face_t *face) {
  hb_blob_t *table = hb_face_reference_table(face, HB_TAG('t', 'r', 'a', 'k'));
  bool has = hb_blob_get_length(table) > 0;
  hb_blob_destroy(table);
  return has;
}

int32_t copyfit_floor_add_face(copyfit_floor *floor, const char *path, int32_t index, const uint32_t *axes,
                               const float *values, int32_t count) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return -1;
  hb_face_t *face = hb_face_create(blob, (unsigned)index);
  hb_blob_destroy(blob);
  hb_font_t *font = hb_font_create(face);
  bool is_tracked = has_tracking(face);
  hb_face_destroy(face);
  hb_ot_font_set_funcs(font);
  hb_variation_t variations[64];
  if (count > 64) count = 64;
  for (int32_t i = 0; i < count; i++) variations[i] = (hb_variation_t){axes[i], values[i]};
  if (count > 0) hb_font_set_variations(font, variations, (unsigned)count);
  hb_font_make_immutable(font);
  size_t fonts = (size_t)(floor->font_count + 1);
  floor->fonts = realloc(floor->fonts, fonts * sizeof *floor->fonts);
  floor->features = realloc(floor->features, fonts * sizeof *floor->features);
  floor->has_features = realloc(floor->has_features, fonts * sizeof *floor->has_features);
  floor->fonts[floor->font_count] = font;
  // Tracking by size is computed, not shaped.
  floor->features[floor->font_count] =
      (hb_feature_t){HB_TAG('t', 'r', 'a', 'k'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  floor->has_features[floor->font_count] = is_tracked;
  return floor->font_count++;
}

void copyfit_floor_set_display(copyfit_floor *floor, int32_t face) { floor->display = face; }

static floor_locale *open_locale(const char *tag, UErrorCode *status) {
  char name[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, name, sizeof name, NULL, &error);
  if (U_FAILURE(error) || length >= (int32_t)sizeof name) name[0] = 0;
  floor_locale *locale = calloc(1, sizeof *locale);
  locale->tag = strdup(tag);
  locale->breaks = ubrk_open(UBRK_LINE, name, NULL, 0, status);
  locale->language = strcmp(tag, "und") == 0 ? HB_LANGUAGE_INVALID : hb_language_from_string(tag, -1);
  return locale;
}

int32_t copyfit_floor_begin(copyfit_floor *floor, const char *tag) {
  for (int32_t i = 0; i < floor->locale_count; i++)
    if (strcmp(floor->locales[i]->tag, tag) == 0) {
      floor->locale = floor->locales[i];
      return 0;
    }
  UErrorCode status = U_ZERO_ERROR;
  floor_locale *locale = open_locale(tag, &status);
  floor->locales = realloc(floor->locales, (size_t)(floor->locale_count + 1) * sizeof *floor->locales);
  floor->locales[floor->locale_count++] = floor->locale = locale;
  return U_FAILURE(status) ? status : 0;
}

static void reserve(copyfit_floor *floor, int32_t length) {
  if (length < floor->capacity) return;
  floor->capacity = length + length / 2 + 64;
  size_t capacity = (size_t)floor->capacity;
  floor->units = realloc(floor->units, capacity * sizeof *floor->units);
  floor->script_runs = realloc(floor->script_runs, capacity * sizeof *floor->script_runs);
  floor->items = realloc(floor->items, capacity * sizeof *floor->items);
}

static void shape(const copyfit_floor *floor, const item *item, int32_t number) {
  const copyfit_floor_run *run = &item->run;
  const int32_t origin = item->paragraph_start;
  hb_buffer_clear_contents(floor->buffer);
  hb_buffer_add_utf16(floor->buffer, (const uint16_t *)floor->units + origin, item->paragraph_end - origin,
                      (unsigned)(run->start - origin), run->end - run->start);
  hb_buffer_set_direction(floor->buffer, run->level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
  hb_buffer_set_script(floor->buffer, hb_script_from_iso15924_tag(run->script));
  hb_buffer_set_language(floor->buffer, floor->locale->language);
  unsigned flags = HB_BUFFER_FLAG_DEFAULT;
  if (run->start == item->paragraph_start) flags |= HB_BUFFER_FLAG_BOT;
  if (run->end == item->paragraph_end) flags |= HB_BUFFER_FLAG_EOT;
  hb_buffer_set_flags(floor->buffer, (hb_buffer_flags_t)flags);
  // The same shaper as Copyfit's.
  static const char *const shapers[] = {"ot", NULL};
  hb_shape_full(floor->fonts[number], floor->buffer, &floor->features[number], floor->has_features[number], shapers);
}

static void analyze(copyfit_floor *floor, const uint8_t *text, int32_t length) {
  reserve(floor, length);
  UErrorCode status = U_ZERO_ERROR;
  u_strFromUTF8WithSub(floor->units, floor->capacity, &floor->length, (const char *)text, length, 0xFFFD,
                       NULL, &status);
  ubrk_setText(floor->locale->breaks, floor->units, floor->length, &status);
  floor->break_count = 0;
  while (ubrk_next(floor->locale->breaks) != UBRK_DONE) floor->break_count++;
  floor_find_items(floor);
}

void copyfit_floor_shape_again(copyfit_floor *floor) {
  for (int32_t i = 0; i < floor->item_count; i++) {
    shape(floor, &floor->items[i], floor->items[i].run.face);
    if (floor->display >= 0 && floor->items[i].run.face == 0) shape(floor, &floor->items[i], floor->display);
  }
}

int64_t copyfit_floor_run_text(copyfit_floor *floor, const uint8_t *text, int32_t length) {
  analyze(floor, text, length);
  copyfit_floor_shape_again(floor);
  return floor->break_count + floor->item_count;
}

static void sum_up(const copyfit_floor *floor, int32_t *glyphs, int64_t *advance) {
  unsigned count = 0;
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(floor->buffer, &count);
  *glyphs = (int32_t)count;
  for (unsigned i = 0; i < count; i++) *advance += positions[i].x_advance;
}

const copyfit_floor_run *copyfit_floor_runs(copyfit_floor *floor, const uint8_t *text, int32_t length,
                                            int32_t *count) {
  analyze(floor, text, length);
  floor->runs = realloc(floor->runs, (size_t)(floor->item_count + 1) * sizeof *floor->runs);
  for (int32_t i = 0; i < floor->item_count; i++) {
    copyfit_floor_run *run = &floor->runs[i];
    *run = floor->items[i].run;
    shape(floor, &floor->items[i], run->face);
    sum_up(floor, &run->glyphs, &run->advance);
    if (floor->display < 0 || run->face != 0) continue;
    shape(floor, &floor->items[i], floor->display);
    sum_up(floor, &run->display_glyphs, &run->display_advance);
  }
  *count = floor->item_count;
  return floor->runs;
}
