#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// A value that one thread at a time may touch.
///
/// Not `Synchronization.Mutex`: on Linux, ThreadSanitizer doesn't see that lock and reports each
/// correct use as a race. It does see a pthread mutex.
@safe
@usableFromInline
package final class Lock<Value>: @unchecked Sendable {
  // Safe to send: `value` is touched only between lock and unlock.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  // Looked after by the lock; to look twice took a tenth of the time of what is done under it.
  @exclusivity(unchecked) @usableFromInline var value: Value

  /// Guards `value`.
  @usableFromInline
  package init(_ value: Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe precondition(pthread_mutex_init(mutex, nil) == 0, "no memory for a lock")
    unsafe change = .allocate(capacity: 1)
    unsafe change.initialize(to: pthread_cond_t())
    unsafe precondition(pthread_cond_init(change, nil) == 0, "no memory for a lock")
    unsafe self.value = value
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe change.deallocate()
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Runs `body` while no other thread runs one.
  ///
  /// Never call a user's code in it.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return unsafe try body(&value)
  }

  /// Blocks this thread until `condition` holds; it is asked again at each ``wakeAll()``.
  ///
  /// Never in a task: its thread is one of the few that run all of them.
  package func wait(until condition: (Value) -> Bool) {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while unsafe !condition(value) { unsafe pthread_cond_wait(change, mutex) }
  }

  /// Makes all threads in ``wait(until:)`` look again.
  package func wakeAll() { unsafe pthread_cond_broadcast(change) }

  @usableFromInline
  func lock() { unsafe pthread_mutex_lock(mutex) }

  @usableFromInline
  func unlock() { unsafe pthread_mutex_unlock(mutex) }
}
