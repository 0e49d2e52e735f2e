import RouteGenCore

/// The content of another router's registration.
struct OldRegistration {
    /// The declaration that takes the marker.
    struct Target: Hashable {
        /// The index of its source.
        var source: Int
        var declaration: Declaration
    }

    /// The place of a marker.
    enum Place: Hashable {
        case declaration(Target)
        /// A new function.
        case skeleton(Skeleton)
        /// A case of an enumeration that shares its word `case` with others, and gets one of its own.
        case list(CaseList)
    }

    /// The place of the pattern, or of the registration if it has none.
    var location: SourceLocation
    /// The marker: `@route(priority: low) //web/**`.
    var marker: String
    /// The pattern without the names of its placeholders; `nil` if it comes from the declaration's name.
    var shape: String?
    /// The place of the marker, if the tool can tell.
    var place: Place?
    /// The type aliases that the sources lack for the marker, as they are written.
    var aliases: [String] = []
    /// The decision or task for a person, in one line.
    var note: String?

    /// A registration whose marker has a place.
    init(_ marker: String, shape: String?, on place: Place, at location: SourceLocation, note: String? = nil) {
        self.location = location
        self.marker = marker
        self.shape = shape
        self.place = place
        self.note = note
    }

    /// A registration that a person has to decide.
    init(undecided note: String, shape: String? = nil, at location: SourceLocation) {
        self.location = location
        marker = ""
        self.shape = shape
        self.note = note
    }
}

/// A router whose registrations `routegen-migrate` reads.
public enum OldRouter: String, CaseIterable, Sendable {
    case khala, eenavigator, therouter, urlnavigator, jlroutes

    /// The name in messages.
    public var name: String {
        switch self {
        case .khala: "Khala"
        case .eenavigator: "EENavigator"
        case .therouter: "TheRouter"
        case .urlnavigator: "URLNavigator"
        case .jlroutes: "JLRoutes"
        }
    }

    /// The registrations in sources, in the order of the sources.
    func registrations(in sources: [MigrationSource]) -> [OldRegistration] {
        switch self {
        case .khala: KhalaRegistrations(sources).all
        case .eenavigator: EENavigatorRegistrations(sources).all
        case .therouter: TheRouterRegistrations(sources).all
        case .urlnavigator: URLNavigatorRegistrations(sources).all
        case .jlroutes: JLRoutesRegistrations(sources).all
        }
    }
}
