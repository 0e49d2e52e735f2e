// The part of `mach-o/dyld.h` that the sources use, a module beside Darwin's, as in the SDK.

#pragma once

extern const char *_dyld_get_image_name(unsigned int image_index);
