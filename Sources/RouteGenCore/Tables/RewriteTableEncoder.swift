import RoutePatterns
import RouteTables

/// Compiles rewriting rules into the text that a ``RewriteTable`` reads.
package struct RewriteTableEncoder {
    private typealias Layout = RewriteTableLayout

    private var matcher = RouteMatcherEncoder()
    private var sources: [RoutePattern] = []
    private var rules: [UInt8] = []
    private var pieces: [UInt8] = []
    private var names: [UInt8] = []
    private var pieceCount = 0
    private var nameCount = 0
    private var texts = PackedTexts()

    package init() {}

    /// Adds a rule; rules apply in the order in which they are added.
    ///
    /// - Parameters:
    ///   - source: Its source, read.
    ///   - template: Its target, read.
    ///   - text: Both as they are written.
    package mutating func add(
        _ source: RewriteSource,
        _ template: RewriteTemplate,
        text: (source: String, target: String)
    ) {
        matcher.add(source.pattern)
        sources.append(source.pattern)
        let (sourceText, targetText) = (texts.reference(to: text.source), texts.reference(to: text.target))
        rules += sourceText + targetText
        let flags =
            (template.hasScheme ? Layout.Flags.scheme : 0) | (template.hasHost ? Layout.Flags.host : 0)
            | (template.dropsQuery ? Layout.Flags.dropsQuery : 0)
        PackedDigit.write(flags, digits: 1, to: &rules)
        for number in [
            pieceCount, template.pieces.count, template.pathEnd, template.fragmentStart, nameCount,
            template.consumedItems.count,
        ] {
            PackedDigit.write(number, digits: 4, to: &rules)
        }
        for piece in template.pieces { add(piece) }
        for name in template.consumedItems {
            let name = texts.reference(to: name)
            names += name
        }
        pieceCount += template.pieces.count
        nameCount += template.consumedItems.count
    }

    private mutating func add(_ piece: RewriteTemplate.Piece) {
        switch piece {
        case .text(let bytes):
            let text = texts.reference(to: String(decoding: bytes, as: UTF8.self))
            PackedDigit.write(0, digits: 6, to: &pieces)
            pieces += text
        case .capture(let capture):
            let name = texts.reference(to: capture.name)
            PackedDigit.write(capture.place.rawValue + 1, digits: 1, to: &pieces)
            PackedDigit.write(capture.hasDataSlashes ? 1 : 0, digits: 1, to: &pieces)
            PackedDigit.write(capture.index, digits: 4, to: &pieces)
            pieces += name
        }
    }

    /// The tables of the sources and of the targets.
    ///
    /// - Parameter routes: The patterns of the route table, in their order there: which of their URLs rules may take.
    /// - Returns: The characters of both.
    /// - Throws: ``RouteTableError`` if the sources overlap in too many ways.
    package func encode(routes: [RoutePattern]) throws(RouteTableError) -> (sources: [UInt8], targets: [UInt8]) {
        let entries = entries(routes)
        let pieceStart = Layout.Header.size + rules.count
        let nameStart = pieceStart + pieces.count
        let entryStart = nameStart + names.count
        var header: [UInt8] = []
        for number in [
            sources.count, Layout.Header.size, pieceStart, nameStart, entryStart, entryStart + entries.count,
        ] {
            PackedDigit.write(number, digits: 4, to: &header)
        }
        return (try matcher.encode(), header + rules + pieces + names + entries + texts.bytes)
    }

    /// Whether a rule may take a URL that is written for a route.
    ///
    /// No URL is written for a regular expression, or for a pattern with the component `*`: typed calls of these are not
    /// rewritten.
    private func mayTakeURLs(of route: RoutePattern) -> Bool {
        sources.contains { $0.mayMatch(urlsOf: route) } && (try? route.template())?.problem == nil
    }

    /// A bit for each route: whether a rule may take a URL that is written for it.
    private func entries(_ routes: [RoutePattern]) -> [UInt8] {
        var digits: [UInt8] = []
        for start in stride(from: 0, to: routes.count, by: Layout.patternsPerDigit) {
            let group = routes[start...].prefix(Layout.patternsPerDigit)
            let bits = group.enumerated().reduce(0) { bits, route in
                mayTakeURLs(of: route.element) ? bits | 1 << route.offset : bits
            }
            PackedDigit.write(bits, digits: 1, to: &digits)
        }
        return digits
    }
}
