import RouteTables

/// The first difference, from the left, between a URL and a pattern that does not match it.
package enum RouteMismatch: Hashable, Sendable {
    /// The URL has a different scheme, or none.
    case scheme(String?, wanted: String)
    /// The URL's scheme is not one of the app's own.
    case foreignScheme(String)
    /// The URL's scheme is one of the app's own links, but not with this host.
    case foreignHost(String)
    /// The URL begins with none of the app's own links, of which this is one with its scheme.
    case foreignLink(String)
    /// The URL has a different host, or none, or the pattern has none.
    case host(String?, wanted: String?)
    /// A component of the path, numbered from 1, differs from the pattern's requirement.
    case component(Int, String, wanted: String)
    /// The URL has no component for a part of the pattern.
    case missingComponent(String)
    /// The pattern has no part for a component of the path.
    case surplusComponent(Int, String)
    /// An item of the query or of the fragment is missing, or has a different value.
    case item(String, String?, wanted: String, inFragment: Bool)
    /// The fragment is different, or missing.
    case fragment(String?, wanted: String)
    /// Each component of the path may match a part of the pattern, but they do not match together.
    case path
    /// The expression does not match the whole URL.
    case expression
}

extension RouteMismatch: CustomStringConvertible {
    /// The reason in one line.
    package var description: String {
        switch self {
        case .scheme(nil, let wanted): "the scheme '\(wanted)' is missing"
        case .scheme(let scheme?, let wanted): "the scheme is '\(scheme)', not '\(wanted)'"
        case .foreignScheme(let scheme): "the scheme '\(scheme)' is not one of the app's own"
        case .foreignHost(let host): "the host '\(host)' is not one of the app's own"
        case .foreignLink(let link): "the URL begins with none of the app's own links, such as '\(link)'"
        case .host(nil, let wanted): "the host '\(wanted ?? "")' is missing: it follows two slashes"
        case .host(let host?, nil): "the host is '\(host)', but the pattern has none: it begins with one slash"
        case .host(let host?, let wanted?): "the host is '\(host)', not '\(wanted)'"
        case .component(let number, let text, let wanted): "component \(number) is '\(text)', not '\(wanted)'"
        case .missingComponent(let wanted): "there is no component for '\(wanted)'"
        case .surplusComponent(let number, let text): "the pattern has nothing for component \(number), '\(text)'"
        case .item(let name, nil, _, let inFragment): "the \(inFragment ? "fragment" : "query") has no item '\(name)'"
        case .item(let name, let value?, let wanted, let inFragment):
            "the \(inFragment ? "fragment" : "query")'s '\(name)' is '\(value)', not '\(wanted)'"
        case .fragment(nil, let wanted): "the fragment '\(wanted)' is missing"
        case .fragment(let fragment?, let wanted): "the fragment is '\(fragment)', not '\(wanted)'"
        case .path: "the path does not match the whole pattern"
        case .expression: "the expression does not match the whole URL"
        }
    }
}
