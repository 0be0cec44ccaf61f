internal import Glibc

/// How many processors are on line.
package func activeProcessorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
