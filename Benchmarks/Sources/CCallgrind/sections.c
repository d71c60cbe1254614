#include "CCallgrind.h"

#if __has_include(<valgrind/callgrind.h>)

#include <valgrind/callgrind.h>

void copyfit_section_begins(void) { CALLGRIND_ZERO_STATS; }

void copyfit_section_ends(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }

#else

void copyfit_section_begins(void) {}

void copyfit_section_ends(const char *name) {}

#endif
