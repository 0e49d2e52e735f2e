import RoutePatterns
import RouteTables

/// The routes of a table that are alike in everything that conflicts depend on, such as copies of one marker.
///
/// Comparing all pairs of two thousand such routes would take two million comparisons, and give as many notes. So of
/// each set, only the first routes are compared with all others. Each further one ties with the first one only.
struct EqualRoutes {
    /// The number of equal routes that are compared with all others.
    static let comparedLimit = Diagnostic.relatedLimit

    /// The parts of a route on which its conflicts depend.
    private struct Key: Hashable {
        var shape: RouteShapes.Shape
        var origins: Set<RouteOrigin>
        var conditions: [String]
        var availability: Availability
        /// The accessor's name, if a marker names it in `overlaps:`.
        var name: String?
    }

    private let routes: [ConflictRoute]
    /// The accessors that markers name in `overlaps:`.
    private let named: Set<String>
    private let shapes: RouteShapes
    private var sets: [Key: (first: Int, count: Int)] = [:]
    /// For each route that was asked for, the first one of its set if it is compared only with that.
    private var firsts: [Int: Int?] = [:]

    /// Creates an empty record for the routes of a table, which are identified by their indices.
    init(_ routes: [ConflictRoute], _ graph: RouteGraph) {
        self.routes = routes
        shapes = RouteShapes(graph)
        named = Set(routes.flatMap { $0.pattern.marker.overlaps.map(\.value) })
    }

    /// Whether two routes match the same URLs at the same rank.
    func haveOneShape(_ first: Int, _ second: Int) -> Bool {
        let shape = shapes.shape(of: routes[first])
        return shape != nil && shape == shapes.shape(of: routes[second])
    }

    /// Looks for equal routes among some that may conflict.
    ///
    /// - Returns: For each route that is compared only with the first one of its set, that one.
    mutating func firsts(among indices: [Int]) -> [Int: Int] {
        guard indices.count > Self.comparedLimit else { return [:] }
        var result: [Int: Int] = [:]
        for index in indices.sorted() {
            if let first = first(for: index) { result[index] = first }
        }
        return result
    }

    private mutating func first(for index: Int) -> Int? {
        if let known = firsts[index] { return known }
        var first: Int?
        if let key = key(index) {
            let set = sets[key] ?? (index, 0)
            sets[key] = (set.first, set.count + 1)
            if set.count >= Self.comparedLimit { first = set.first }
        }
        firsts[index] = .some(first)
        return first
    }

    /// The parts of a route on which its conflicts depend; `nil` if they cannot be compared.
    private func key(_ index: Int) -> Key? {
        let route = routes[index]
        guard !route.isConditional, route.pattern.marker.overlaps.isEmpty,
            let shape = shapes.shape(of: route)
        else { return nil }
        let name = route.handler.accessorName
        return Key(
            shape: shape,
            origins: route.pattern.origins,
            conditions: route.handler.conditions,
            availability: route.handler.availability.availability,
            name: named.contains(name) ? name : nil
        )
    }
}
