// Uses the C interface as an app would: prints fits, batch results and errors. Its argument is a font file.
#include "copyfit.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

static const char *const verdicts[] = {"fits", "shrinks", "splitsWord", "truncates", "clips"};
static const char *const certainties[] = {"measured", "certain", "uncertain"};

static void print(const char *name, const copyfit_fit *fit) {
  printf("%s: %s, %s, %zu lines, %.1f × %.1f at %.0f, slack %.1f\n", name, verdicts[fit->verdict],
         certainties[fit->certainty], fit->line_count, fit->width, fit->height, fit->point_size, fit->slack);
}

static copyfit_label *label(copyfit_context *context, const copyfit_label_options *options) {
  copyfit_label *label = NULL;
  copyfit_status status = copyfit_label_create(context, options, &label);
  if (status) printf("label: %d %s, %s\n", status, copyfit_code(context), copyfit_message(context));
  return label;
}

static copyfit_text *text(copyfit_context *context, copyfit_label *label, const char *bytes, const char *locale) {
  copyfit_text *text = NULL;
  copyfit_status status = copyfit_prepare(context, label, bytes, strlen(bytes), locale, &text);
  if (status) printf("text: %d %s\n", status, copyfit_message(context));
  return text;
}

static void fits(copyfit_context *context, const char *font_file) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  options.font_file = font_file;
  options.font_size = 17;
  options.relative_to = "body";
  options.width = 120;
  options.lines = 1;
  copyfit_label *narrow = label(context, &options);
  copyfit_text *prepared = text(context, narrow, "Zahlungsmittel verwalten", "de");
  copyfit_fit fits[COPYFIT_CATEGORIES], large;
  copyfit_fit_all(context, prepared, fits);
  copyfit_fit_at(context, prepared, COPYFIT_LARGE, &large);
  print("xSmall", &fits[COPYFIT_X_SMALL]);
  print("large", &large);
  print("AX5", &fits[COPYFIT_AX5]);

  char buffer[8];
  copyfit_visible visible = {0};
  if (copyfit_visible_text(context, prepared, COPYFIT_LARGE, buffer, sizeof buffer, &visible))
    printf("visible: %.8s of %zu bytes, %zu hidden\n", buffer, visible.length, visible.hidden_characters);
  copyfit_change changes[4];
  size_t ways = copyfit_remedies(context, prepared, COPYFIT_LARGE, changes, 4);
  for (size_t index = 0; index < ways && index < 4; index++)
    printf("remedy: width %.1f, height %.1f, lines %zu\n", changes[index].width, changes[index].height,
           changes[index].lines);
  printf("remedies without room: %zu\n", copyfit_remedies(context, prepared, COPYFIT_LARGE, NULL, 0));
  copyfit_text *unknown = text(context, narrow, "a\xCD\xB8", NULL);
  uint32_t missing[1];
  size_t count = copyfit_missing(unknown, missing, 1);
  copyfit_fit_at(context, unknown, COPYFIT_LARGE, &large);
  printf("missing: %zu, first U+%04X, %d and %d\n", count, missing[0], large.lacks_characters, fits[0].lacks_characters);
  copyfit_text_release(unknown);
  // Releases in any order.
  copyfit_label_release(narrow);
  copyfit_fit_at(context, prepared, COPYFIT_LARGE, &large);
  copyfit_text_release(prepared);
}

