/* Copyfit: measures whether texts fit their labels, at every text size. Link with -lcopyfit.
 *
 * Lengths are points. Text is UTF-8. Sizes and counts are at most PTRDIFF_MAX.
 *
 * Threads: a context is used by one thread at a time; each thread opens its own with `copyfit_share`. A function that
 * is called while another thread uses the context does nothing but return COPYFIT_IN_USE, or false or 0 if it returns no
 * status. `copyfit_close`, `copyfit_message` and `copyfit_code` do not notice other threads: no thread may use the context
 * at the same time, and none may use it after `copyfit_close`. Labels and texts do not change: threads may share them, and
 * may use them with any context that shares their fonts.
 *
 * Errors: a function that can fail returns a status, and `copyfit_message` says what is wrong. On failure, handles do
 * not change, and other values that it would write are unspecified. A pointer that is NULL is an error, too
 * (COPYFIT_FAILED, or false or 0), unless its description says what NULL means, or its capacity is 0; only the `batch` of
 * `copyfit_fit_batch` must not be NULL.
 *
 * Memory: what a function creates is released by the caller, in any order. A released handle must not be used again.
 * Strings that are passed in are copied. Font files are read when they are first used, and must not be changed while a
 * process uses them. Fitting a text that is prepared does not allocate, unless the text must be shaped again, such as at
 * the end of a line in Arabic. */
#ifndef COPYFIT_H
#define COPYFIT_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-extension"
#pragma clang assume_nonnull begin
#define COPYFIT_NULLABLE _Nullable
#else
#define COPYFIT_NULLABLE
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* What went wrong. */
typedef enum copyfit_status {
  COPYFIT_OK = 0,
  COPYFIT_FONT_NOT_FOUND = 1, /* a font is missing or cannot be used */
  COPYFIT_OUT_OF_RANGE = 2,   /* a value of a label is outside its range, a list too long, or a locale malformed */
  COPYFIT_UNKNOWN_VALUE = 3,  /* a font, style or mode that does not exist, or fields that are missing or in conflict */
  COPYFIT_NOT_UTF8 = 4,       /* a string is not UTF-8 */
  COPYFIT_FAILED = 5,         /* a text cannot be laid out, or a pointer is NULL */
  COPYFIT_IN_USE = 6          /* another thread uses the context; there is no message */
} copyfit_status;

/* Whether a text fits, or how it fails. */
typedef enum copyfit_verdict {
  COPYFIT_FITS = 0,
  COPYFIT_SHRINKS = 1,     /* fits only at a smaller size that the label allows */
  COPYFIT_SPLITS_WORD = 2, /* fits, but a word is broken inside */
  COPYFIT_TRUNCATES = 3,   /* text is lost behind an ellipsis */
  COPYFIT_CLIPS = 4        /* text is cut without an ellipsis */
} copyfit_verdict;

/* How certain a verdict is. */
typedef enum copyfit_certainty {
  COPYFIT_MEASURED = 0, /* in the label's own fonts */
  COPYFIT_CERTAIN = 1,  /* in a stand-in for the system font; the same over its whole margin of error */
  COPYFIT_UNCERTAIN = 2 /* changes within the margin, or the font or a character is missing */
} copyfit_certainty;

/* A reader's text size. */
typedef enum copyfit_category {
  COPYFIT_X_SMALL, COPYFIT_SMALL, COPYFIT_MEDIUM, COPYFIT_LARGE, COPYFIT_X_LARGE, COPYFIT_XX_LARGE,
  COPYFIT_XXX_LARGE, COPYFIT_AX1, COPYFIT_AX2, COPYFIT_AX3, COPYFIT_AX4, COPYFIT_AX5
} copyfit_category;

/* The number of categories. */
enum { COPYFIT_CATEGORIES = 12 };

/* Fonts, scratch memory and the last error. */
typedef struct copyfit_context copyfit_context;
/* A font, a frame, and the treatment of text that does not fit. */
typedef struct copyfit_label copyfit_label;
/* A text that is shaped for a label. */
typedef struct copyfit_text copyfit_text;

