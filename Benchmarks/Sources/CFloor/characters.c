#include "floor.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

static uint16_t *property_pages[page_count];

static bool is_cluster_extender(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
  case U_GCB_EXTEND:
  case U_GCB_SPACING_MARK:
  case U_GCB_ZWJ:
  case U_GCB_L:
  case U_GCB_V:
  case U_GCB_T: return true;
  default: return false;
  }
}

static bool is_special(UChar32 c) {
  int32_t kind = u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK);
  return kind == U_GCB_PREPEND || kind == U_GCB_REGIONAL_INDICATOR ||
         u_hasBinaryProperty(c, UCHAR_VARIATION_SELECTOR) ||
         u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER) || c == 0x20E3 || (c >= 0xE0020 && c <= 0xE007F);
}

static uint16_t properties_of(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &status);
  if (U_FAILURE(status)) script = USCRIPT_UNKNOWN;
  uint16_t result = (uint16_t)script & script_mask;
  if (script == USCRIPT_COMMON) {
    int32_t bracket = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (bracket == U_BPT_OPEN) result |= opens_bracket;
    if (bracket == U_BPT_CLOSE) result |= closes_bracket;
  }
  uint32_t category = U_GET_GC_MASK(c);
  if (category & U_GC_M_MASK) result |= is_mark;
  bool is_layout_control = (c >= 0x09 && c <= 0x0D) || c == 0x85;
  if (is_layout_control || category & (U_GC_ZL_MASK | U_GC_ZP_MASK) ||
      u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
    result |= is_unseen;
  if (is_cluster_extender(c)) result |= extends_cluster;
  if (is_special(c)) result |= needs_clusters;
  return result;
}

uint16_t floor_properties(uint32_t character) {
  uint16_t *page = property_pages[character / page_size];
  if (page == NULL) {
    page = malloc(page_size * sizeof *page);
    uint32_t first = character / page_size * page_size;
    for (uint32_t i = 0; i < page_size; i++) page[i] = properties_of((UChar32)(first + i));
    property_pages[character / page_size] = page;
  }
  return page[character % page_size];
}

uint32_t floor_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (name == NULL || strlen(name) != 4) name = "Zzzz";
  return HB_TAG(name[0], name[1], name[2], name[3]);
}

script_faces *floor_faces_of_script(copyfit_floor *floor, uint32_t script) {
  floor_locale *locale = floor->locale;
  for (int32_t i = 0; i < locale->script_count; i++)
    if (locale->scripts[i]->script == script) return locale->scripts[i];
  script_faces *faces = calloc(1, sizeof *faces);
  faces->script = script;
  locale->scripts = realloc(locale->scripts, (size_t)(locale->script_count + 1) * sizeof *locale->scripts);
  locale->scripts[locale->script_count++] = faces;
  return faces;
}

uint8_t floor_face_of_character(copyfit_floor *floor, script_faces *faces, uint32_t character) {
  uint8_t *page = faces->pages[character / page_size];
  if (page == NULL) page = faces->pages[character / page_size] = calloc(page_size, 1);
  uint8_t *face = &page[character % page_size];
  if (*face == 0) {
    *face = floor_properties(character) & is_unseen
                ? 1
                : (uint8_t)(2 + floor->choose(floor->context, &character, 1, faces->script));
  }
  return *face;
}

static uint32_t hash_of(uint32_t script, const uint32_t *characters, int32_t count) {
  uint32_t hash = script;
  for (int32_t i = 0; i < count; i++) hash = (hash ^ characters[i]) * 0x01000193;
  return hash % cluster_buckets;
}

uint8_t floor_face_of_cluster(copyfit_floor *floor, uint32_t script, const UChar *units, int32_t length) {
  uint32_t characters[64];
  int32_t count = 0;
  bool is_seen = false;
  for (int32_t i = 0; i < length && count < 64;) {
    UChar32 c;
    U16_NEXT(units, i, length, c);
    characters[count] = U_IS_SURROGATE(c) ? 0xFFFD : (uint32_t)c;
    if (!(floor_properties(characters[count]) & is_unseen)) is_seen = true;
    count++;
  }
  if (!is_seen) return 1;
  if (count == 1) return floor_face_of_character(floor, floor_faces_of_script(floor, script), characters[0]);
  cluster_face **bucket = &floor->locale->clusters[hash_of(script, characters, count)];
  size_t size = (size_t)count * sizeof *characters;
  for (cluster_face *known = *bucket; known != NULL; known = known->next)
    if (known->script == script && known->count == count && memcmp(known->characters, characters, size) == 0)
      return known->face;
  cluster_face *found = malloc(sizeof *found + size);
  found->script = script;
  found->count = count;
  memcpy(found->characters, characters, size);
  found->face = (uint8_t)(2 + floor->choose(floor->context, characters, count, script));
  found->next = *bucket;
  *bucket = found;
  return found->face;
}
