#include <sqlite3.h>

// The macro is a cast, which Swift does not see.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
