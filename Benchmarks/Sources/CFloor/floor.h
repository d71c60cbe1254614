// Shared declarations of the floor's parts.
#pragma once
#include "CFloor.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdbool.h>
#include <stddef.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uscript.h>

enum { page_size = 256, page_count = 0x110000 / page_size };

// A character's properties in 16 bits: its script in the lower ten, then these flags.
enum {
  script_mask = 0x3FF,
  opens_bracket = 1 << 10,
  closes_bracket = 1 << 11,
  is_unseen = 1 << 12,
  is_mark = 1 << 13,
  // May belong to the cluster of the previous character.
  extends_cluster = 1 << 14,
  // Its clusters must be handled as a whole: variation selectors, flags, keycaps, prefixes.
  needs_clusters = 1 << 15,
};

uint16_t floor_properties(uint32_t character);

// The tag of a script in HarfBuzz and in our runs.
uint32_t floor_script_tag(int32_t script);

// The faces of single characters in one script: 0 is unknown, 1 any face, 2 + n face n.
typedef struct {
  uint32_t script;
  uint8_t *pages[page_count];
} script_faces;

// The face of a cluster of several characters.
typedef struct cluster_face {
  struct cluster_face *next;
  uint32_t script;
  int32_t count;
  uint8_t face;
  uint32_t characters[];
} cluster_face;

enum { cluster_buckets = 1024 };

typedef struct {
  char *tag;
  UBreakIterator *breaks;
  hb_language_t language;
  script_faces **scripts;
  int32_t script_count;
  cluster_face *clusters[cluster_buckets];
} floor_locale;

typedef struct {
  int32_t end;
  int32_t script;
} script_run;

typedef struct {
  copyfit_floor_run run;
  int32_t paragraph_start;
  int32_t paragraph_end;
} item;

struct copyfit_floor {
  copyfit_floor_choose choose;
  void *context;
  hb_buffer_t *buffer;
  UBreakIterator *graphemes;
  UBiDi *bidi;
  hb_font_t **fonts;
  hb_feature_t *features;
  bool *has_features;
  int32_t font_count;
  int32_t display;
  floor_locale **locales;
  int32_t locale_count;
  floor_locale *locale;
  // Data of the current text; grown as needed, never shrunk.
  UChar *units;
  int32_t length;
  int32_t capacity;
  script_run *script_runs;
  item *items;
  copyfit_floor_run *runs;
  int32_t item_count;
  int32_t break_count;
};

/// The face of one character, or of a cluster, as in `script_faces`.
uint8_t floor_face_of_character(copyfit_floor *floor, script_faces *faces, uint32_t character);
uint8_t floor_face_of_cluster(copyfit_floor *floor, uint32_t script, const UChar *units, int32_t length);
script_faces *floor_faces_of_script(copyfit_floor *floor, uint32_t script);

/// Divides a paragraph into runs of one script; returns their number.
int32_t floor_find_scripts(const UChar *units, int32_t length, script_run *runs);

/// Divides the current text into items.
void floor_find_items(copyfit_floor *floor);
