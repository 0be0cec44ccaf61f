@main
struct Main {
  static func main() { exitProcess(runBenchmarks(CommandLine.arguments)) }
}
