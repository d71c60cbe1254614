#include "floor.h"

#include <unicode/uchar.h>

enum { deepest_bracket = 63 };

typedef struct {
  uint32_t closing;
  int32_t script;
} bracket;

static bool is_japanese(int32_t script) {
  return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA;
}

int32_t floor_find_scripts(const UChar *units, int32_t length, script_run *runs) {
  bracket brackets[deepest_bracket];
  int32_t depth = 0, count = 0, current = USCRIPT_COMMON;
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U16_NEXT(units, i, length, c);
    if (U_IS_SURROGATE(c)) c = 0xFFFD;
    uint16_t properties = floor_properties((uint32_t)c);
    int32_t script = properties & script_mask;
    if (script == USCRIPT_INHERITED) script = USCRIPT_COMMON;
    if (properties & opens_bracket && depth < deepest_bracket) {
      brackets[depth++] = (bracket){(uint32_t)u_getBidiPairedBracket(c), current};
    } else if (properties & closes_bracket) {
      script = USCRIPT_COMMON;
      for (int32_t j = depth; j-- > 0;) {
        if (brackets[j].closing != (uint32_t)c) continue;
        script = brackets[j].script;
        depth = j;
        break;
      }
    }
    if (script == USCRIPT_COMMON || script == current || (is_japanese(script) && is_japanese(current)))
      continue;
    if (current == USCRIPT_COMMON) {
      for (int32_t j = 0; j < depth; j++) brackets[j].script = script;
    } else {
      runs[count++] = (script_run){start, current};
    }
    current = script;
  }
  runs[count++] = (script_run){length, current};
  return count;
}
