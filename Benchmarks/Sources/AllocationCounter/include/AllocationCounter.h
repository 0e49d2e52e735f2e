/// The number of blocks that this process has allocated so far.
unsigned long allocation_count(void);
