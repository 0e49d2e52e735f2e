import RouteTables

/// Why a pattern does not take a URL: the first thing, from the left, in which they differ.
package enum RouteMismatch: Hashable, Sendable {
    /// The URL has another scheme, or none.
    case scheme(String?, wanted: String)
    /// The URL's scheme is not one of the app's own.
    case foreignScheme(String)
    /// The URL has another host, or none, or the pattern has none.
    case host(String?, wanted: String?)
    /// A component of the path, numbered from 1, is not what the pattern has in its place.
    case component(Int, String, wanted: String)
    /// The URL has no component for a part of the pattern.
    case missingComponent(String)
    /// Nothing in the pattern takes a component of the path.
    case surplusComponent(Int, String)
    /// An item of the query is missing, or has another value.
    case queryItem(String, String?, wanted: String)
    /// The fragment is another one, or missing.
    case fragment(String?, wanted: String)
    /// The expression over the whole URL does not match it.
    case expression
}

extension RouteMismatch: CustomStringConvertible {
    /// The reason in one line.
    package var description: String {
        switch self {
        case .scheme(nil, let wanted): "the scheme '\(wanted)' is missing"
        case .scheme(let scheme?, let wanted): "the scheme is '\(scheme)', not '\(wanted)'"
        case .foreignScheme(let scheme): "the scheme '\(scheme)' is not one of the app's own"
        case .host(nil, let wanted): "the host '\(wanted ?? "")' is missing: it stands behind two slashes"
        case .host(let host?, nil): "the host is '\(host)', and the pattern has none: it begins with one slash"
        case .host(let host?, let wanted?): "the host is '\(host)', not '\(wanted)'"
        case .component(let number, let text, let wanted): "component \(number) is '\(text)', not '\(wanted)'"
        case .missingComponent(let wanted): "nothing stands in the place of '\(wanted)'"
        case .surplusComponent(let number, let text): "component \(number), '\(text)', is one too many"
        case .queryItem(let name, nil, _): "the query has no item '\(name)'"
        case .queryItem(let name, let value?, let wanted): "the query's '\(name)' is '\(value)', not '\(wanted)'"
        case .fragment(nil, let wanted): "the fragment '\(wanted)' is missing"
        case .fragment(let fragment?, let wanted): "the fragment is '\(fragment)', not '\(wanted)'"
        case .expression: "the expression does not match the whole URL"
        }
    }
}
