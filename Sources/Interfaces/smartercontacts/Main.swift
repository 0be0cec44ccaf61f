import CommandLineInterface

@main
struct Main {
  static func main() async { await runCommand() }
}
