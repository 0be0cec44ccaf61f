extension FindMachine {
  /// All that a machine remembers.
  ///
  /// A search that runs and was not cancelled is always one for `text`, since a new text cancels it.
  package struct State {
    /// What is being done.
    package enum Stage {
      case idle
      case waiting(until: Duration)
      /// It is time to search, but a cancelled search has not ended.
      case queued
      case searching
      case showing
      case failed(FindFailure)
    }

    /// The newest search that was started and not left to itself, until it ends.
    package struct Running {
      package var number: Int
      package var startedAt: Duration
      package var cancelledAt: Duration?
      package var hasAnswered = false
    }

    /// Whose result is shown.
    package struct Shown {
      package var query: Query
      package var isComplete: Bool
    }

    package var text: Query
    package var stage = Stage.idle
    package var shown: Shown?
    package var running: Running?
    /// How many searches were left to themselves and have not ended.
    package var abandoned = 0
    /// How many searches were started.
    package var searches = 0
    package var answerTime = AnswerTime()
    package var indicator = ActivityIndicator()
    /// The alarm that was asked for last.
    package var alarm: Duration?

    init(text: Query) { self.text = text }

    /// Whether a search is due, though it may wait for a cancelled one to end.
    package var isSearching: Bool {
      switch stage {
      case .searching, .queued: true
      case .idle, .waiting, .showing, .failed: false
      }
    }

    /// Whether all that the search finds is shown.
    package var isComplete: Bool { shown?.isComplete ?? false }

    /// The state as people see it.
    package var visible: FindState<Query> {
      switch stage {
      case .idle: .idle
      case .waiting: .waiting(text)
      case .queued, .searching: .searching(text)
      case .showing: .showing(shown?.query ?? text)
      case .failed(let failure): .failed(text, failure)
      }
    }
  }
}

extension FindMachine.State: Equatable {}
extension FindMachine.State.Stage: Hashable {}
extension FindMachine.State.Running: Hashable {}
extension FindMachine.State.Shown: Equatable {}
extension FindMachine.State: Hashable where Query: Hashable {}
extension FindMachine.State.Shown: Hashable where Query: Hashable {}
