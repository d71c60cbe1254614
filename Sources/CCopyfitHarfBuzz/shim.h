#pragma once
#include <hb.h>
#include <hb-ot.h>
#include <stddef.h>

/// Draws a glyph's outline; HarfBuzz 7 renamed the function.
static inline void copyfit_hb_draw_glyph(hb_font_t *font, hb_codepoint_t glyph,
                                         hb_draw_funcs_t *funcs, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, funcs, data);
#else
  hb_font_get_glyph_shape(font, glyph, funcs, data);
#endif
}

/// HarfBuzz's own shaper for OpenType fonts.
///
/// Without a list, the environment variable HB_SHAPER_LIST decides, and some builds of HarfBuzz use Graphite's shaper
/// for fonts that have its table.
static const char *const copyfit_hb_shapers[] = {"ot", NULL};

/// Shapes with HarfBuzz's own shaper.
static inline hb_bool_t copyfit_hb_shape(hb_font_t *font, hb_buffer_t *buffer,
                                         const hb_feature_t *features, unsigned int count) {
  return hb_shape_full(font, buffer, features, count, copyfit_hb_shapers);
}

/// Creates the plan that `copyfit_hb_shape` uses for a font.
static inline hb_shape_plan_t *copyfit_hb_shape_plan(hb_font_t *font,
                                                     const hb_segment_properties_t *properties,
                                                     const hb_feature_t *features,
                                                     unsigned int count) {
  unsigned int axes = 0;
  const int *coordinates = hb_font_get_var_coords_normalized(font, &axes);
  return hb_shape_plan_create_cached2(hb_font_get_face(font), properties, features, count,
                                      coordinates, axes, copyfit_hb_shapers);
}
