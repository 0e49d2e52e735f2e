import RouteTables

extension RouteRequest {
    /// Asks a function that a marker names with `when:`; generated code does.
    public func passes(_ tester: (RouteRequest) -> Bool) -> Bool { tester(self) }

    /// Asks a function that a marker names with `when:` and that does not look at the request; generated code does.
    public func passes(_ tester: () -> Bool) -> Bool { tester() }
}