static void fit_batch(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  options.font = "headline.italic()";
  options.width = 280;
  copyfit_label *headline = label(context, &options);
  const char *texts[] = {"Weiter zur Kasse", "\xFF", "Suite"};
  const char *locales[] = {"de", "de", "not a locale"};
  copyfit_label *labels[] = {headline, headline, headline};
  copyfit_fit fits[3 * COPYFIT_CATEGORIES];
  copyfit_status statuses[3];
  copyfit_batch batch = {3, texts, NULL, locales, labels, fits, statuses, 0};
  size_t failures = copyfit_fit_batch(context, &batch, 2);
  printf("batch: %zu failures: %d %d %d\n", failures, statuses[0], statuses[1], statuses[2]);
  print("AX5", &fits[COPYFIT_AX5]);
  for (size_t index = 0; index < 4; index++) {
    copyfit_status status = copyfit_batch_error(context, &batch, index);
    printf("batch: %d %s\n", status, status ? copyfit_message(context) : "none");
  }
  copyfit_fit all = fits[COPYFIT_LARGE];
  fits[COPYFIT_AX5].line_count = fits[COPYFIT_LARGE].line_count = 99;
  batch.categories = 1u << COPYFIT_LARGE;
  failures = copyfit_fit_batch(context, &batch, 1);
  printf("batch: %zu failures, %d, and AX5 is %zu\n", failures, all.line_count == fits[COPYFIT_LARGE].line_count,
         fits[COPYFIT_AX5].line_count);
  batch.labels = NULL;
  printf("batch: %d %d", copyfit_batch_error(NULL, &batch, 0), copyfit_batch_error(context, NULL, 0));
  copyfit_status status = copyfit_batch_error(context, &batch, 0);
  printf(" %d %s\n", status, copyfit_message(context));
  copyfit_label_release(headline);
}

static void missing_font(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  const char *const fonts[] = {"custom(\"Nobody-Regular\", size: 17)", "headline"};
  for (int index = 0; index < 2; index++) {
    options.font = fonts[index];
    copyfit_label *named = label(context, &options);
    char name[6] = "";
    size_t length = copyfit_missing_font(named, name, sizeof name);
    printf("missing font: %.6s of %zu bytes, %zu\n", name, length, copyfit_missing_font(named, NULL, 0));
    copyfit_label_release(named);
  }
  printf("missing font: %zu\n", copyfit_missing_font(NULL, NULL, 0));
}

// A label that shrinks, once enough and once not.
static void shrunk(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  options.width = 120;
  options.lines = 1;
  options.minimum_scale_factor = 0.5;
  copyfit_label *narrow = label(context, &options);
  copyfit_text *prepared = text(context, narrow, "Zahlungsmittel verwalten", "de");
  const copyfit_category categories[] = {COPYFIT_LARGE, COPYFIT_AX5};
  for (size_t index = 0; index < 2; index++) {
    copyfit_fit fit;
    copyfit_fit_at(context, prepared, categories[index], &fit);
    printf("%s: %.0f drawn at %.2f, scale %.2f\n", verdicts[fit.verdict], fit.point_size, fit.drawn_point_size, fit.scale);
  }
  copyfit_text_release(prepared);
  copyfit_label_release(narrow);
}

// A line whose ink leaves a low frame, although no character is lost.
static void clipped(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  options.height = 10;
  options.lines = 1;
  copyfit_label *low = label(context, &options);
  copyfit_text *prepared = text(context, low, "Kasse", "de");
  copyfit_fit fit;
  copyfit_fit_at(context, prepared, COPYFIT_AX5, &fit);
  printf("%s: loses text %d, clips vertically %d\n", verdicts[fit.verdict], fit.loses_text, fit.clips_vertically);
  copyfit_text_release(prepared);
  copyfit_label_release(low);
}

static void errors(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  options.width = NAN;
  label(context, &options);
  options.width = 100;
  options.font = "body.slanted()";
  label(context, &options);
  options.font = NULL;
  options.font_file = "nowhere.otf";
  options.font_size = 17;
  label(context, &options);
  options.font_size = -1;
  label(context, &options);
  options.font_size = NAN;
  label(context, &options);
  options.font_size = 0;
  options.font_file = NULL;
  options.display_scale = 0;
  label(context, &options);
  options.display_scale = 3;
  options.mode = "tial";
  label(context, &options);
  options.mode = NULL;
  const copyfit_variation variations[] = {{"wght", 650}, {"weight", 1}};
  const copyfit_variation twice[] = {{"wght", 650}, {"wght", 300}};
  options.variations = variations;
  options.variation_count = 1;
  options.optical_size = "none";
  options.tightening = options.bold_text = true;
  copyfit_label_release(label(context, &options));
  options.variation_count = 2;
  label(context, &options);
  options.variations = twice;
  label(context, &options);
  options.variation_count = 257;
  label(context, &options);
  options.variation_count = 0;
  options.optical_size = "large";
  label(context, &options);
  options.optical_size = NULL;
  options.mode = "tail";
  copyfit_label *body = label(context, &options);
  text(context, body, "\xC3", "de");
  text(context, body, "Kasse", "??");
  copyfit_label_release(body);
}

