import Glibc

/// The processor time of all threads of this process so far.
func processNanoseconds() -> Double { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

/// The processor time of the calling thread so far.
func threadNanoseconds() -> Double { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }

/// The time on the wall, since some moment.
func wallNanoseconds() -> Double { nanoseconds(of: CLOCK_MONOTONIC) }

private func nanoseconds(of clock: clockid_t) -> Double {
  var time = timespec()
  // Safe: the pointer is used in the call only.
  let result = unsafe clock_gettime(clock, &time)
  precondition(result == 0, "Linux has this clock")
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The most memory that any child process had in use that has ended, in MiB.
func childPeakMegabytes() -> Double {
  var usage = rusage()
  // Safe: the pointer is used in the call only.
  let result = unsafe getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
  precondition(result == 0, "Linux tells what children used")
  return Double(usage.ru_maxrss) / 1_024
}
