#include "CStandardData.h"

// `#embed` came with C23; the compiler has it in older C, too, and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char phone_plans[] = {
#embed "Resources/phone-plans.tsv"
};

standard_data standard_data_phone_plans(void) { return (standard_data){phone_plans, sizeof phone_plans}; }

static const unsigned char countries[] = {
#embed "Resources/countries.tsv"
};

standard_data standard_data_countries(void) { return (standard_data){countries, sizeof countries}; }

static const unsigned char folding[] = {
#embed "Resources/folding.tsv"
};

standard_data standard_data_folding(void) { return (standard_data){folding, sizeof folding}; }

static const unsigned char names[] = {
#embed "Resources/name-words.tsv"
};

standard_data standard_data_names(void) { return (standard_data){names, sizeof names}; }

static const unsigned char nicknames[] = {
#embed "Resources/nicknames.tsv"
};

standard_data standard_data_nicknames(void) { return (standard_data){nicknames, sizeof nicknames}; }

static const unsigned char name_variants[] = {
#embed "Resources/name-variants.tsv"
};

standard_data standard_data_name_variants(void) { return (standard_data){name_variants, sizeof name_variants}; }

static const unsigned char organizations[] = {
#embed "Resources/legal-forms.tsv"
};

standard_data standard_data_organizations(void) { return (standard_data){organizations, sizeof organizations}; }

static const unsigned char streets[] = {
#embed "Resources/streets.tsv"
};

standard_data standard_data_streets(void) { return (standard_data){streets, sizeof streets}; }

static const unsigned char places[] = {
#embed "Resources/places.tsv"
};

standard_data standard_data_places(void) { return (standard_data){places, sizeof places}; }
