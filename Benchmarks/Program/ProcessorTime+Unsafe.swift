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
