// Divides the counts of callgrind, valgrind's profiler, into sections.
#pragma once

/// Starts a section: forgets all counts so far.
///
/// Without valgrind nothing happens. If its headers were missing when this was compiled, nothing happens either.
void copyfit_section_begins(void);

/// Ends a section: callgrind writes its counts to a file, with the name as the description.
void copyfit_section_ends(const char *name);
