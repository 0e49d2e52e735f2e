/// Finds the routes of one path that can match the same query as a given one, without comparing all pairs.
///
/// Two routes that require different values of one query item never match the same URL. That distinguishes most routes
/// of one path.
struct QueryIndex {
    /// The values that the routes require, by name.
    private let literals: [[[UInt8]: [UInt8]]]
    /// The routes that require a value of an item, by name and value, in order.
    private var places: [[UInt8]: [[UInt8]: [Int]]] = [:]
    /// The number of routes that require a value of an item.
    private var counts: [[UInt8]: Int] = [:]
    /// The routes that require no value of an item, computed lazily.
    private var others: [[UInt8]: [Int]] = [:]

    /// Creates an index of the demands of all routes of a path, which are identified by their positions.
    init(_ demands: [QueryDemand]) {
        literals = demands.map(\.literals)
        for (place, items) in literals.enumerated() {
            for (name, value) in items {
                places[name, default: [:]][value, default: []].append(place)
                counts[name, default: 0] += 1
            }
        }
    }

    /// The routes before a position that may match the same query as the route at the position, in order.
    ///
    /// - Complexity: O(*k*) in their number, and O(*n*) for the first call for a name.
    mutating func neighbors(before place: Int) -> [Int] {
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
