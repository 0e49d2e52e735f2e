import Foundation

/// A file of a package with a marker before each function and initializer, or before what people mark.
///
/// A marker is a block comment on the declaration's own line, so all lines keep their numbers.
struct MarkedFile {
    /// A place for a marker.
    struct Site {
        /// The number of the handler in its module.
        var id: Int
        /// The offset at which the declaration starts, before its attributes.
        var start: Int
        /// The line of the marker, and the line of the declaration's name.
        var lines: ClosedRange<Int>
        /// The name of the function or the case without backticks, or `init`.
        var name: String
        var kind: Marking.Kind
        /// Whether it may be missing in this build: it is inside an `#if`, or its file has `@available(swift, ...)`.
        var isConditional: Bool
    }

    let original: [UInt8]
    private(set) var sites: [Site] = []
    /// Where the marked copy is.
    let copy: URL

    init(_ file: URL, copy: URL, firstID: Int, _ marking: Marking) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let dependsOnLanguage = text.contains("@available(swift")
        original = Array(Self.withoutRoutes(text).utf8)
        self.copy = copy
        let tokens = SwiftTokenReader.tokens(of: original)
        var lineCount = 1
        var counted = 0
        func line(at offset: Int) -> Int {
            lineCount += original[counted..<offset].count { $0 == UInt8(ascii: "\n") }
            counted = offset
            return lineCount
        }
        var openConditions = 0
        var scopes = DeclarationScopes()
        for index in tokens.indices {
            openConditions += Self.openedConditions(tokens, index)
            defer { scopes.read(tokens, index) }
            guard Self.declares(tokens, index) else { continue }
            let word = tokens[index].text
            let first = Self.start(of: index, in: tokens)
            let isStatic = tokens[first..<index].contains { $0.text == "static" || $0.text == "class" }
            guard let kind = marking.kind(of: word, isStatic: isStatic, in: scopes.innermost) else { continue }
            let start = tokens[first].range.lowerBound
            guard start >= counted else { continue }
            let firstLine = line(at: start)
            let lastLine = line(at: tokens[index].range.lowerBound)
            sites.append(
                Site(
                    id: firstID + sites.count,
                    start: start,
                    lines: firstLine...lastLine,
                    name: word == "init" ? word : tokens[index + 1].text.filter { $0 != "`" },
                    kind: kind,
                    isConditional: openConditions > 0 || dependsOnLanguage
                )
            )
        }
    }

    /// 1 if a token is that of an `#if`, -1 if it is that of an `#endif`.
    private static func openedConditions(_ tokens: [SwiftToken], _ index: Int) -> Int {
        guard index > 0, tokens[index - 1].text == "#" else { return 0 }
        switch tokens[index].text {
        case "if": return 1
        case "endif": return -1
        default: return 0
        }
    }

    /// A text of the same length without the route markers that it may have.
    private static func withoutRoutes(_ text: String) -> String {
        text.replacingOccurrences(of: "@route", with: "#route")
    }

    /// Whether a token is the word of a declaration of a function, an initializer or, in an enumeration, a case.
    private static func declares(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        let before = index > 0 ? tokens[index - 1].text : ""
        guard ![".", "`", "#", ":", ","].contains(before), index + 1 < tokens.count else { return false }
        switch tokens[index].text {
        case "func", "case": return true
        case "init":
            // An accessor of that name is followed by a brace; a call has a dot before it.
            return ["(", "<", "?", "!"].contains(tokens[index + 1].text)
        default: return false
        }
    }

    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "static", "class", "final", "override",
        "mutating", "nonmutating", "borrowing", "consuming", "convenience", "required", "dynamic", "optional", "lazy",
        "nonisolated", "isolated", "distributed", "prefix", "postfix", "infix", "indirect", "unowned", "__consuming",
    ]

    /// The index of the first token of a declaration: its first attribute or modifier.
    private static func start(of keyword: Int, in tokens: [SwiftToken]) -> Int {
        var first = keyword
        while first > 0 {
            var index = first - 1
            if tokens[index].text == ")" {
                guard let open = opening(of: index, in: tokens), open > 0 else { break }
                index = open - 1
            }
            if modifiers.contains(tokens[index].text), index == 0 || tokens[index - 1].text != "@" {
                first = index
            } else if let attribute = attribute(endingAt: index, in: tokens) {
                first = attribute
            } else {
                break
            }
        }
        return first
    }

    private static func opening(of closing: Int, in tokens: [SwiftToken]) -> Int? {
        var depth = 0
        for index in stride(from: closing, through: 0, by: -1) {
            if tokens[index].text == ")" { depth += 1 }
            if tokens[index].text == "(" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// The index of the at sign of an attribute whose name ends at a token.
    private static func attribute(endingAt end: Int, in tokens: [SwiftToken]) -> Int? {
        var index = end
        while index >= 2, tokens[index - 1].text == "." { index -= 2 }
        return index >= 1 && tokens[index - 1].text == "@" ? index - 1 : nil
    }

    /// Writes the copy with the markers of some handlers.
    func write(_ isMarked: (Int) -> Bool, setsNames: Bool) throws {
        var result: [UInt8] = []
        var position = 0
        for site in sites where isMarked(site.id) {
            result += original[position..<site.start]
            let options = setsNames ? "(name: \(Self.name(site.id)))" : ""
            result += Array("/** @route\(options) //marked/\(site.id) */ ".utf8)
            position = site.start
        }
        result += original[position...]
        try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(result).write(to: copy)
    }

    /// The name that a marker gives a handler.
    static func name(_ id: Int) -> String { "marked\(id)x" }

    /// The handler to which a line belongs: the last one that starts at or before it.
    func handler(atLine line: Int, among isMarked: (Int) -> Bool) -> Int? {
        let candidates = sites.filter { isMarked($0.id) && $0.lines.lowerBound <= line }
        return (candidates.last { $0.lines.contains(line) } ?? candidates.last)?.id
    }
}
