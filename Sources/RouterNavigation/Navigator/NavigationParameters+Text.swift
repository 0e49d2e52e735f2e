internal import RouteTables
internal import RouterPlans
internal import RouterRuntime

extension NavigationParameters {
    /// The value of `openType` with which the page does not open.
    private static let doesNotOpen = "none"

    /// Reads parameters from strings by name, without those of ``invalidNames(in:)``.
    init(texts: [String: String]) {
        self.init(
            openType: texts["openType"].flatMap { RouteOpening(rawValue: $0) },
            opensPage: texts["openType"] != Self.doesNotOpen,
            popTo: texts["popTo"],
            switchTab: texts["switchTab"].map { TabID($0) },
            isAnimated: texts["animated"].flatMap(Self.isAnimated)
        )
    }

    /// The names whose strings are not values of the parameters, in the order of the parameters.
    static func invalidNames(in texts: [String: String]) -> [String] {
        RouteRequest.namesOfNavigationItems.filter { name in
            guard let text = texts[name] else { return false }
            switch name {
            case "openType": return text != doesNotOpen && RouteOpening(rawValue: text) == nil
            case "animated": return isAnimated(text) == nil
            default: return text.isEmpty
            }
        }
    }

    private static func isAnimated(_ text: String) -> Bool? {
        switch text {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }

    /// The strings of the parameters in the context of a request that are not the route's own, by name.
    ///
    /// - Parameters:
    ///   - request: The request; `nil` if there is none.
    ///   - context: The context then.
    /// - Returns: The strings.
    static func texts(in request: RouteRequest?, or context: [String: any Sendable]) -> [String: String] {
        let context = request?.context ?? context
        var texts: [String: String] = [:]
        for name in RouteRequest.namesOfNavigationItems {
            guard let value = context[name], request?.hasParameter(name) != true else { continue }
            texts[name] = text(of: value)
        }
        return texts
    }

    /// The string of a value: of an enumeration, its raw value.
    private static func text(of value: any Sendable) -> String {
        (value as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\(value)"
    }

    /// A URL without some parameters in its query.
    static func removed(_ texts: [String: String], from url: String) -> String {
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        guard let mark = url[..<fragment].firstIndex(of: "?") else { return url }
        let items = url[mark..<fragment].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
        // Names are compared as they are read, so an escape in a name makes no difference.
        let kept = items.filter { item in
            (try? RouteURL("?\(item)"))?.queryValues.keys.contains { texts[$0] != nil } != true
        }
        guard kept.count < items.count else { return url }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        return url[..<mark] + query + url[fragment...]
    }
}