// Fields that would be ignored, and values that a request of the stream may not have.
static void refused_options(copyfit_context *context) {
  const copyfit_label_options usual = COPYFIT_LABEL_OPTIONS;
  const char *const fallback[300] = {NULL};
  enum { count = 29 };
  copyfit_label_options options[count];
  for (size_t index = 0; index < count; index++) options[index] = usual;
  options[0].font = "body";
  options[0].font_size = 40;
  options[1].font = "body";
  options[1].relative_to = "nonsense";
  options[2].relative_to = "title1";
  options[3].variation_count = 3;
  options[4].width = -1;
  options[5].font_size = 1e300;
  options[6].font = "headlin";
  options[7].font_file = "nowhere.otf";
  options[8].font_size = 17;
  options[8].relative_to = "footnote2";
  options[9].fallback_count = SIZE_MAX;
  options[10].minimum_scale_factor = 2;
  options[11].font_size = INFINITY;
  options[12].font_size = 0.0001;
  options[13].minimum_font_size = 1e300;
  options[14].minimum_font_size = -1;
  options[15].minimum_font_size = INFINITY;
  options[16].minimum_font_size = 0.0001;
  options[17].minimum_font_size = 10;
  options[18].font = "";
  options[19].font = "system(size: 0)";
  options[20].font = "body.weight(5000)";
  options[21].font = "system(size: 1e999)";
  options[22].font = "body.pointSizeLimits(minimum: 9)";
  options[23].font = "headline\xFF";
  options[24].fallback = fallback;
  options[24].fallback_count = 300;
  options[25].letter_spacing = INFINITY;
  options[26].font = "system(size: 1e300)";
  options[27].direction = "\xFF";
  options[28].font_file = "nowhere.otf#2";
  options[28].font_size = -INFINITY;
  for (size_t index = 0; index < count; index++) copyfit_label_release(label(context, &options[index]));
}

// Numbers that are no category.
static void unknown_categories(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  options.width = 10;
  options.lines = 1;
  copyfit_label *narrow = label(context, &options);
  copyfit_text *prepared = text(context, narrow, "Kasse", "de");
  copyfit_fit fit;
  copyfit_visible visible;
  const copyfit_category categories[] = {(copyfit_category)-1, (copyfit_category)COPYFIT_CATEGORIES, COPYFIT_AX5};
  for (size_t index = 0; index < 3; index++) {
    copyfit_status status = copyfit_fit_at(context, prepared, categories[index], &fit);
    printf("category: %d %d %d\n", status,
           copyfit_visible_text(context, prepared, categories[index], NULL, 0, &visible),
           copyfit_remedies(context, prepared, categories[index], NULL, 0) > 0);
  }
  copyfit_text_release(prepared);
  copyfit_label_release(narrow);
}

