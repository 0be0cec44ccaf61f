import Foundation
import Testing

@Suite(.enabled(if: SlowEntityServer.canRun, "python3 runs the slow device"))
struct StepperDeviceTests {
  @Test func `only final values are sent, before it stops or ends, and a refusal is told`()
    async throws
  {
    let result = try await SnippetProcess.run("StepperDevice")
    #expect(result.status == 0, "\(result.errors)")
    let told = result.lines.filter { !$0.hasPrefix("  the label shows") || $0.hasSuffix("again") }
    #expect(
      told == [
        "taps the volume up to 7",
        "  the device has volume 7",
        "taps the temperature up to 31",
        "  the device refused temperature 31: 31 degrees are too hot",
        "  the label shows temperature 21 again",
        "taps the volume up to 12, and leaves",
        "goes to the background, and sends what is pending",
        "  the device has volume 12",
        "stops",
        "is back",
        "taps the volume down to 3",
        "is asked to end, and sends what is pending",
        "  the device has volume 3",
        "the device was sent",
        "  volume 7",
        "  temperature 31, which it refused",
        "  volume 12",
        "  volume 3",
      ]
    )
    // The label moved at each tap.
    #expect(result.lines.count { $0.hasPrefix("  the label shows") } == 7 + 10 + 5 + 9 + 1)
  }
}
