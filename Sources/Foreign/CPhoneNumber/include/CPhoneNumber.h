#ifndef C_PHONE_NUMBER_H
#define C_PHONE_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libphonenumber for Swift: plain values in, plain values out.
//
// No exception crosses, no text is read or written past its count, and every function may be called
// from any thread.

#ifdef __cplusplus
extern "C" {
#endif

/// What is known of a phone number, its spellings apart.
typedef struct {
  uint64_t national_number;
  int32_t country_code;
  /// How many zeros in front are part of the number, as in Italy.
  int32_t leading_zeros;
  /// `PhoneNumberUtil::PhoneNumberType`.
  int32_t type;
  bool is_possible;
  bool is_valid;
} phone_number_facts;

/// How much room the spellings of a number need at most.
enum { phone_number_room = 512 };

/// Reads the number in `text`, written in `region`: two letters, or "ZZ" for none.
///
/// Writes its spellings to `spellings`, a tab behind each: E.164, international, national, RFC 3966,
/// extension, region. Returns how many bytes these are; 0 where the text is no number.
size_t phone_number_read(const char *text, size_t count, const char region[2],
                         phone_number_facts *facts, char *spellings, size_t room);

/// Only reads: country code, national number and zeros. False where the text is no number.
bool phone_number_parse(const char *text, size_t count, const char region[2],
                        phone_number_facts *facts);

/// Compares two numbers: `PhoneNumberUtil::MatchType`, from 0 (no number) to 4 (exact).
int32_t phone_number_match(const char *a, size_t count_a, const char region_a[2], const char *b,
                           size_t count_b, const char region_b[2]);

/// The calling code of a region; 0 where there is none.
int32_t phone_number_country_code(const char region[2]);

/// Writes an example number in E.164 for a region and a type; returns its length, 0 where there is
/// none.
size_t phone_number_example(const char region[2], int32_t type, char *number, size_t room);

/// Writes what the library knows of the numbering plan at `index`, in the order of its own table.
///
/// A tab behind each: region, calling code, 1 where it stands for its code, international prefix,
/// national prefix, national prefix for parsing, transform rule, pattern of all numbers, their
/// possible lengths, lengths possible only locally, pattern of fixed lines, of mobiles. Returns the
/// length, 0 behind the last plan.
size_t phone_number_plan(size_t index, char *text, size_t room);

#ifdef __cplusplus
}
#endif

#endif
