extension ManualExecutor {
  /// Runs one job on this thread until it ends or suspends.
  ///
  /// Safe: the executor outlives the call, and `enqueue` hands out each job once.
  func run(_ job: UnownedJob) {
    unsafe job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
