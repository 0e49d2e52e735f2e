/// The abilities of a stream besides showing text.
struct TerminalAppearance: Hashable {
    /// Whether words have colors.
    let hasColors: Bool
    /// Whether a line can be written again, so that it may say how the work proceeds.
    let showsProgress: Bool

    /// Decides by the stream and the environment.
    ///
    /// Builds and scripts read a pipe or a file, which shows only text. `NO_COLOR` turns colors off if it is not empty
    /// (https://no-color.org).
    init(isTerminal: Bool, environment: (String) -> String?) {
        let terminal = environment("TERM") ?? ""
        showsProgress = isTerminal && !terminal.isEmpty && terminal != "dumb"
        hasColors = showsProgress && (environment("NO_COLOR") ?? "").isEmpty
    }

    /// The appearance of a stream of this process.
    init(of stream: StandardStream) {
        self.init(isTerminal: isatty(stream.rawValue) == 1) { name in
            getenv(name).map { String(cString: $0) }
        }
    }
}

/// A stream that the process prints to.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes the string immediately and unbuffered.
    ///
    /// If the output cannot be written, the process says so at its end; it ignores a reader that has gone away.
    func write(_ text: String) {
        Progress.shared.write(text, to: self)
    }
}
