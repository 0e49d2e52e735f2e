#include <stdbool.h>

/// Whether allocations are counted here: with the GNU C library, and not in a build that looks for errors of memory or threads.
bool allocations_are_counted(void);

/// The number of blocks that this process has allocated so far, in a build with `COUNTS_ALL_THREADS`.
unsigned long allocation_count(void);

/// The number of blocks that this thread has allocated so far.
unsigned long allocation_count_of_thread(void);

/// The number of bytes that this thread has asked for so far.
unsigned long allocated_bytes_of_thread(void);
