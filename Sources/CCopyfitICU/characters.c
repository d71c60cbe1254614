#include "CCopyfitICU.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

// The numbers that Swift compares with are ICU's own.
_Static_assert(copyfit_icu_script_common == USCRIPT_COMMON, "Zyyy");
_Static_assert(copyfit_icu_script_inherited == USCRIPT_INHERITED, "Zinh");
_Static_assert(copyfit_icu_script_han == USCRIPT_HAN, "Hani");
_Static_assert(copyfit_icu_script_hiragana == USCRIPT_HIRAGANA, "Hira");
_Static_assert(copyfit_icu_script_katakana == USCRIPT_KATAKANA, "Kana");
_Static_assert(copyfit_icu_script_latin == USCRIPT_LATIN, "Latn");

/// Whether a character is in a block with pictographs (Unicode 15, emoji-data.txt): asking is slow.
static int may_be_emoji(UChar32 c) {
  return c == 0xA9 || c == 0xAE || (c >= 0x2000 && c < 0x3400) || c >= 0x1F000;
}

/// What UAX #29 says of a character where its neighbors need not be asked; 0 where they must be.
///
/// Emoji, regional indicators, jamo, joiners, prepended characters and CR depend on what stands beside
/// them; so do viramas, since ICU keeps conjuncts together (GB9c, which it has had longer than the annex).
static uint32_t cluster_role(UChar32 c) {
  if (may_be_emoji(c) && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) return 0;
  if (u_getCombiningClass(c) == 9) return 0;
  switch (u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
  case U_GCB_OTHER:
  case U_GCB_LV:
  case U_GCB_LVT:
    return copyfit_icu_begins_cluster;
  case U_GCB_EXTEND:
  case U_GCB_SPACING_MARK:
    return copyfit_icu_continues_cluster;
  case U_GCB_CONTROL:
  case U_GCB_LF:
    return copyfit_icu_is_cluster_control;
  default:
    return 0;
  }
}

/// What UAX #14 says of a character in a line of words.
static uint32_t line_role(UChar32 c) {
  if (c == 0x20) return copyfit_icu_line_space;
  if (c == 0xA0) return copyfit_icu_line_glue;
  if (c == 0x27 || c == 0x2019) return copyfit_icu_line_apostrophe;
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
  case U_LB_ALPHABETIC:
  case U_LB_HEBREW_LETTER:
  case U_LB_NUMERIC:
    return copyfit_icu_line_letter;
  case U_LB_H2:
  case U_LB_H3:
    return copyfit_icu_line_syllable;
  case U_LB_IDEOGRAPHIC:
    // Hangul letters of their own are parts of Korean words, as syllables are.
    if ((c >= 0x3131 && c <= 0x318E) || (c >= 0xFFA0 && c <= 0xFFDC)) return copyfit_icu_line_syllable;
    return copyfit_icu_line_ideograph;
  case U_LB_INFIX_NUMERIC:
    return copyfit_icu_line_infix;
  case U_LB_EXCLAMATION:
  case U_LB_INSEPARABLE:
  case U_LB_CLOSE_PUNCTUATION:
    return copyfit_icu_line_stop;
  case U_LB_COMBINING_MARK:
    return copyfit_icu_line_mark;
  default:
    return 0;
  }
}

uint32_t copyfit_icu_properties(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &status);
  uint32_t properties = U_FAILURE(status) ? (uint32_t)USCRIPT_UNKNOWN : (uint32_t)script & 0xFFFF;
  if (script == USCRIPT_COMMON) {
    int32_t bracket = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    if (bracket == U_BPT_OPEN) properties |= copyfit_icu_opens_bracket;
    if (bracket == U_BPT_CLOSE) properties |= copyfit_icu_closes_bracket;
  }
  uint32_t category = U_GET_GC_MASK(c);
  if (category & U_GC_M_MASK) properties |= copyfit_icu_is_mark;
  // Other controls are shaped, and show as a box where a font lacks them.
  int is_layout_control = (scalar >= 0x09 && scalar <= 0x0D) || scalar == 0x85;
  if (is_layout_control || category & (U_GC_ZL_MASK | U_GC_ZP_MASK)) {
    properties |= copyfit_icu_is_unseen;
  }
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) {
    properties |= copyfit_icu_is_default_ignorable;
    // HarfBuzz shows these, blank where a font has them and as a box where it lacks them.
    int is_shown = scalar == 0x115F || scalar == 0x1160 || scalar == 0x3164 || scalar == 0xFFA0 ||
                   (scalar >= 0x1BCA0 && scalar <= 0x1BCA3);
    if (!is_shown) properties |= copyfit_icu_is_unseen;
  }
  if (u_hasBinaryProperty(c, UCHAR_ALPHABETIC)) properties |= copyfit_icu_is_alphabetic;
  if (may_be_emoji(c) && (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION) ||
                          u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)))
    properties |= copyfit_icu_shows_as_emoji;
  return properties | cluster_role(c) | line_role(c) << copyfit_icu_line_role_shift;
}

uint32_t copyfit_icu_script_tag(int32_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (name == NULL || strlen(name) != 4) name = "Zzzz";
  return ((uint32_t)(uint8_t)name[0] << 24) | ((uint32_t)(uint8_t)name[1] << 16) |
         ((uint32_t)(uint8_t)name[2] << 8) | (uint32_t)(uint8_t)name[3];
}

uint32_t copyfit_icu_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}
