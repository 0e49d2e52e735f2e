import RoutePatterns
import RouteTables

/// The queries that match an item of a pattern, as an automaton over the part between `?` and `#` in canonical form, or
/// over the items of a fragment.
enum QueryLanguage {
    /// The queries that one item of a pattern matches.
    ///
    /// The first item with its name must have an accepted value, or may be missing if the item is optional.
    static func automaton(of item: PatternQueryItem, in pattern: RoutePattern) throws(Automaton.TooLarge) -> Automaton {
        let isRequired = item.isRequired(pattern.captures)
        // In a fragment, a number sign is a character like others.
        let hash = item.isInFragment ? ScalarSet() : ScalarSet(UInt8(ascii: "#"))
        let queryCharacters = ScalarSet.all.subtracting(hash)
        let valueCharacters = queryCharacters.subtracting(ScalarSet(UInt8(ascii: "&")))
        let nameCharacters = valueCharacters.subtracting(ScalarSet(UInt8(ascii: "=")))
        let end = item.isInFragment ? "&" : "&#"
        let name = try Automaton(RegularExpression(canonical: item.plainName).writtenInQuery(without: "=" + end))
        let values = isRequired ? item.values : .choice([.empty, item.values])
        let value = try Automaton(values.writtenInQuery(without: end))
        let equals = try Automaton(.set(ScalarSet(UInt8(ascii: "="))))
        let separator = try Automaton(.set(ScalarSet(UInt8(ascii: "&"))))

        var network = AutomatonNetwork()
        // Items with other names, then the item itself, then anything.
        let otherName = network.add(try Automaton(URLLanguage.any(nameCharacters)).subtracting(name))
        let otherValue = network.add(
            try AutomatonNetwork.sequence([equals, Automaton(URLLanguage.any(valueCharacters))]),
            after: [otherName]
        )
        let next = network.add(separator, after: [otherName, otherValue])
        network.link(next, to: otherName)
        let ownName = network.add(name, after: [next])
        let ownValue = network.add(try AutomatonNetwork.sequence([equals, value]), after: [ownName])
        // Without `=`, the value is empty.
        let takesNothing = value.labels[value.start] != 0
        let rest = network.add(
            try Automaton(
                .choice([.empty, .sequence([.set(ScalarSet(UInt8(ascii: "&"))), URLLanguage.any(queryCharacters)])])
            ),
            after: takesNothing ? [ownValue, ownName] : [ownValue]
        )
        for start in [otherName, ownName] { network.start(with: start) }
        network.end(with: rest)
        if !isRequired { for other in [otherName, otherValue] { network.end(with: other) } }
        return try network.automaton()
    }
}

extension RegularExpression {
    /// The expression over a query as it is written: delimiters may be escaped, and must be if they would end the part.
    fileprivate func writtenInQuery(without delimiters: String) -> RegularExpression {
        mapSets { set in
            var result = set
            for byte: UInt8 in 0..<128 where URLCharacters.isReserved(byte) {
                let escaped = ScalarSet(escaped: byte, decodingDelimiters: false)
                result = set.contains(UInt32(byte)) ? result.union(escaped) : result.subtracting(escaped)
            }
            for byte in delimiters.utf8 { result = result.subtracting(ScalarSet(byte)) }
            return result
        }
    }
}
