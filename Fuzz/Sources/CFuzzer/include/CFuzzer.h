#include <stddef.h>
#include <stdint.h>

// LLVM's libFuzzer declares this in no header that Swift's toolchain has.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t size));