/* A coordinate of a variable font, such as 650 on the axis "wght"; it is clamped to the axis. */
typedef struct copyfit_variation {
  const char *axis; /* the axis's tag, at most four characters */
  double value;
} copyfit_variation;

/* A description of a label. Begin with COPYFIT_LABEL_OPTIONS: then the label is in the style body, without limits.
 * If a font that is given by name is not installed, another one is measured: `copyfit_missing_font` has the name, and fits
 * are COPYFIT_UNCERTAIN unless letters are known to be as wide in both. */
typedef struct copyfit_label_options {
  const char *COPYFIT_NULLABLE font;        /* as in copyfit.yml: "headline.italic()", "custom(\"Inter\", size: 17)"; the
                                               next three fields are then not set */
  const char *COPYFIT_NULLABLE font_file;   /* without `font`: a path, or path#index in a collection; NULL: the system font */
  double font_size;                         /* of `font_file` or the system font at the category large */
  const char *COPYFIT_NULLABLE relative_to; /* the style with which `font_size` grows; NULL: it is fixed */
  const char *COPYFIT_NULLABLE const *COPYFIT_NULLABLE fallback; /* files for characters that the font lacks; none is NULL */
  size_t fallback_count;
  double width;                          /* 0 or more; INFINITY: no limit */
  double height;                         /* 0 or more; INFINITY: no limit */
  size_t lines;                          /* 0: no limit */
  const char *COPYFIT_NULLABLE mode;     /* tail (NULL), head, middle, clip, wordWrap, charWrap */
  double minimum_scale_factor;           /* up to 1; 0: the label does not shrink */
  double minimum_font_size;              /* from 0.001 to 100000 points; 0: the label does not shrink */
  double letter_spacing;                 /* points after every character, from -1000 to 1000 */
  double display_scale;                  /* pixels per point */
  const char *COPYFIT_NULLABLE line_break_strategy; /* standard (NULL), none */
  const char *COPYFIT_NULLABLE direction;           /* natural (NULL), leftToRight, rightToLeft */
  const char *COPYFIT_NULLABLE optical_size;        /* automatic (NULL), none: the axis opsz keeps its default */
  const copyfit_variation *COPYFIT_NULLABLE variations; /* in addition to those in `font` */
  size_t variation_count;
  bool tightening; /* letters may move closer together before text is truncated: then verdicts are uncertain */
  bool bold_text;  /* the reader's setting Bold Text */
} copyfit_label_options;

#ifdef __cplusplus
/* C++ has designated initializers only since C++20, and compilers warn of members that have none. */
static inline copyfit_label_options copyfit_usual_label_options() {
  copyfit_label_options options = copyfit_label_options();
  options.width = options.height = INFINITY;
  options.display_scale = 3;
  return options;
}
#define COPYFIT_LABEL_OPTIONS copyfit_usual_label_options()
#else
#define COPYFIT_LABEL_OPTIONS {.width = INFINITY, .height = INFINITY, .display_scale = 3}
#endif

/* The fit of a text in its label at one text size. */
typedef struct copyfit_fit {
  double point_size;       /* the requested size; with a profile, what the reader's factor makes of it */
  double drawn_point_size; /* the size of the verdict and of all measurements; smaller if the label shrinks the text,
                              whether that is enough or not */
  double width;            /* of the widest line */
  double height;           /* of all lines */
  double slack;            /* the room that the widest line leaves, negative if it is too wide; NAN without a width */
  double scale;            /* the fraction of the size at which the text fits; NAN unless the verdict is COPYFIT_SHRINKS */
  size_t line_count;       /* of the whole text, without limits */
  copyfit_verdict verdict;
  copyfit_certainty certainty;
  bool loses_text;       /* characters are lost: see `copyfit_visible_text` */
  bool clips_vertically; /* the ink of a single line leaves the frame above or below; no characters need to be lost */
  bool lacks_characters; /* no font has some of the text's characters: see `copyfit_missing` */
} copyfit_fit;

