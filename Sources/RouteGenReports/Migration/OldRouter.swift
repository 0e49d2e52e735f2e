import RouteGenCore

/// A router whose registrations `routegen migrate` reads.
public enum OldRouter: String, CaseIterable, Sendable {
    case khala, eenavigator, therouter, urlnavigator

    /// The name in messages.
    public var name: String {
        switch self {
        case .khala: "Khala"
        case .eenavigator: "EENavigator"
        case .therouter: "TheRouter"
        case .urlnavigator: "URLNavigator"
        }
    }

    /// The registrations in sources, in the order of the sources.
    func registrations(in sources: [MigrationSource]) -> [OldRegistration] {
        switch self {
        case .khala: KhalaRegistrations.all(in: sources)
        case .eenavigator: EENavigatorRegistrations(sources).all
        case .therouter: TheRouterRegistrations(sources).all
        case .urlnavigator: URLNavigatorRegistrations(sources).all
        }
    }
}
