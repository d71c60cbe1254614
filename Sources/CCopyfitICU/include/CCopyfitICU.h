// The door to ICU. No ICU type appears here: Foundation on Linux carries an ICU of its own, and two
// modules that define `UErrorCode` cannot meet in one compilation.
#pragma once
#include <stdint.h>

/// The name of a status, such as "U_ILLEGAL_ARGUMENT_ERROR".
const char *_Nonnull copyfit_icu_error_name(int32_t status);

/// ICU's version as text, such as "72.1". Static storage.
const char *_Nonnull copyfit_icu_version(void);

/// The version of Unicode whose data ICU has, such as "15.0". Static storage.
const char *_Nonnull copyfit_icu_unicode_version(void);

/// Canonicalises a locale identifier ("zh_CN", "pt-br") as a BCP 47 tag into `tag`.
/// Returns the tag's length, or -1 where ICU cannot read the identifier or `capacity` is too small.
int32_t copyfit_icu_language_tag(const char *_Nonnull identifier, char *_Nonnull tag, int32_t capacity);

/// Adds the likely script and region to a BCP 47 tag ("zh-CN" gives "zh-Hans-CN").
/// Returns the length written, or -1.
int32_t copyfit_icu_add_likely_subtags(const char *_Nonnull tag, char *_Nonnull result, int32_t capacity);

/// Whether ICU knows the language of a subtag such as "de" or "yue"; 0 where it does not.
int32_t copyfit_icu_knows_language(const char *_Nonnull language);

/// A character's properties in one word, so that text is looked up once: the script as ICU numbers it
/// in bits 0 to 15, then the flags below.
uint32_t copyfit_icu_properties(uint32_t scalar);

enum {
  copyfit_icu_opens_bracket = 1 << 16,
  copyfit_icu_closes_bracket = 1 << 17,
  copyfit_icu_is_mark = 1 << 18,
  copyfit_icu_is_default_ignorable = 1 << 19,
  /// Default-ignorable but for Hangul fillers and shorthand controls, which HarfBuzz shows, or a tab or
  /// line terminator: its glyph is not missed.
  copyfit_icu_is_unseen = 1 << 20,
  copyfit_icu_is_alphabetic = 1 << 21,
  /// Emoji_Presentation or Emoji_Modifier: shown as an emoji unless told otherwise.
  copyfit_icu_shows_as_emoji = 1 << 22,
  /// Always begins a grapheme cluster next to characters with one of these three flags.
  copyfit_icu_begins_cluster = 1 << 23,
  /// Always goes on with the grapheme cluster before it, unless that is a control.
  copyfit_icu_continues_cluster = 1 << 24,
  /// A control: a cluster of its own, whatever follows.
  copyfit_icu_is_cluster_control = 1 << 25,
  /// The lowest bit of the role in lines of words, one of the numbers below.
  copyfit_icu_line_role_shift = 26,
};

/// What UAX #14 says of a character in a line of words; 0 for the others, next to which only ICU's rules know.
enum {
  copyfit_icu_line_mark = 1,
  copyfit_icu_line_space = 2,
  copyfit_icu_line_letter = 3,
  copyfit_icu_line_syllable = 4,
  copyfit_icu_line_ideograph = 5,
  copyfit_icu_line_infix = 6,
  copyfit_icu_line_stop = 7,
  copyfit_icu_line_apostrophe = 8,
  copyfit_icu_line_glue = 9,
};

/// The numbers that ICU gives to some scripts; `characters.c` checks them.
enum {
  copyfit_icu_script_common = 0,
  copyfit_icu_script_inherited = 1,
  copyfit_icu_script_han = 17,
  copyfit_icu_script_hiragana = 20,
  copyfit_icu_script_katakana = 22,
  copyfit_icu_script_latin = 25,
};

/// The ISO 15924 code of a script as ICU numbers it, as a big-endian tag.
uint32_t copyfit_icu_script_tag(int32_t script);

/// The character that closes a bracket or is closed by it; other characters give themselves.
uint32_t copyfit_icu_paired_bracket(uint32_t scalar);

/// An iterator over the boundaries of text.
typedef struct copyfit_icu_breaker copyfit_icu_breaker;

enum { copyfit_icu_breaks_lines = 0, copyfit_icu_breaks_graphemes = 1 };

/// Opens an iterator with the rules of a BCP 47 locale.
/// Returns NULL and sets `status` to a UErrorCode on failure.
copyfit_icu_breaker *_Nullable copyfit_icu_breaker_open(int32_t kind, const char *_Nonnull tag,
                                                        int32_t *_Nonnull status);

void copyfit_icu_breaker_close(copyfit_icu_breaker *_Nonnull breaker);

