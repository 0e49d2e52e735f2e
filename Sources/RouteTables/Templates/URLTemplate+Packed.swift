/// The layout of templates in packed text.
///
/// Numbers are those of ``MatcherTable``: four characters each. A template consists of:
///
/// - its ``Flags`` and, if they say that there is a check, the offset of the pattern's own ``MatcherTable``, which has
///   the pattern at index 0. A template with a problem ends here, with the problem's number instead of the offset.
/// - the number of captures, and for each its ``URLTemplate/Count``, its ``URLTemplate/Place``, whether it may be
///   empty, the offset of its automaton (0 for one that accepts everything but the empty text), and its name
/// - the pieces of the scheme and of the host, if the flags say that they exist
/// - the components of the path
/// - the number of query items, and for each its name and its component
/// - the components of the fragment, if the flags say that it exists
///
/// A name is its length and its bytes. Pieces are their number, and for each 0 and a name, or 1 and the number of a
/// capture, or 2 and the number of pieces in the optional group that follows. Components are their number, and for each
/// 0 and pieces, or 1 and the number of a capture, or 2 and the number of a capture whose slashes remain, or 3 and the
/// number of components in the optional group that follows.
package enum URLTemplateLayout {
    /// The parts that a template has.
    package enum Flags {
        package static let scheme = 1
        package static let host = 2
        package static let fragment = 4
        package static let check = 8
        package static let problem = 16
    }
}

/// A template in packed text.
package struct PackedURLTemplate {
    /// The template.
    package let template: URLTemplate
    /// The table of the pattern alone; `nil` if no check needs it.
    private let table: MatcherTable?

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - base: The start of the templates, which are static.
    ///   - offset: The offset of the template.
    package init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
        var reader = TemplateReader(base: base, offset: offset)
        var template = URLTemplate()
        let flags = reader.number()
        if flags & URLTemplateLayout.Flags.problem != 0 {
            template.problem = URLTemplate.Problem(rawValue: reader.number())
            self.template = template
            table = nil
            return
        }
        template.needsCheck = flags & URLTemplateLayout.Flags.check != 0
        table = template.needsCheck ? MatcherTable(static: base + reader.number()) : nil
        template.captures = reader.list { $0.capture() }
        if flags & URLTemplateLayout.Flags.scheme != 0 { template.scheme = reader.pieces() }
        if flags & URLTemplateLayout.Flags.host != 0 { template.host = reader.pieces() }
        template.path = reader.list { $0.component() }
        template.query = reader.list { URLTemplate.Item(name: $0.bytes(), value: $0.component()) }
        if flags & URLTemplateLayout.Flags.fragment != 0 { template.fragment = reader.list { $0.component() } }
        self.template = template
    }

    /// Writes the URL of some values; see ``URLTemplate/url(_:pattern:match:)``.
    package func url(
        _ values: [String: [String]],
        pattern: @autoclosure () -> String
    ) throws(RouteURLWritingError) -> String {
        try template.url(values, pattern: pattern()) { url in
            guard let table, let url = try? RouteURL(url), let match = RouteMatcher(table).firstMatch(in: url) else {
                return nil
            }
            return template.captures.indices.map { match.texts(ofCapture: $0) }
        }
    }
}

private struct TemplateReader {
    let base: UnsafePointer<UInt8>
    var offset: Int

    mutating func number() -> Int {
        defer { offset += 4 }
        return PackedDigit.number4(base, offset)
    }

    mutating func bytes() -> [UInt8] {
        let count = number()
        defer { offset += count }
        return Array(UnsafeBufferPointer(start: base + offset, count: count))
    }

    mutating func list<Element>(_ element: (inout TemplateReader) -> Element) -> [Element] {
        (0..<number()).map { _ in element(&self) }
    }

    mutating func capture() -> URLTemplate.Capture {
        let count = URLTemplate.Count(rawValue: number()) ?? .one
        let place = URLTemplate.Place(rawValue: number()) ?? .path
        let mayBeNothing = number() == 1
        let automaton = number()
        return URLTemplate.Capture(
            String(decoding: bytes(), as: UTF8.self),
            count,
            place,
            mayBeNothing: mayBeNothing,
            automaton: automaton == 0 ? AnythingAutomaton() : AutomatonReader(base, automaton)
        )
    }

    mutating func pieces() -> [URLTemplate.Piece] {
        list { reader in
            switch reader.number() {
            case 0: .text(reader.bytes())
            case 1: .capture(reader.number())
            default: .optional(reader.number())
            }
        }
    }

    mutating func component() -> URLTemplate.Component {
        switch number() {
        case 0: .pieces(pieces())
        case 1: .values(number(), keepsSlashes: false)
        case 2: .values(number(), keepsSlashes: true)
        default: .optional(number())
        }
    }
}
