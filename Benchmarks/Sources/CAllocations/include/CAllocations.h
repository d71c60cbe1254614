// Counts allocations.
#pragma once
#include <stdint.h>

/// The number of calls of `malloc`, `calloc`, `realloc` or the aligned ones by the calling thread.
///
/// The count is exact: with glibc the program's own `malloc` replaces the library's, also for Swift, HarfBuzz and ICU,
/// and forwards the call. On macOS the library calls `malloc_logger`. Elsewhere nothing is counted, and
/// `copyfit_allocations_are_counted` is 0.
uint64_t copyfit_allocations(void);

/// Starts counting if that needs a hook. Returns whether allocations are counted here.
int32_t copyfit_allocations_are_counted(void);
