/// At the module's top level, where `Search` has one of the same name.
public enum Filter: String, Sendable { case everything }

struct Search {
    enum Order: String { case newest, oldest }

    struct Filter: Equatable {
        enum Range: String { case week, year }

        var range: Range
    }

    struct Failure: Error {}

    typealias Orders = [Order]
    typealias Completion = (Order) -> Void

    /// @route //search/ordered/:order
    func ordered(by order: Order, rest: Orders = []) -> String {
        ([order] + rest).map(\.rawValue).joined(separator: " ")
    }

    /// @route //search/filters
    func filters(_ filters: [Order: [Filter]], first: Filter?) -> String {
        "\(filters.count) \(first?.range.rawValue ?? "none")"
    }

    /// @route //search/outer/:filter
    func outer(filter: NestedTypes.Filter) -> NestedTypes.Filter { filter }

    /// @route //search/result
    func result(failing: Bool) -> Result<Order, Failure> { failing ? .failure(Failure()) : .success(.newest) }

    /// @route //search/callback
    func callback(_ completion: Completion, second: (Filter) -> Order?) -> Int {
        completion(.oldest)
        return second(Filter(range: .year)) == nil ? 1 : 2
    }

    /// @route //search/tuple
    static func tuple(pair: (order: Order, filter: Filter)) -> (Order, Filter.Range) {
        (pair.order, pair.filter.range)
    }

    /// @route //search/metatype
    static func metatype(of type: Order.Type) -> Int { MemoryLayout<Order>.size }

    /// @route //search/self
    static func another() -> Self { Self() }

    /// @route //search/selves
    static func several(count: Int) -> [Self] { Array(repeating: Self(), count: count) }

    struct Deep {
        struct Deeper {
            /// @route //search/deeper/:order
            func find(order: Order, in range: Filter.Range) -> Order { order }
        }
    }
}

extension Search.Filter {
    /// @route //search/range/:range
    static func named(range: Range) -> Self { Self(range: range) }
}
