/// The version of the command, as `--version` prints it.
let commandVersion = "0.1.0"
