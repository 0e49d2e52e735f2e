import Foundation

/// Prints lines, in color where a person reads them.
struct Terminal {
    private let hasColor: Bool

    /// Uses color if the output is a terminal, unless the environment says otherwise (https://no-color.org).
    init() {
        let environment = ProcessInfo.processInfo.environment
        hasColor =
            isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb" && environment["NO_COLOR", default: ""].isEmpty
    }

    /// Prints a line.
    func show(_ line: String = "") { print(line) }

    /// A text that stands out.
    func bold(_ text: String) -> String { styled(text, "1") }

    /// A text that is less important.
    func faint(_ text: String) -> String { styled(text, "2") }

    /// A text that says that all is well.
    func good(_ text: String) -> String { styled(text, "32") }

    /// A text that says that something is wrong.
    func bad(_ text: String) -> String { styled(text, "31") }

    private func styled(_ text: String, _ style: String) -> String {
        hasColor ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }
}

extension Terminal {
    /// Prints the calls of an area.
    @MainActor
    func show(_ report: Report, of area: Area) {
        show("\n" + bold(area.title))
        for entry in report.entries {
            for remark in entry.remarks { show("       \(faint(remark))") }
            let padding = String(repeating: " ", count: max(1, 64 - entry.call.count))
            show("  \(entry.expected == nil ? good("ok  ") : bad("FAIL")) \(entry.call)\(padding)\(entry.result)")
            if let expected = entry.expected { show("       expected \(expected)") }
        }
    }
}
