import RouteTables

extension RouteRequest {
    /// Calls a function that a marker names with `when:`.
    ///
    /// Generated code uses it.
    public func passes(_ condition: (RouteRequest) -> Bool) -> Bool { condition(self) }

    /// Calls a function without parameters that a marker names with `when:`.
    ///
    /// Generated code uses it.
    public func passes(_ condition: () -> Bool) -> Bool { condition() }
}
