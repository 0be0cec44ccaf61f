import Testing

@testable import CommandLineInterface

@Suite struct InterruptionStateTests {
  @Test func `work that stops by itself ends with the status of the first signal`() {
    var state = InterruptionState()
    #expect(state.received(2) == .cancel)
    #expect(state.ended(with: .done) == ExitStatus(code: 130))
    #expect(state.graceEnded() == .nothing)
    #expect(state.received(2) == .nothing)
  }

  @Test func `work that goes on is ended after the grace`() {
    var state = InterruptionState()
    #expect(state.received(15) == .cancel)
    #expect(state.graceEnded() == .exit(ExitStatus(code: 143)))
  }

  @Test func `a second signal ends at once, with the status of the first`() {
    var state = InterruptionState()
    #expect(state.received(2) == .cancel)
    #expect(state.received(15) == .exit(ExitStatus(code: 130)))
  }

  @Test func `files that belong together are not torn apart, but for a second signal`() {
    var state = InterruptionState()
    state.setWriting(true)
    #expect(state.received(2) == .cancel)
    #expect(state.graceEnded() == .wait)
    #expect(state.graceEnded() == .wait)
    var impatient = state
    #expect(impatient.received(2) == .exit(ExitStatus(code: 130)))
    state.setWriting(false)
    #expect(state.graceEnded() == .exit(ExitStatus(code: 130)))
  }

  @Test func `without a signal the status is that of the work`() {
    for code in Int32(0)...5 {
      var state = InterruptionState()
      #expect(state.graceEnded() == .nothing)
      #expect(state.ended(with: ExitStatus(code: code)).code == code)
    }
  }
}
