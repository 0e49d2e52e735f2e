import RouteGenCore

/// The body of a registration's closure as that of a function, whose parameters take the place of the URL's values.
///
/// ```swift
/// { url, values, context in
///     guard let id = values["id"] as? Int else { return nil }
///     let page = ShopPage(id: id)
///     page.title = url.queryParameters["title"]
///     return page
/// }
/// ```
///
/// The function has the parameters `id: Int` and `title: String? = nil`.
struct MovedBody {
    /// The reason that a body stays where it is, as in "a closure that uses `navigator`".
    struct Obstacle: Error {
        var reason: String
    }

    /// A change of the text.
    struct Edit {
        var bytes: Range<Int>
        var text: String
    }

    /// The results of a router's closures.
    struct Results {
        /// The type of values whose types the text does not show; `nil` if no type fits all.
        var fallback: String?
    }

    /// The statements, line by line and without the indentation that they share.
    let lines: [String]
    /// The parameters of the function, as they are written.
    let parameters: [String]
    /// The type after the arrow.
    let resultType: String
    /// Whether it uses static members of the type around the closure.
    let usesMembers: Bool

    /// Moves the body of a closure.
    ///
    /// - Parameters:
    ///   - closure: The tokens between the braces of the closure, and the index of their source.
    ///   - dialect: How the router's closures read values.
    ///   - placeholders: The placeholders of the registration's patterns, with the types of their values.
    ///   - results: The results of the router's closures.
    ///   - names: The names that the sources declare.
    /// - Throws: The reason why the body is not moved.
    init(
        _ closure: (tokens: Range<Int>, source: Int),
        _ dialect: ForwardingClosure.Dialect,
        _ placeholders: [(name: String, type: String)],
        _ results: Results,
        _ names: DeclaredNames
    ) throws(Obstacle) {
        let source = names.sources[closure.source]
        let head = ClosureHead(source, closure.tokens)
        let body = source.flattened(head.body)
        guard !body.tokens.isEmpty else { throw Obstacle(reason: "does nothing") }
        let names = UsedNames(body, Surroundings(of: closure.tokens.lowerBound, in: source), closure.source, names)
        var values = MovedValues(body, head.names ?? ["$0", "$1", "$2"], dialect, placeholders)
        try values.read(names)
        let returned = ReturnedValues(body, dialect.response.flatMap { values.closureParameter($0) }, values.edits)
        usesMembers = try names.usesMembers(besides: values, returned.responses)
        resultType = try returned.type(head.resultType, results, names)
        parameters = values.parameters
        let end = source.tokens[closure.tokens.upperBound].start
        let start =
            head.body == closure.tokens
            ? source.tokens[closure.tokens.lowerBound - 1].end
            : source.tokens[head.body.lowerBound - 1].end
        lines = Self.lines(source.bytes, start..<end, values.edits + returned.edits)
    }

    /// The lines of a text with changes, without empty ones at both ends.
    private static func lines(_ bytes: [UInt8], _ range: Range<Int>, _ edits: [Edit]) -> [String] {
        var text: [UInt8] = []
        var position = range.lowerBound
        for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
            text += bytes[position..<edit.bytes.lowerBound]
            position = edit.bytes.upperBound
            if !edit.text.isEmpty {
                text += edit.text.utf8
                continue
            }
            // A statement that is left out leaves no empty line.
            let before = text.last { $0 != UInt8(ascii: " ") && $0 != 0x09 }
            let after = bytes[position..<range.upperBound].firstIndex {
                $0 != UInt8(ascii: " ") && $0 != 0x09 && $0 != 0x0D
            }
            guard before == 0x0A || before == nil, let after else { continue }
            if bytes[after] == 0x0A || bytes[after] == UInt8(ascii: ";") { position = after + 1 }
            while let last = text.last, last == UInt8(ascii: " ") || last == 0x09 { text.removeLast() }
        }
        text += bytes[position..<range.upperBound]
        return lines(String(decoding: text, as: UTF8.self))
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line.hasSuffix("\r") ? line.dropLast() : line
            while line.last == " " || line.last == "\t" { line.removeLast() }
            return line
        }
        // The first line begins after the brace, so it has no indentation to compare.
        if let first = lines.first { lines[0] = first.drop { $0 == " " || $0 == "\t" } }
        let indentations = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
        let shared = indentations.min() ?? 0
        let first = lines.first.map { [String($0)] } ?? []
        var result = first + lines.dropFirst().map { String($0.dropFirst(shared)) }
        while result.first?.isEmpty == true { result.removeFirst() }
        while result.last?.isEmpty == true { result.removeLast() }
        return result
    }
}
