// Fits the same texts with one thread and with eight, for the thread sanitizer: prints whether all fits are equal. Its
// argument is a font file.
#include "copyfit.h"

#include <stdio.h>
#include <string.h>

enum { COUNT = 480, LABELS = 3 };

static const char *const words[] = {"Weiter zur Kasse", "إعدادات الحساب", "उपयोगकर्ता सेटिंग", "設定を保存しました", "ตั้งค่าบัญชี", "Αποθήκευση"};
static const char *const tags[] = {"de", "ar", "hi", "ja", "th", "el"};

static copyfit_fit fits[2][COUNT * COPYFIT_CATEGORIES];
static copyfit_status statuses[2][COUNT];

int main(int count, char **arguments) {
  copyfit_context *context = NULL;
  if (count < 2 || copyfit_open(NULL, 0, &context)) return 1;
  copyfit_label *labels[LABELS] = {NULL};
  for (int index = 0; index < LABELS; index++) {
    copyfit_label_options options = COPYFIT_LABEL_OPTIONS;
    if (index == 0) {
      options.font_file = arguments[1];
      options.font_size = 17;
    } else {
      options.font = index == 1 ? "body" : "system(size: 13, weight: .semibold)";
    }
    options.width = 90;
    options.lines = 2;
    if (copyfit_label_create(context, &options, &labels[index])) return 1;
  }
  const char *texts[COUNT], *locales[COUNT];
  copyfit_label *chosen[COUNT];
  for (int index = 0; index < COUNT; index++) {
    texts[index] = words[index % 6];
    locales[index] = tags[index % 6];
    chosen[index] = labels[index / 6 % LABELS];
  }
  size_t failures = 0;
  for (int run = 0; run < 2; run++) {
    copyfit_batch batch = {COUNT, texts, NULL, locales, chosen, fits[run], statuses[run], 0};
    failures += copyfit_fit_batch(context, &batch, run == 0 ? 8 : 1);
  }
  for (int index = 0; index < LABELS; index++) copyfit_label_release(labels[index]);
  copyfit_close(context);
  int differences = 0;
  for (int index = 0; index < COUNT * COPYFIT_CATEGORIES; index++) {
    const copyfit_fit *one = &fits[0][index], *other = &fits[1][index];
    differences += one->width != other->width || one->height != other->height || one->verdict != other->verdict
                   || one->line_count != other->line_count;
  }
  printf("%d texts, %zu failures, %d differences\n", COUNT, failures, differences);
  return failures || differences;
}