/// Starts over on UTF-16 text, which must stay in place while boundaries are asked for.
/// Returns a UErrorCode.
int32_t copyfit_icu_breaker_start(copyfit_icu_breaker *_Nonnull breaker,
                                  const uint16_t *_Nonnull text, int32_t length);

/// Writes the next boundaries, as offsets, and returns how many: fewer than `capacity` at the end.
int32_t copyfit_icu_breaker_next(copyfit_icu_breaker *_Nonnull breaker,
                                 int32_t *_Nonnull boundaries, int32_t capacity);

/// Resolves the embedding levels of paragraphs.
typedef struct copyfit_icu_bidi copyfit_icu_bidi;

/// Returns NULL where there is no memory.
copyfit_icu_bidi *_Nullable copyfit_icu_bidi_open(void);

void copyfit_icu_bidi_close(copyfit_icu_bidi *_Nonnull bidi);

/// How a paragraph runs: as its first strong character does (left to right without one), or as given.
enum {
  copyfit_icu_bidi_first_strong = 0,
  copyfit_icu_bidi_left_to_right = 1,
  copyfit_icu_bidi_right_to_left = 2,
};

/// Writes the embedding level of each UTF-16 unit of a paragraph. Returns a UErrorCode.
int32_t copyfit_icu_bidi_levels(copyfit_icu_bidi *_Nonnull bidi, const uint16_t *_Nonnull text,
                                int32_t length, int32_t direction, uint8_t *_Nonnull levels);

/// The embedding level of the last paragraph whose levels were resolved.
uint8_t copyfit_icu_bidi_paragraph_level(const copyfit_icu_bidi *_Nonnull bidi);

/// The plural rules of a language: which form of a text goes with a number.
typedef struct copyfit_icu_plurals copyfit_icu_plurals;

/// Opens the rules of a BCP 47 locale for cardinal or ordinal numbers; the root's where it is no
/// locale's name.
/// Returns NULL and sets `status` to a UErrorCode on failure.
copyfit_icu_plurals *_Nullable copyfit_icu_plurals_open(const char *_Nonnull tag, int32_t is_ordinal,
                                                        int32_t *_Nonnull status);

void copyfit_icu_plurals_close(copyfit_icu_plurals *_Nonnull rules);

/// The category of a number, as its place in "zero", "one", "two", "few", "many", "other"; -1 on failure.
int32_t copyfit_icu_plurals_category(const copyfit_icu_plurals *_Nonnull rules, double number);

/// Writes text of a named charset as UTF-8, U+FFFD where it is malformed.
/// Returns how many bytes were written, or -1 where ICU has no such charset or `capacity` is too small.
int32_t copyfit_icu_to_utf8(const char *_Nonnull charset, const char *_Nonnull bytes, int32_t length,
                            char *_Nonnull utf8, int32_t capacity);

/// Writes a decimal number in the digits and with the separators of a BCP 47 locale.
/// Returns how many units were written, or -1 where `capacity` is too small or ICU fails.
int32_t copyfit_icu_format_number(const char *_Nonnull tag, double number, int32_t fraction_digits,
                                  int32_t is_grouped, uint16_t *_Nonnull text, int32_t capacity);

/// A regular expression.
typedef struct copyfit_icu_regex copyfit_icu_regex;

/// What searches may take: `steps` times some 10,000 steps each, `all_steps` times as many all together, and
/// `stack` bytes.
typedef struct {
  int32_t steps;
  int32_t all_steps;
  int32_t stack;
} copyfit_icu_regex_limits;

/// Reads an expression.
/// Returns NULL and sets `status` to a UErrorCode on failure, and `column` to where reading stopped.
copyfit_icu_regex *_Nullable copyfit_icu_regex_open(const uint16_t *_Nullable pattern,
                                                    int32_t length, copyfit_icu_regex_limits limits,
                                                    int32_t *_Nonnull column,
                                                    int32_t *_Nonnull status);

void copyfit_icu_regex_close(copyfit_icu_regex *_Nonnull expression);

/// Whether the expression is found anywhere in a text; sets `status` to a UErrorCode.
int32_t copyfit_icu_regex_find(copyfit_icu_regex *_Nonnull expression,
                               const uint16_t *_Nullable text, int32_t length,
                               int32_t *_Nonnull status);

/// The steps of all searches so far, in units of about 10,000; the rest of each search is not counted.
int32_t copyfit_icu_regex_spent(const copyfit_icu_regex *_Nonnull expression);

/// Changes the letters of a text to capitals or small letters by the rules of a language, into `result`.
/// Returns the length of the whole changed text, which may be more than `capacity`; sets `status` to a UErrorCode.
int32_t copyfit_icu_change_case(const char *_Nonnull language, int32_t is_upper,
                                const uint16_t *_Nullable text, int32_t length,
                                uint16_t *_Nullable result, int32_t capacity,
                                int32_t *_Nonnull status);
