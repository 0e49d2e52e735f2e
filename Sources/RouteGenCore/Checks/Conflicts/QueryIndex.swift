/// Finds the routes of one path that a query can lead to beside a given one, without comparing all pairs.
///
/// Two routes that demand different values of one query item never take the same URL, which is what tells most routes of one path apart.
struct QueryIndex {
    /// The values that the routes demand, by name.
    private let literals: [[[UInt8]: [UInt8]]]
    /// The routes that demand a value of an item, by its name and the value, in order.
    private var places: [[UInt8]: [[UInt8]: [Int]]] = [:]
    /// How many routes demand a value of an item.
    private var counts: [[UInt8]: Int] = [:]
    /// The routes that demand none, as far as somebody asked.
    private var others: [[UInt8]: [Int]] = [:]

    /// Takes the demands of all routes of a path, which are known by their places among them.
    init(_ demands: [QueryDemand]) {
        literals = demands.map(\.literals)
        for (place, items) in literals.enumerated() {
            for (name, value) in items {
                places[name, default: [:]][value, default: []].append(place)
                counts[name, default: 0] += 1
            }
        }
    }

    /// The routes before a place that may share a query with the route there, in order.
    ///
    /// - Complexity: In proportion to their number, but for the first question about a name.
    mutating func neighbours(before place: Int) -> [Int] {
        var best: (name: [UInt8], same: [Int], excluded: Int)?
        for (name, value) in literals[place] {
            let same = places[name]?[value] ?? []
            let excluded = (counts[name] ?? 0) - same.count
            if excluded > best?.excluded ?? 0 { best = (name, same, excluded) }
        }
        guard let best else { return Array(0..<place) }
        return (best.same.prefix { $0 < place } + without(best.name).prefix { $0 < place }).sorted()
    }

    private mutating func without(_ name: [UInt8]) -> [Int] {
        if let known = others[name] { return known }
        let result = literals.indices.filter { literals[$0][name] == nil }
        others[name] = result
        return result
    }
}
