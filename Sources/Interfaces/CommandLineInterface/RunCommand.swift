internal import ContactEngine
internal import ResponsiveWork

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Runs the command that this process was started with, and ends the process with its status.
package func runCommand() async -> Never {
  SystemCalls.ignore(SIGPIPE)  // a closed pipe is an error of `write`, handled where one writes
  let session = Session()
  let status = await status(of: Array(CommandLine.arguments.dropFirst()), in: session)
  exit(status.code)
}

private func status(of arguments: [String], in session: Session) async -> ExitStatus {
  do throws(CommandFailure) {
    switch try Invocation(parsing: arguments, commands: Command.all) {
    case .version:
      return printing("smartercontacts \(commandVersion)\n", in: session)
    case .help(let command):
      let text = command.map(HelpText.text) ?? HelpText.overview(of: Command.all)
      return printing(text, in: session)
    case .run(let command, let arguments):
      return await run(command, arguments, in: session)
    }
  } catch {
    session.tell(error.message)
    return error.status
  }
}

private func printing(_ text: String, in session: Session) -> ExitStatus {
  do {
    try session.print(text)
    return .done
  } catch {
    return outcome(of: error, in: session)
  }
}

private func run(
  _ command: Command,
  _ arguments: CommandArguments,
  in session: Session
) async -> ExitStatus {
  let work = Task { try await command.run(arguments, session) }
  session.interruption.watch(
    cancel: {
      session.display.end()
      session.progress.cancel()
      work.cancel()
    },
    cleanUp: {
      session.terminal.withLock { $0 }?.restore()
      session.display.end()
      session.unfinished.discardAll()
    }
  )
  session.display.begin()
  let result = await work.result
  session.display.end()
  switch result {
  case .success(let status): return session.interruption.ended(with: status)
  case .failure(let error):
    // What fails after Ctrl-C fails because of it, and needs no words.
    let status = session.interruption.ended(with: .done)
    return status == .done ? outcome(of: error, in: session) : status
  }
}

private func outcome(of error: any Error, in session: Session) -> ExitStatus {
  switch error {
  case OutputError.closed, AddressBookError.readerGone:
    return .done  // as after `| head`: who reads has seen enough
  case OutputError.refused(let reason):
    session.tell("standard output: \(reason); the results are not complete")
    return .notWritable
  default:
    let failure = CommandFailure(error)
    session.tell(failure.message)
    return failure.status
  }
}
