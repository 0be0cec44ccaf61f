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

/// The numbering plans of the world.
standard_data standard_data_phone_plans(void);

/// Names of countries.
standard_data standard_data_countries(void);

/// What letters beyond ASCII fold to.
standard_data standard_data_folding(void);

/// Words that stand in names without being names: titles, particles, suffixes, degrees.
standard_data standard_data_names(void);

/// Short and pet forms of given names.
standard_data standard_data_nicknames(void);

/// Given names that several languages have, each in its own form.
standard_data standard_data_name_variants(void);

/// Legal forms of organizations.
standard_data standard_data_organizations(void);

/// Words of street lines.
standard_data standard_data_streets(void);

/// Words of places: regions, countries and parts of the names of towns.
standard_data standard_data_places(void);

#endif
