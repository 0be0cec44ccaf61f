#ifndef C_STANDARD_DATA_H
#define C_STANDARD_DATA_H

#include <stddef.h>

// The tables of Resources/, which say at their top where they come from and under which licence.
// They are part of the program, so that it needs no file beside it.

/// The bytes of one table; they live as long as the program.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} standard_data;

#endif
