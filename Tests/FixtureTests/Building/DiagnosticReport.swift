import Foundation

/// The diagnostics in the output of a build, in a form that does not depend on where and how it ran.
struct DiagnosticReport: Equatable {
    var text: String

    init(text: String) {
        self.text = text
    }

    /// Keeps each message with a position in the package, without repetitions, and the following source excerpt.
    ///
    /// The compiler says the same thing once for the module and once for the file; the build system adds progress and
    /// commands.
    init(output: String, package: URL) {
        var seen: Set<String> = []
        var kept: [String] = []
        // The notes of the last error or warning: the compiler may repeat one, depending on how it divides its work.
        var notes: Set<String> = []
        // Whether the last error or warning is kept, and with it its notes, and whether the last line is kept.
        var isKept = false
        var isInside = false
        let root = package.path + "/"
        let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix(root) {
                let relative = String(line.dropFirst(root.count))
                if Self.isFinding(relative) {
                    isKept = seen.insert(relative).inserted
                    notes = []
                }
                let isNote = relative.contains(": note: ") && notes.insert(relative).inserted
                isInside = isKept && (Self.isFinding(relative) || isNote)
                if isInside {
                    kept.append(relative)
                }
            } else if isInside, Self.isQuotation(line) || Self.isExcerpt(lines[index...]) {
                kept.append(Self.withoutLineNumber(line.replacing(root, with: "")))
            } else {
                isInside = false
            }
        }
        text = kept.map { "\($0)\n" }.joined()
    }

    /// Reads the output of `swift package routes check`, which names files relative to the package.
    init(checkOutput: String, package: URL) {
        let lines = checkOutput.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            let hasPlace = Self.isFinding(String(line)) || line.contains(": note: ")
            return hasPlace ? "\(package.path)/\(line)" : String(line)
        }
        self.init(output: lines.joined(separator: "\n"), package: package)
    }

    /// The findings of RouteGen itself, each with its notes, without the compiler's messages.
    var findings: Set<String> { Set(messages.filter(Self.isOfRouteGen)) }

    /// Whether the compiler says nothing.
    var hasOnlyFindings: Bool { messages.allSatisfy(Self.isOfRouteGen) }

    /// All errors and warnings, each with its notes.
    private var messages: [String] {
        var messages: [String] = []
        for line in text.split(whereSeparator: \.isNewline).map(String.init) {
            if Self.isFinding(line) {
                messages.append(line)
            } else if let last = messages.popLast() {
                messages.append("\(last)\n\(line)")
            }
        }
        return messages
    }

    private static func isOfRouteGen(_ message: String) -> Bool {
        message.prefix { !$0.isNewline }.contains(" [RG")
    }

    private static func isFinding(_ line: String) -> Bool {
        line.contains(": error: ") || line.contains(": warning: ")
    }

    /// A quotation from generated code would otherwise change with everything that is generated before it.
    private static func withoutLineNumber(_ line: String) -> String {
        isQuotation(line) ? "    " + line.drop { $0 == " " || $0.isNumber } : line
    }

    /// RouteGen quotes a source line as it is, with a line below it that underlines a part.
    private static func isExcerpt(_ lines: ArraySlice<String>) -> Bool {
        lines.prefix(2).contains { $0.contains("^") && $0.allSatisfy { "^~ \t".contains($0) } }
    }

    /// Compilers quote sources as `12 | text` and point into them with `   | ^`.
    private static func isQuotation(_ line: String) -> Bool {
        let rest = line.drop { $0 == " " || $0.isNumber }
        return rest.hasPrefix("|")
    }
}
