import RouteTables
import RouterRuntime

/// The requests that a setting applies to.
package enum RequestScope: Sendable {
    /// Requests for URLs.
    case urls(any URLScope)
    /// Requests for some handlers of the table.
    case handlers(NumberSet, names: [String])

    /// The description of the scope in messages.
    var description: String {
        switch self {
        case .urls(let scope): scope.pattern
        case .handlers(_, let names): names.joined(separator: ", ")
        }
    }
}

/// The URLs that a setting applies to.
///
/// `RouterDynamic` implements it for patterns.
package protocol URLScope: Sendable {
    /// The pattern.
    var pattern: String { get }

    /// The common beginning of all URLs of the scope; `nil` if they differ.
    var beginning: RouteURL.Beginning? { get }

    /// Tells whether the scope includes a URL.
    func includes(_ url: RouteURL) -> Bool

    /// Tells whether it may include a URL that is written for a pattern of the table.
    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool
}
