#include "CAllocations.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local uint64_t count;

uint64_t copyfit_allocations(void) { return count; }

#if defined(__GLIBC__)

// A program's own definitions override those of the C library, which has these other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *result = memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *memory = result;
  return 0;
}

int32_t copyfit_allocations_are_counted(void) { return 1; }

#elif defined(__APPLE__)

// libmalloc calls this for every allocation of any zone; the second bit of the type is set for an allocation.
typedef void (*logger)(uint32_t type, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uint32_t);
extern logger malloc_logger;

static void count_call(uint32_t type, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t result, uint32_t skip) {
  if (type & 2) count++;
}

int32_t copyfit_allocations_are_counted(void) {
  malloc_logger = count_call;
  return 1;
}

#else

int32_t copyfit_allocations_are_counted(void) { return 0; }

#endif