// Labels as JSON, as in a request of the stream.
static void read_labels(copyfit_context *context) {
  const char *const labels[] = {
      "{\"style\":\"body\",\"width\":120,\"lines\":1,\"maximumCategory\":\"AX1\"}",
      "{\"system\":true,\"sizes\":[20],\"width\":120,\"paragraph\":{\"lineSpacing\":4}}",
      "{\"style\":\"body\",\"widht\":1}", "{\"style\":\"body\",\"width\":-1}", "{\"style\":\"body\",\"text\":\"a\"}",
      "{\"font\":\"a\\u0000.otf\",\"size\":17}", "{\"system\":true,\"sizes\":[17,20]}", "{", "\xFF", "",
      "{\"style\":\"body\",\"minimumCategory\":\"AX5\",\"maximumCategory\":\"large\"}"};
  for (size_t index = 0; index < sizeof labels / sizeof *labels; index++) {
    copyfit_label *read = NULL;
    copyfit_fit fit;
    if (copyfit_label_read(context, labels[index], strlen(labels[index]), &read)) {
      printf("read: %s, %s\n", copyfit_code(context), copyfit_message(context));
      continue;
    }
    copyfit_text *prepared = text(context, read, "Zahlungsmittel verwalten", "de");
    copyfit_fit_at(context, prepared, COPYFIT_AX5, &fit);
    print("read", &fit);
    copyfit_text_release(prepared);
    copyfit_label_release(read);
  }
  copyfit_label *none = NULL;
  printf("read: %d %d\n", copyfit_label_read(context, NULL, 0, &none), copyfit_label_read(NULL, "{}", 2, &none));
  copyfit_category category = COPYFIT_X_SMALL;
  const char *const names[] = {"AX5", "accessibilityLarge", "UICTContentSizeCategoryXXL", "huge", NULL};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    bool known = copyfit_category_named(names[index], &category);
    printf("category: %d %d\n", known, category);
  }
}

static void missing_handles(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  copyfit_label *body = label(context, &options), *none = NULL;
  copyfit_text *prepared = NULL;
  copyfit_fit fits[COPYFIT_CATEGORIES];
  copyfit_visible visible;
  const char *texts[] = {NULL, "Kasse"};
  copyfit_label *labels[] = {body, NULL};
  const char *locales[] = {"de", NULL};
  copyfit_status statuses[2];
  copyfit_fit many[2 * COPYFIT_CATEGORIES];
  copyfit_batch batch = {2, texts, NULL, locales, labels, many, statuses, 0};
  printf("NULL: %d %d %d %d %zu %d\n", copyfit_label_create(NULL, &options, &none),
         copyfit_prepare(NULL, body, "a", 1, NULL, &prepared), copyfit_prepare(context, NULL, "a", 1, NULL, &prepared),
         copyfit_prepare(context, body, NULL, 0, NULL, &prepared), copyfit_missing(NULL, NULL, 0),
         copyfit_visible_text(context, NULL, COPYFIT_LARGE, NULL, 0, &visible));
  printf("NULL: %d %d %zu %zu %zu\n", copyfit_fit_at(context, NULL, COPYFIT_LARGE, fits),
         copyfit_fit_all(NULL, NULL, fits), copyfit_remedies(context, NULL, COPYFIT_LARGE, NULL, 0),
         copyfit_fit_batch(NULL, &batch, 1), copyfit_fit_batch(context, &batch, 1));
  statuses[0] = statuses[1] = COPYFIT_OK;
  copyfit_fit_batch(NULL, &batch, 1);
  printf("NULL: %d %d %zu\n", statuses[0], statuses[1], copyfit_fit_batch(context, NULL, 1));
  copyfit_status status = copyfit_prepare(context, body, "a", SIZE_MAX, NULL, &prepared);
  printf("length: %d %s\n", status, copyfit_message(context));
  options.lines = SIZE_MAX;
  label(context, &options);
  printf("category: %d\n", copyfit_fit_at(context, NULL, (copyfit_category)-1, fits));
  copyfit_label_release(body);
}

