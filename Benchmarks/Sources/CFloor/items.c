#include "floor.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

// An item ends after this many marks, because HarfBuzz 6 takes quadratic time for long sequences of them.
enum { most_marks = 512 };

/// Collects characters into items.
typedef struct {
  copyfit_floor *floor;
  const UBiDiLevel *levels;
  int32_t levels_start;
  int32_t start;
  int32_t end;
  item open;
  bool has_item;
  bool is_face_open;
  int32_t marks;
} cutter;

static bool is_terminator(UChar unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

static bool ends_bidi_paragraph(UChar unit) {
  return unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029;
}

static bool may_run_right_to_left(UChar unit) {
  return unit >= 0x590 &&
         (unit <= 0x8FF || unit == 0x200F || (unit >= 0x202A && unit <= 0x202E) ||
          (unit >= 0x2066 && unit <= 0x2069) || unit == 0xD802 || unit == 0xD803 || unit == 0xD83A ||
          unit == 0xD83B || (unit >= 0xFB1D && unit <= 0xFDFF) || (unit >= 0xFE70 && unit <= 0xFEFE));
}

static void end_item(cutter *cut, int32_t position) {
  if (!cut->has_item || cut->open.run.start >= position) return;
  cut->open.run.end = position;
  cut->floor->items[cut->floor->item_count++] = cut->open;
}

static void add(cutter *cut, int32_t position, uint32_t script, uint8_t face) {
  int32_t level = cut->levels == NULL ? 0 : cut->levels[position - cut->levels_start];
  copyfit_floor_run *run = &cut->open.run;
  bool is_any = face == 1;
  if (cut->has_item && run->script == script && run->level == level &&
      (is_any || run->face == face - 2 || cut->is_face_open)) {
    if (cut->is_face_open && !is_any) {
      run->face = face - 2;
      cut->is_face_open = false;
    }
    return;
  }
  end_item(cut, position);
  cut->is_face_open = is_any && (!cut->has_item || cut->is_face_open);
  int32_t inherited = cut->has_item ? run->face : 0;
  cut->open = (item){.run = {.start = position, .script = script, .level = level,
                             .face = is_any ? inherited : face - 2},
                     .paragraph_start = cut->start,
                     .paragraph_end = cut->end};
  cut->has_item = true;
}

static void add_character(cutter *cut, int32_t position, int32_t next, uint32_t script, uint8_t face,
                          uint16_t properties) {
  if (cut->floor->units[position] == 0x09) {
    end_item(cut, position);
    cut->has_item = false;
    cut->marks = 0;
    return;
  }
  add(cut, position, script, face);
  if (!(properties & is_mark)) {
    cut->marks = 0;
  } else if (++cut->marks >= most_marks && next < cut->end) {
    cut->marks = 0;
    end_item(cut, next);
    cut->open.run.start = next;
  }
}

static UChar32 character_at(const UChar *units, int32_t *position, int32_t end) {
  UChar32 c;
  U16_NEXT(units, *position, end, c);
  return U_IS_SURROGATE(c) ? 0xFFFD : c;
}

/// Divides text by characters; returns false if only whole clusters determine the face.
static bool find_by_characters(cutter *cut) {
  copyfit_floor *floor = cut->floor;
  const script_run *run = floor->script_runs;
  script_faces *faces = floor_faces_of_script(floor, floor_script_tag(run->script));
  uint8_t last = 1;
  for (int32_t i = cut->start; i < cut->end;) {
    int32_t position = i;
    bool begins_run = false;
    while (run->end <= position - cut->start) {
      run++;
      faces = floor_faces_of_script(floor, floor_script_tag(run->script));
      begins_run = true;
    }
    uint32_t c = (uint32_t)character_at(floor->units, &i, cut->end);
    uint16_t properties = floor_properties(c);
    if (properties & needs_clusters) return false;
    uint8_t face = floor_face_of_character(floor, faces, c);
    if (properties & extends_cluster && position > cut->start &&
        (begins_run || (face != 1 && face != last)))
      return false;
    // The character after a joiner may belong to its cluster.
    if (c == 0x200D && i < cut->end && floor->units[i] >= 0x2000) return false;
    add_character(cut, position, i, faces->script, face, properties);
    if (face != 1) last = face;
  }
  return true;
}

static void find_by_clusters(cutter *cut) {
  copyfit_floor *floor = cut->floor;
  UErrorCode status = U_ZERO_ERROR;
  if (floor->graphemes == NULL) floor->graphemes = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
  ubrk_setText(floor->graphemes, floor->units + cut->start, cut->end - cut->start, &status);
  const script_run *run = floor->script_runs;
  int32_t cluster = cut->start;
  for (int32_t end; (end = ubrk_next(floor->graphemes)) != UBRK_DONE;) {
    end += cut->start;
    while (run->end <= cluster - cut->start) run++;
    uint8_t face = floor_face_of_cluster(floor, floor_script_tag(run->script), floor->units + cluster,
                                         end - cluster);
    const script_run *inner = run;
    for (int32_t i = cluster; i < end;) {
      int32_t position = i;
      while (inner->end <= position - cut->start) inner++;
      uint32_t c = (uint32_t)character_at(floor->units, &i, end);
      add_character(cut, position, i, floor_script_tag(inner->script), face, floor_properties(c));
    }
    cluster = end;
  }
}

static void find_in_line(copyfit_floor *floor, int32_t start, int32_t end, const UBiDiLevel *levels,
                         int32_t levels_start) {
  if (start >= end) return;
  floor_find_scripts(floor->units + start, end - start, floor->script_runs);
  cutter cut = {.floor = floor, .levels = levels, .levels_start = levels_start, .start = start, .end = end};
  int32_t before = floor->item_count;
  if (!find_by_characters(&cut)) {
    floor->item_count = before;
    cut = (cutter){.floor = floor, .levels = levels, .levels_start = levels_start, .start = start, .end = end};
    find_by_clusters(&cut);
  }
  end_item(&cut, end);
}

static const UBiDiLevel *find_levels(copyfit_floor *floor, int32_t start, int32_t end) {
  bool may = false;
  for (int32_t i = start; i < end && !may; i++) may = may_run_right_to_left(floor->units[i]);
  if (!may) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  if (floor->bidi == NULL) floor->bidi = ubidi_open();
  ubidi_setPara(floor->bidi, floor->units + start, end - start, UBIDI_DEFAULT_LTR, NULL, &status);
  return ubidi_getLevels(floor->bidi, &status);
}

static int32_t bidi_paragraph_end(const copyfit_floor *floor, int32_t start) {
  for (int32_t i = start; i < floor->length; i++) {
    if (!ends_bidi_paragraph(floor->units[i])) continue;
    bool is_pair = floor->units[i] == 0x0D && i + 1 < floor->length && floor->units[i + 1] == 0x0A;
    return is_pair ? i + 2 : i + 1;
  }
  return floor->length;
}

void floor_find_items(copyfit_floor *floor) {
  floor->item_count = 0;
  const UBiDiLevel *levels = NULL;
  int32_t levels_start = 0, levels_end = 0;
  for (int32_t start = 0; start < floor->length;) {
    if (start >= levels_end) {
      levels_start = start;
      levels_end = bidi_paragraph_end(floor, start);
      levels = find_levels(floor, levels_start, levels_end);
    }
    int32_t end = start;
    while (end < floor->length && !is_terminator(floor->units[end])) end++;
    find_in_line(floor, start, end, levels, levels_start);
    bool is_pair = end + 1 < floor->length && floor->units[end] == 0x0D && floor->units[end + 1] == 0x0A;
    start = end + (is_pair ? 2 : 1);
  }
}
