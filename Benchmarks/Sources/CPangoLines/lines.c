#include "CPangoLines.h"

#include <stddef.h>

#if __has_include(<pango/pangoft2.h>)

#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <stdlib.h>

struct copyfit_pango {
  FcConfig *config;
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
  PangoFontDescription **sizes;
  int32_t size_count;
};

const char *copyfit_pango_version(void) { return pango_version_string(); }

static void turn_hinting_off(FcPattern *pattern, gpointer data) {
  (void)data;
  FcPatternDel(pattern, FC_HINTING);
  FcPatternAddBool(pattern, FC_HINTING, FcFalse);
}

static PangoFontDescription *description(const char *family, double size) {
  PangoFontDescription *result = pango_font_description_new();
  pango_font_description_set_family(result, family);
  pango_font_description_set_absolute_size(result, size * PANGO_SCALE);
  return result;
}

copyfit_pango *copyfit_pango_create(const char *const *files, int32_t file_count, const char *family,
                                    const double *sizes, int32_t size_count) {
  FcConfig *config = FcConfigCreate();
  for (int32_t i = 0; i < file_count; i++)
    if (!FcConfigAppFontAddFile(config, (const FcChar8 *)files[i])) {
      FcConfigDestroy(config);
      return NULL;
    }
  copyfit_pango *pango = calloc(1, sizeof *pango);
  pango->config = config;
  pango->map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(pango->map), 72, 72);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(pango->map), config);
  pango_fc_font_map_set_default_substitute(PANGO_FC_FONT_MAP(pango->map), turn_hinting_off, NULL, NULL);
  pango->context = pango_font_map_create_context(pango->map);
  pango_context_set_round_glyph_positions(pango->context, FALSE);
  pango->layout = pango_layout_new(pango->context);
  pango_layout_set_wrap(pango->layout, PANGO_WRAP_WORD_CHAR);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_layout_set_attributes(pango->layout, attributes);
  pango_attr_list_unref(attributes);
  pango->size_count = size_count;
  pango->sizes = calloc((size_t)size_count, sizeof *pango->sizes);
  for (int32_t i = 0; i < size_count; i++) pango->sizes[i] = description(family, sizes[i]);
  return pango;
}

void copyfit_pango_destroy(copyfit_pango *pango) {
  for (int32_t i = 0; i < pango->size_count; i++) pango_font_description_free(pango->sizes[i]);
  free(pango->sizes);
  g_object_unref(pango->layout);
  g_object_unref(pango->context);
  g_object_unref(pango->map);
  FcConfigDestroy(pango->config);
  free(pango);
}

void copyfit_pango_begin(copyfit_pango *pango, const char *locale) {
  pango_context_set_language(pango->context, pango_language_from_string(locale));
  pango_layout_context_changed(pango->layout);
}

int64_t copyfit_pango_lines(copyfit_pango *pango, const char *text, int32_t length, double width) {
  int64_t lines = 0;
  pango_layout_set_text(pango->layout, text, length);
  pango_layout_set_width(pango->layout, (int)(width * PANGO_SCALE));
  for (int32_t i = 0; i < pango->size_count; i++) {
    pango_layout_set_font_description(pango->layout, pango->sizes[i]);
    int across, down;
    pango_layout_get_size(pango->layout, &across, &down);
    lines += pango_layout_get_line_count(pango->layout);
  }
  return lines;
}

#else

const char *copyfit_pango_version(void) { return NULL; }

copyfit_pango *copyfit_pango_create(const char *const *files, int32_t file_count, const char *family,
                                    const double *sizes, int32_t size_count) {
  (void)files, (void)file_count, (void)family, (void)sizes, (void)size_count;
  return NULL;
}

void copyfit_pango_destroy(copyfit_pango *pango) { (void)pango; }

void copyfit_pango_begin(copyfit_pango *pango, const char *locale) { (void)pango, (void)locale; }

int64_t copyfit_pango_lines(copyfit_pango *pango, const char *text, int32_t length, double width) {
  (void)pango, (void)text, (void)length, (void)width;
  return 0;
}

#endif
