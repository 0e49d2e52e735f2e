import RouteTables

/// A requirement of a pattern for one item of the query or of the fragment.
package struct QueryCondition: Sendable {
    private enum Value: Sendable {
        case literal([UInt8])
        case any
        case nonEmpty
        case expression(Automaton)
    }

    private let name: [UInt8]
    private let isInFragment: Bool
    private let value: Value
    private let isRequired: Bool

    init(_ item: PatternQueryItem, of pattern: RoutePattern) throws(Automaton.TooLarge) {
        name = item.plainName
        isInFragment = item.isInFragment
        isRequired = item.isRequired(pattern.captures)
        value =
            switch item.value {
            case .literal(let text): .literal(text)
            case .any, .rest, .optional: .any
            case .capture(_, nil): .nonEmpty
            case .capture(_, let expression?), .text(let expression, _):
                .expression(try pattern.compiled.automaton(of: expression))
            }
    }

    /// The items of the part of the URL that the condition is for.
    func items(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: RouteURL.Parts) -> QueryItems {
        QueryItems(bytes, parts.items(isInFragment, in: bytes))
    }

    /// How the items are compared.
    func form(_ parts: RouteURL.Parts) -> CanonicalBytes.Form { isInFragment ? .query : parts.queryForm }

    /// Tells whether an item has the required name.
    func isNamed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ form: CanonicalBytes.Form) -> Bool {
        Self.equals(bytes, range, name, form)
    }

    /// Tells whether the pattern accepts a value.
    func accepts(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ form: CanonicalBytes.Form) -> Bool {
        switch value {
        case .any: return true
        case .nonEmpty: return !range.isEmpty
        case .literal(let text): return Self.equals(bytes, range, text, form)
        case .expression(let automaton):
            guard let base = bytes.baseAddress else { return false }
            return automaton.accepts(IteratorSequence(CanonicalBytes(base, range, form)))
        }
    }

    /// The value of the first item with the name, if the pattern accepts it, and whether the query satisfies the
    /// condition.
    func find(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: RouteURL.Parts) -> (value: Range<Int>?, isMet: Bool) {
        var items = items(bytes, parts)
        let form = form(parts)
        while let item = items.next() {
            guard isNamed(bytes, item.name, form) else { continue }
            if accepts(bytes, item.value, form) { return (item.value, true) }
            return (nil, !isRequired && item.value.isEmpty)
        }
        return (nil, !isRequired)
    }

    /// Tells whether a query satisfies the condition.
    func isMet(by bytes: UnsafeBufferPointer<UInt8>, _ parts: RouteURL.Parts) -> Bool {
        find(bytes, parts).isMet
    }

    private static func equals(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        _ text: [UInt8],
        _ form: CanonicalBytes.Form
    ) -> Bool {
        guard let base = bytes.baseAddress else { return text.isEmpty }
        var source = CanonicalBytes(base, range, form)
        for expected in text where source.next() != expected { return false }
        return source.next() == nil
    }
}
