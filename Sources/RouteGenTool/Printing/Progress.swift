import Dispatch

/// A line on the terminal that says that a command is still working.
///
/// It appears after a second, and only if standard error is a terminal. Any output replaces it.
///
/// Unchecked: only code on `queue` uses the variables.
final class Progress: @unchecked Sendable {
    static let shared = Progress()

    /// Only code on this queue accesses the properties and writes to the streams.
    private let queue = DispatchQueue(label: "Progress")
    private var timer: (any DispatchSourceTimer)?
    private var isShown = false
    /// The error number of the first write to standard output that failed.
    private var failure: Int32?

    private init() {}

    /// Begins to measure the time.
    func start(_ command: String) {
        guard TerminalAppearance(of: .error).showsProgress else { return }
        queue.sync {
            let timer = DispatchSource.makeTimerSource(queue: queue)
            let start = DispatchTime.now()
            timer.schedule(deadline: start + 1, repeating: 1)
            timer.setEventHandler { [self] in
                let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
                isShown = true
                Self.write(Self.text(command, seconds: Int(seconds)), to: .error)
            }
            timer.resume()
            self.timer = timer
        }
    }

    /// Removes the line permanently.
    func stop() {
        queue.sync {
            timer?.cancel()
            timer = nil
            hide()
        }
    }

    /// Writes a string to a stream.
    ///
    /// The line does not remain beside it.
    func write(_ text: String, to stream: StandardStream) {
        queue.sync {
            hide()
            let number = Self.write(text, to: stream)
            if stream == .output { failure = failure ?? number }
        }
    }

    /// Closes standard output.
    ///
    /// - Returns: The error number if some output did not arrive; `nil` also if a reader went away, such as `head`.
    func endOutput() -> Int32? {
        queue.sync {
            // The system may report a full disk only here. If nothing was written, it may be closed already.
            let last = close(StandardStream.output.rawValue) == 0 ? nil : errno
            let number = failure ?? (last == EBADF ? nil : last)
            return number == EPIPE ? nil : number
        }
    }

    private func hide() {
        guard isShown else { return }
        isShown = false
        Self.write(Self.erased, to: .error)
    }

    @discardableResult
    private static func write(_ text: String, to stream: StandardStream) -> Int32? {
        var text = text
        return text.withUTF8 { bytes in
            SystemCall.writeAll(UnsafeRawBufferPointer(bytes), to: stream.rawValue)
        }
    }

    /// The string that writes the line.
    static func text(_ command: String, seconds: Int) -> String {
        "\(erased)routegen \(command) is working, \(seconds) s"
    }

    /// The string that erases the line: a return to its start, and the control sequence that erases it to its end.
    static let erased = "\r\u{1B}[K"
}
