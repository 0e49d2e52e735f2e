internal import RouteTables

extension NavigationParameters {
    /// The names of the parameters in queries and contexts.
    static let names = ["openType", "popTo", "switchTab", "animated"]

    /// Reads parameters from texts by name.
    ///
    /// - Throws: ``NavigatorError/invalidParameter(url:parameter:value:)``.
    init(texts: [String: String], url: String) throws(NavigatorError) {
        self.init(popTo: texts["popTo"], switchTab: texts["switchTab"].map { TabID($0) })
        if let text = texts["openType"] {
            guard let openType = OpenType(rawValue: text) else {
                throw .invalidParameter(url: url, parameter: "openType", value: text)
            }
            self.openType = openType
        }
        switch texts["animated"] {
        case nil: break
        case "true", "1": isAnimated = true
        case "false", "0": isAnimated = false
        case let text?: throw .invalidParameter(url: url, parameter: "animated", value: text)
        }
    }

    /// The texts of the parameters in a URL's query, by name.
    static func texts(inQueryOf url: String) -> [String: String] {
        guard let items = (try? RouteURL(url))?.queryItems else { return [:] }
        let known = items.filter { names.contains($0.name) }
        return Dictionary(known.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// The texts of the parameters in a context, by name.
    static func texts(in context: [String: any Sendable]) -> [String: String] {
        var texts: [String: String] = [:]
        for name in names { texts[name] = context[name].map { "\($0)" } }
        return texts
    }

    /// A URL without the parameters in its query.
    static func removed(from url: String) -> String {
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        guard let mark = url[..<fragment].firstIndex(of: "?") else { return url }
        let items = url[mark..<fragment].dropFirst().split(separator: "&", omittingEmptySubsequences: false)
        let kept = items.filter { item in !names.contains(String(item.prefix { $0 != "=" })) }
        guard kept.count < items.count else { return url }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        return url[..<mark] + query + url[fragment...]
    }
}