/* The visible part of a text that loses some. */
typedef struct copyfit_visible {
  size_t length;            /* of the visible text with its ellipsis, in bytes */
  size_t lines;
  size_t hidden_characters; /* characters (grapheme clusters) that are not drawn */
} copyfit_visible;

/* A change of a label: all of its values are needed. */
typedef struct copyfit_change {
  double width;  /* of the frame; NAN: unchanged */
  double height; /* of the frame; NAN: unchanged */
  size_t lines;  /* 0: unchanged */
} copyfit_change;

/* Opens a context with the fonts of folders, which are searched with their subfolders, and those of the machine. No folder
 * is NULL; `folders` may be if `count` is 0. On failure, the context has only the fonts of the machine and must be closed,
 * too; it is NULL if these cannot be read. */
copyfit_status copyfit_open(
    const char *COPYFIT_NULLABLE const *COPYFIT_NULLABLE folders, size_t count,
    copyfit_context *COPYFIT_NULLABLE *COPYFIT_NULLABLE context);
/* A context with the same fonts, for another thread; may be called while another thread uses `context`. */
copyfit_context *COPYFIT_NULLABLE copyfit_share(copyfit_context *COPYFIT_NULLABLE context);
/* Closes a context: its message is gone, its labels and texts stay valid. NULL is ignored. */
void copyfit_close(copyfit_context *COPYFIT_NULLABLE context);
/* The last error of a context, in one sentence without a full stop; NULL if there was none. It is valid until the next
 * call with the context. */
const char *COPYFIT_NULLABLE copyfit_message(copyfit_context *COPYFIT_NULLABLE context);

/* The name of the last error of a context for programs, as in an answer of `copyfit stream`, such as "font-not-found";
 * NULL if there was none. It is valid as long as the message. */
const char *COPYFIT_NULLABLE copyfit_code(copyfit_context *COPYFIT_NULLABLE context);

/* Creates a label. A missing font and a value outside its range are errors here, not of each text. */
copyfit_status copyfit_label_create(
    copyfit_context *COPYFIT_NULLABLE context, const copyfit_label_options *COPYFIT_NULLABLE options,
    copyfit_label *COPYFIT_NULLABLE *COPYFIT_NULLABLE label);
/* Creates a label from JSON of `length` bytes: an object with the fields of a request of `copyfit stream` that describe
 * the label, such as {"style": "headline", "width": 280, "maximumCategory": "AX1"}. This way has all fields, and `sizes`
 * with one size, which the font keeps at each category. As in a stream, limits are finite and above 0. There is no
 * field for a height that grows with a text style. */
copyfit_status copyfit_label_read(
    copyfit_context *COPYFIT_NULLABLE context, const char *COPYFIT_NULLABLE json, size_t length,
    copyfit_label *COPYFIT_NULLABLE *COPYFIT_NULLABLE label);
/* The name of a label's font that was not found when the label was created, so that another one is measured: writes at
 * most `capacity` bytes of it, without a NUL, and returns its length in bytes; 0 if the font was found. */
size_t copyfit_missing_font(copyfit_label *COPYFIT_NULLABLE label, char *COPYFIT_NULLABLE buffer, size_t capacity);
/* Releases a label; its texts stay valid. NULL is ignored. */
void copyfit_label_release(copyfit_label *COPYFIT_NULLABLE label);

/* Shapes a text of `length` bytes once for all sizes. The locale is BCP 47 or a folder's name; NULL: unknown. */
copyfit_status copyfit_prepare(
    copyfit_context *COPYFIT_NULLABLE context, copyfit_label *COPYFIT_NULLABLE label,
    const char *COPYFIT_NULLABLE text, size_t length,
    const char *COPYFIT_NULLABLE locale, copyfit_text *COPYFIT_NULLABLE *COPYFIT_NULLABLE prepared);
/* Releases a text. NULL is ignored. */
void copyfit_text_release(copyfit_text *COPYFIT_NULLABLE text);
/* Characters that no font has, in ascending order: writes at most `capacity` of them and returns their number. */
size_t copyfit_missing(copyfit_text *COPYFIT_NULLABLE text, uint32_t *COPYFIT_NULLABLE characters, size_t capacity);

