/// The exit status of the process.
enum ExitStatus: Int32 {
    /// There are no findings.
    case clean = 0
    /// The sources have findings.
    case findings = 1
    /// The arguments are wrong, or an input cannot be read or an output not written.
    case unusable = 2
}