// Places of results, lists and their elements that are NULL.
static void missing_places(copyfit_context *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  copyfit_label *body = label(context, &options), *none = NULL;
  copyfit_text *prepared = text(context, body, "Kasse", "de");
  const char *const no_files[] = {NULL};
  printf("place: %d %d %d", copyfit_open(NULL, 0, NULL), copyfit_label_create(context, &options, NULL),
         copyfit_label_create(context, NULL, &none));
  printf(" %d %d", copyfit_label_read(context, "{}", 2, NULL), copyfit_prepare(context, body, "a", 1, NULL, NULL));
  printf(" %d %d", copyfit_fit_at(context, prepared, COPYFIT_LARGE, NULL), copyfit_fit_all(context, prepared, NULL));
  printf(" %d %d\n", copyfit_visible_text(context, prepared, COPYFIT_LARGE, NULL, 0, NULL),
         copyfit_category_named("AX5", NULL));
  printf("place: %s\n", copyfit_message(context));
  options.fallback = no_files;
  options.fallback_count = 1;
  label(context, &options);

  const char *texts[] = {"Kasse"}, *locales[] = {"de"};
  copyfit_label *labels[] = {body};
  copyfit_fit fits[COPYFIT_CATEGORIES];
  copyfit_status statuses[1];
  const copyfit_batch batches[] = {
      {1, NULL, NULL, locales, labels, fits, statuses, 0}, {1, texts, NULL, NULL, labels, fits, statuses, 0},
      {1, texts, NULL, locales, NULL, fits, statuses, 0},  {1, texts, NULL, locales, labels, NULL, statuses, 0},
      {1, texts, NULL, locales, labels, fits, NULL, 0},    {0, NULL, NULL, NULL, NULL, NULL, NULL, 0}};
  for (size_t index = 0; index < sizeof batches / sizeof *batches; index++) {
    statuses[0] = COPYFIT_OK;
    size_t failures = copyfit_fit_batch(context, &batches[index], 1);
    printf("array: %zu %d\n", failures, statuses[0]);
  }
  copyfit_text_release(prepared);
  copyfit_label_release(body);
}

// Lists of folders that would open as if they had none.
static void refused_folders(void) {
  const char *const none[] = {NULL};
  const struct {
    const char *const *folders;
    size_t count;
  } lists[] = {{NULL, 0}, {NULL, 3}, {none, 1}, {none, SIZE_MAX}};
  for (size_t index = 0; index < sizeof lists / sizeof *lists; index++) {
    copyfit_context *context = NULL;
    copyfit_status status = copyfit_open(lists[index].folders, lists[index].count, &context);
    printf("folders: %d %s\n", status, status ? copyfit_message(context) : "none");
    copyfit_close(context);
  }
}

static void *intrude(void *context) {
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  for (int round = 0; round < 2000; round++) {
    copyfit_label *body = NULL;
    copyfit_text *prepared = NULL;
    copyfit_fit fit;
    copyfit_label_create(context, &options, &body);
    copyfit_prepare(context, body, "Kasse", 5, "de", &prepared);
    copyfit_fit_at(context, prepared, COPYFIT_AX5, &fit);
    copyfit_text_release(prepared);
    copyfit_label_release(body);
  }
  return NULL;
}

static void *work(void *context) {
  copyfit_context *own = copyfit_share(context);
  copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
  copyfit_label *body = label(own, &options);
  copyfit_text *prepared = text(own, body, "Συνέχεια στο ταμείο", "el");
  copyfit_fit fit;
  for (int round = 0; round < 100; round++) copyfit_fit_at(own, prepared, round % COPYFIT_CATEGORIES, &fit);
  copyfit_text_release(prepared);
  copyfit_label_release(body);
  copyfit_close(own);
  return NULL;
}

int main(int count, char **arguments) {
  const char *const nowhere[] = {"/nowhere/fonts"};
  copyfit_context *context = NULL;
  copyfit_status status = copyfit_open(nowhere, 1, &context);
  printf("open: %d %s\n", status, copyfit_message(context));
  fits(context, arguments[count - 1]);
  fit_batch(context);
  missing_font(context);
  shrunk(context);
  clipped(context);
  errors(context);
  refused_options(context);
  unknown_categories(context);
  read_labels(context);
  missing_handles(context);
  missing_places(context);
  refused_folders();
  pthread_t threads[2];
  // A mistake that must not crash; whether the calls meet is chance.
  for (int index = 0; index < 2; index++) pthread_create(&threads[index], NULL, intrude, context);
  for (int index = 0; index < 2; index++) pthread_join(threads[index], NULL);
  for (int index = 0; index < 2; index++) pthread_create(&threads[index], NULL, work, context);
  for (int index = 0; index < 2; index++) pthread_join(threads[index], NULL);
  copyfit_close(context);
  copyfit_close(NULL);
}