/* Fits a text at a category; a number that is no category is COPYFIT_OUT_OF_RANGE. */
copyfit_status copyfit_fit_at(
    copyfit_context *COPYFIT_NULLABLE context, copyfit_text *COPYFIT_NULLABLE text,
    copyfit_category category, copyfit_fit *COPYFIT_NULLABLE fit);
/* Fits a text at all categories, from the smallest: writes COPYFIT_CATEGORIES fits. */
copyfit_status copyfit_fit_all(
    copyfit_context *COPYFIT_NULLABLE context, copyfit_text *COPYFIT_NULLABLE text,
    copyfit_fit *COPYFIT_NULLABLE fits);
/* Writes at most `capacity` bytes of the visible text, without a NUL; false if the text loses nothing, if another thread
 * uses the context, or for a number that is no category. */
bool copyfit_visible_text(
    copyfit_context *COPYFIT_NULLABLE context, copyfit_text *COPYFIT_NULLABLE text,
    copyfit_category category, char *COPYFIT_NULLABLE buffer, size_t capacity,
    copyfit_visible *COPYFIT_NULLABLE visible);
/* Changes that each make a text fit, and that were tried: writes at most `capacity` of them and returns their number, 0
 * if the text fits or no change was found, if another thread uses the context, or for a number that is no category. */
size_t copyfit_remedies(
    copyfit_context *COPYFIT_NULLABLE context, copyfit_text *COPYFIT_NULLABLE text,
    copyfit_category category, copyfit_change *COPYFIT_NULLABLE changes, size_t capacity);

/* Reads the name of a category: its own, such as "AX5", or UIKit's or SwiftUI's. False for other names. */
bool copyfit_category_named(const char *COPYFIT_NULLABLE name, copyfit_category *COPYFIT_NULLABLE category);

/* Many texts, and where their fits are written; the arrays have `count` elements. A locale that is NULL is unknown. */
typedef struct copyfit_batch {
  size_t count;
  const char *COPYFIT_NULLABLE const *COPYFIT_NULLABLE texts;
  const size_t *COPYFIT_NULLABLE lengths; /* in bytes; NULL: texts end with a NUL */
  const char *COPYFIT_NULLABLE const *COPYFIT_NULLABLE locales;
  copyfit_label *COPYFIT_NULLABLE const *COPYFIT_NULLABLE labels;
  copyfit_fit *COPYFIT_NULLABLE fits;        /* COPYFIT_CATEGORIES for each text */
  copyfit_status *COPYFIT_NULLABLE statuses; /* of each text; `copyfit_batch_error` says what is wrong with one */
  /* A bit, 1u << COPYFIT_AX5, for each category to fit; 0: all. The fits of others are not written. */
  unsigned categories;
} copyfit_batch;

/* Fits many texts at the batch's categories, on `jobs` threads of its own, and returns the number of texts that could not be
 * measured, all of them if the context or an array is NULL, and 0 without a batch. With 0 jobs there is a thread for each
 * processor, and so there is for a negative number, which is above PTRDIFF_MAX; there are at most 256. Several threads may
 * call it with one context. Neighboring texts should have one language, because they share words. */
size_t copyfit_fit_batch(
    copyfit_context *COPYFIT_NULLABLE context, const copyfit_batch *COPYFIT_NULLABLE batch, size_t jobs);
/* Says what is wrong with the text of a batch that has an index, from 0: measures it again, and returns its status. Then
 * the message names it, such as "texts[3]: the text is not UTF-8". An index that is too large is COPYFIT_OUT_OF_RANGE. */
copyfit_status copyfit_batch_error(
    copyfit_context *COPYFIT_NULLABLE context, const copyfit_batch *COPYFIT_NULLABLE batch, size_t index);

#ifdef __cplusplus
}
#endif
#ifdef __clang__
#pragma clang assume_nonnull end
#pragma clang diagnostic pop
#endif
#endif
