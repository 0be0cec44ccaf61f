#include "CPhoneNumber.h"

#include <phonenumbers/phonemetadata.pb.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace i18n {
namespace phonenumbers {
// The library's own table of numbering plans; no header declares it.
int metadata_size();
const void *metadata_get();
}  // namespace phonenumbers
}  // namespace i18n

using i18n::phonenumbers::NumberFormat;
using i18n::phonenumbers::PhoneMetadata;
using i18n::phonenumbers::PhoneMetadataCollection;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberDesc;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

// The library's own bound; longer texts are no numbers.
const size_t most_text = 250;

bool parse(const char *text, size_t count, const char region[2], PhoneNumber *number) {
  if (count == 0 || count > most_text) return false;
  return PhoneNumberUtil::GetInstance()->Parse(std::string(text, count), std::string(region, 2),
                                               number) == PhoneNumberUtil::NO_PARSING_ERROR;
}

void tell(const PhoneNumber &number, phone_number_facts *facts) {
  facts->national_number = number.national_number();
  facts->country_code = number.country_code();
  facts->leading_zeros =
      !number.italian_leading_zero()            ? 0
      : number.has_number_of_leading_zeros() ? number.number_of_leading_zeros()
                                                : 1;
}

/// A list of fields of which all or nothing is written.
class Fields {
 public:
  void add(const std::string &field) { text_ += field + '\t'; }

  size_t write(char *place, size_t room) const {
    if (text_.size() > room) return 0;
    std::memcpy(place, text_.data(), text_.size());
    return text_.size();
  }

 private:
  std::string text_;
};

std::string lengths(const google::protobuf::RepeatedField<int> &list) {
  std::string text;
  for (int length : list) {
    if (length > 0) text += (text.empty() ? "" : ",") + std::to_string(length);
  }
  return text;
}

/// A pattern without the blanks of its layout.
std::string pattern(const PhoneNumberDesc &description) {
  std::string text = description.national_number_pattern();
  text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c <= ' '; }),
             text.end());
  return text;
}

const PhoneMetadataCollection *plans() {
  static const PhoneMetadataCollection *const all = [] {
    auto *collection = new PhoneMetadataCollection;
    if (!collection->ParseFromArray(i18n::phonenumbers::metadata_get(),
                                    i18n::phonenumbers::metadata_size())) {
      collection->Clear();
    }
    return collection;
  }();
  return all;
}

}  // namespace

size_t phone_number_read(const char *text, size_t count, const char region[2],
                         phone_number_facts *facts, char *spellings, size_t room) try {
  PhoneNumber number;
  if (!parse(text, count, region, &number)) return 0;
  const PhoneNumberUtil &library = *PhoneNumberUtil::GetInstance();
  tell(number, facts);
  facts->type = library.GetNumberType(number);
  facts->is_possible = library.IsPossibleNumber(number);
  // A type is found among valid numbers only, so that the other search is saved.
  facts->is_valid = facts->type != PhoneNumberUtil::UNKNOWN;
  Fields fields;
  for (auto format : {PhoneNumberUtil::E164, PhoneNumberUtil::INTERNATIONAL,
                      PhoneNumberUtil::NATIONAL, PhoneNumberUtil::RFC3966}) {
    std::string written;
    library.Format(number, format, &written);
    fields.add(written);
  }
  fields.add(number.extension());
  std::string home;
  library.GetRegionCodeForNumber(number, &home);
  fields.add(home.size() == 2 && home != "ZZ" ? home : "");
  return fields.write(spellings, room);
} catch (...) {
  return 0;
}

bool phone_number_parse(const char *text, size_t count, const char region[2],
                        phone_number_facts *facts) try {
  PhoneNumber number;
  if (!parse(text, count, region, &number)) return false;
  *facts = phone_number_facts();
  tell(number, facts);
  facts->type = PhoneNumberUtil::UNKNOWN;
  return true;
} catch (...) {
  return false;
}

int32_t phone_number_match(const char *a, size_t count_a, const char region_a[2], const char *b,
                           size_t count_b, const char region_b[2]) try {
  PhoneNumber first, second;
  if (!parse(a, count_a, region_a, &first) || !parse(b, count_b, region_b, &second)) {
    return PhoneNumberUtil::INVALID_NUMBER;
  }
  return PhoneNumberUtil::GetInstance()->IsNumberMatch(first, second);
} catch (...) {
  return PhoneNumberUtil::INVALID_NUMBER;
}

int32_t phone_number_country_code(const char region[2]) try {
  return PhoneNumberUtil::GetInstance()->GetCountryCodeForRegion(std::string(region, 2));
} catch (...) {
  return 0;
}

size_t phone_number_example(const char region[2], int32_t type, char *number, size_t room) try {
  if (type < 0 || type > PhoneNumberUtil::UNKNOWN) return 0;
  const PhoneNumberUtil &library = *PhoneNumberUtil::GetInstance();
  PhoneNumber example;
  if (!library.GetExampleNumberForType(std::string(region, 2),
                                       static_cast<PhoneNumberUtil::PhoneNumberType>(type),
                                       &example)) {
    return 0;
  }
  std::string written;
  library.Format(example, PhoneNumberUtil::E164, &written);
  if (written.size() > room) return 0;
  std::memcpy(number, written.data(), written.size());
  return written.size();
} catch (...) {
  return 0;
}

size_t phone_number_plan(size_t index, char *text, size_t room) try {
  const PhoneMetadataCollection &all = *plans();
  if (index >= static_cast<size_t>(all.metadata_size())) return 0;
  const PhoneMetadata &plan = all.metadata(static_cast<int>(index));
  std::string main;
  PhoneNumberUtil::GetInstance()->GetRegionCodeForCountryCode(plan.country_code(), &main);
  Fields fields;
  fields.add(plan.id());
  fields.add(std::to_string(plan.country_code()));
  fields.add(main == plan.id() ? "1" : "");
  fields.add(plan.international_prefix());
  fields.add(plan.national_prefix());
  fields.add(plan.national_prefix_for_parsing());
  fields.add(plan.national_prefix_transform_rule());
  fields.add(pattern(plan.general_desc()));
  fields.add(lengths(plan.general_desc().possible_length()));
  fields.add(lengths(plan.general_desc().possible_length_local_only()));
  fields.add(pattern(plan.fixed_line()));
  fields.add(pattern(plan.mobile()));
  return fields.write(text, room);
} catch (...) {
  return 0;
}
