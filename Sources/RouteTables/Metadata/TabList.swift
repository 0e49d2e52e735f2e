/// The tabs of an app, each with the pattern of its first page, as generated code stores them.
package struct TabList: Sendable {
    private let lines: StaticString

    /// Creates a list from lines with the name of a tab, a tab character and the index of a pattern.
    package init(lines: StaticString) {
        self.lines = lines
    }

    /// The tabs in the order of the configuration.
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    package var tabs: [(name: String, patternIndex: Int)] {
        lines.description.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t")
            guard parts.count == 2, let patternIndex = Int(parts[1]) else { return nil }
            return (String(parts[0]), patternIndex)
        }
    }
}
