// Counts how often memory is asked for.
#pragma once
#include <stdint.h>

/// How often the calling thread has called `malloc`, `calloc`, `realloc` or one of the aligned ones.
///
/// Counted exactly: with glibc the program's own `malloc` takes the place of the library's, for Swift,
/// HarfBuzz and ICU alike, and passes the call on. On macOS `malloc_logger` is called by the library.
/// Elsewhere nothing is counted, and `copyfit_allocations_are_counted` is 0.
uint64_t copyfit_allocations(void);

/// Starts counting, where that needs a hook. Returns whether allocations are counted here.
int32_t copyfit_allocations_are_counted(void);
