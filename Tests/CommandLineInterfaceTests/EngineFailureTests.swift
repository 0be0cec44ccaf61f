import ContactEngine
import Testing

@testable import CommandLineInterface

@Suite struct EngineFailureTests {
  private struct Surprise: Error {
    let secret = 17
  }

  @Test func `each kind of error has its status and words`() {
    let cases: [(any Error, CommandFailure)] = [
      (AddressBookError.unreadable(message: "-: cut"), .unreadable("standard input: cut")),
      (AddressBookError.usage(message: "a: b"), .usage("a: b")),
      (AddressBookError.notWritable(message: "-x: full"), .notWritable("-x: full")),
      (CommandFailure.usage("so"), .usage("so")),
      (SystemError(number: 28), .notWritable("no space left on device")),
    ]
    for (error, failure) in cases { #expect(CommandFailure(error) == failure) }
  }

  @Test func `an error without words of its own is not shown as Swift prints it`() {
    let failure = CommandFailure(Surprise())
    #expect(failure.status == .notWritable)
    #expect(!failure.message.contains("Surprise") && !failure.message.contains("17"))
    #expect(CommandFailure(CancellationError()).status == .interrupted(by: 2))
  }
}
