import RouteTables

extension RouteRequest {
    /// Asks a function that a marker names with `when:`; generated code does.
    public func passes(_ condition: (RouteRequest) -> Bool) -> Bool { condition(self) }

    /// Asks a function that a marker names with `when:` and that does not look at the request; generated code does.
    public func passes(_ condition: () -> Bool) -> Bool { condition() }
}
