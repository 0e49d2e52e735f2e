/// How a run ended, as the exit status of the process tells.
enum ExitStatus: Int32 {
    /// Nothing to complain about.
    case clean = 0
    /// The sources have findings.
    case findings = 1
    /// The arguments are wrong, or an input cannot be read or an output not written.
    case unusable = 2
}
