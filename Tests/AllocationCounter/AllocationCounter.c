#include "AllocationCounter.h"
#include <stddef.h>
#include <stdlib.h>

// Sanitizers replace malloc themselves.
#if defined(__GLIBC__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)
#define COUNTS 1
#endif

static _Thread_local unsigned long count_of_thread;
static _Thread_local unsigned long bytes_of_thread;

#ifdef COUNTS_ALL_THREADS
static _Atomic unsigned long count;

unsigned long allocation_count(void) { return count; }
#endif

unsigned long allocation_count_of_thread(void) { return count_of_thread; }
unsigned long allocated_bytes_of_thread(void) { return bytes_of_thread; }

#ifdef COUNTS

bool allocations_are_counted(void) { return true; }

static void note(size_t size) {
    // Threads that change one number wait for each other, which takes a share of the time of all tests.
#ifdef COUNTS_ALL_THREADS
    count++;
#endif
    count_of_thread++;
    bytes_of_thread += size;
}

// Functions of this name in the executable go before the C library's (glibc documents that malloc may be replaced).

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    note(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    note(size);
    return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note(size);
    *block = __libc_memalign(alignment, size);
    return *block ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

#else

bool allocations_are_counted(void) { return false; }

#endif
