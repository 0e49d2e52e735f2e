import RouteGenCore

/// Lines that are inserted into a text, or take the place of others.
struct InsertedLines {
    /// Lines with their line endings, and the start of the line before which they go, or the end of the text.
    struct Insertion {
        var offset: Int
        var lines: [[UInt8]]
        /// The number of bytes from there whose place they take: whole lines with their line endings.
        var replaced = 0
    }

    private let old: [UInt8]
    /// The insertions by their offsets, which are all different.
    private let insertions: [Insertion]

    /// Creates a change of a text.
    ///
    /// - Parameters:
    ///   - insertions: The lines; those for the same place stay in their order.
    ///   - old: The text.
    init(_ insertions: [Insertion], into old: [UInt8]) {
        self.old = old
        let places = Dictionary(grouping: insertions, by: \.offset)
        self.insertions = places.sorted { $0.key < $1.key }.map { offset, all in
            Insertion(offset: offset, lines: all.flatMap(\.lines), replaced: all.map(\.replaced).max() ?? 0)
        }
    }

    /// The text with the lines.
    var new: [UInt8] {
        var result: [UInt8] = []
        var start = 0
        for insertion in insertions {
            result += old[start..<insertion.offset]
            if insertion.offset == old.count { result += missingLineEnding }
            result += insertion.lines.joined()
            start = insertion.offset + insertion.replaced
        }
        return result + old[start...]
    }

    /// The line ending that the last line lacks if lines follow it.
    private var missingLineEnding: [UInt8] {
        guard let last = insertions.last, last.offset == old.count, !old.isEmpty, old.last != 0x0A else { return [] }
        return last.lines.first?.suffix(2) == [0x0D, 0x0A] ? [0x0D, 0x0A] : [0x0A]
    }

    /// The change as a unified diff.
    ///
    /// - Parameter path: The path of the file, relative to the folder in which the diff is applied.
    /// - Returns: A patch for `git apply` and `patch -p1`; empty if there is no change.
    func diff(path: String) -> [UInt8] {
        guard !insertions.isEmpty else { return [] }
        let header = "--- \(Self.quoted("a/" + path))\n+++ \(Self.quoted("b/" + path))\n"
        return Array(header.utf8) + hunks
    }

    /// The lines around a change that a diff shows.
    private static let context = 3

    private var hunks: [UInt8] {
        let isComplete = old.isEmpty || old.last == 0x0A
        let lines = old.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast(isComplete ? 1 : 0)
        var starts: [Int: Int] = [:]
        for (number, line) in lines.enumerated() { starts[line.startIndex] = number }
        // A place that starts no line is the end of the text.
        let changes = insertions.map { insertion in
            let before = starts[insertion.offset] ?? lines.count
            let replaced = old[insertion.offset...].prefix(insertion.replaced).count { $0 == 0x0A }
            return (before: before, after: before + replaced, lines: insertion.lines)
        }
        var result: [UInt8] = []
        var added = 0
        var rest = changes[...]
        while let first = rest.popFirst() {
            var group = [first]
            while let next = rest.first, let last = group.last, next.before - last.after <= 2 * Self.context {
                group.append(next)
                rest.removeFirst()
            }
            let start = max(0, first.before - Self.context)
            let end = min(lines.count, (group.last?.after ?? 0) + Self.context)
            let count = group.reduce(0) { $0 + $1.lines.count - ($1.after - $1.before) }
            // A hunk without old lines is after the line that it names.
            let oldStart = start == end ? start : start + 1
            let newStart = start + added + 1
            result += "@@ -\(oldStart),\(end - start) +\(newStart),\(end - start + count) @@\n".utf8
            var line = start
            for change in group {
                for index in line..<change.before { result += shown(lines[lines.startIndex + index]) }
                for index in change.before..<change.after {
                    result += [UInt8(ascii: "-")] + lines[lines.startIndex + index] + [0x0A]
                }
                for inserted in change.lines { result += [UInt8(ascii: "+")] + inserted }
                line = change.after
            }
            for index in line..<end { result += shown(lines[lines.startIndex + index]) }
            added += count
        }
        return result
    }

    /// A line that stays.
    private func shown(_ line: ArraySlice<UInt8>) -> [UInt8] {
        guard line.endIndex == old.count, old.last != 0x0A else { return [UInt8(ascii: " ")] + line + [0x0A] }
        let end = missingLineEnding
        let old = [UInt8(ascii: end.isEmpty ? " " : "-")] + line + Array("\n\\ No newline at end of file\n".utf8)
        return end.isEmpty ? old : old + [UInt8(ascii: "+")] + line + end
    }

    /// A path as `git` writes it, in quotes if it has characters that would end it.
    private static func quoted(_ path: String) -> String {
        let isSpecial = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == 0x5C }
        // A tab shows that a space does not end the path.
        guard isSpecial else { return path.contains(" ") ? path + "\t" : path }
        let escaped = path.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    "\\" + String("00\(String(scalar.value, radix: 8))".suffix(3))
                } else {
                    String(scalar)
                }
            }
        }
        return "\"\(escaped.joined())\""
    }
}
