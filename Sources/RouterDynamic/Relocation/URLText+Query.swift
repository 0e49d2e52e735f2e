import RouteTables

extension URLText {
    /// The string of a URL with items added to its query, before its fragment, in the order of their names.
    static func adding(_ items: [String: [String]], to url: String) -> String {
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        var text = URLText()
        text.append(Array(url[..<fragment].utf8))
        text.append(items, after: UInt8(ascii: text.hasQuery ? "&" : "?"))
        text.append(Array(url[fragment...].utf8))
        return text.string
    }

    /// Items of a query, in the order of their names.
    static func query(_ items: [String: [String]]) -> String {
        var text = URLText()
        text.append(items, after: nil)
        return text.string
    }

    /// The string of a URL with items at the start of its query.
    static func adding(query: String, toStartOf url: RouteURL) -> String {
        let parts = url.parts
        return url.withBytes { bytes in
            var text = URLText()
            text.append(Array(bytes[..<Int(parts.pathLimit)]))
            text.append(UInt8(ascii: "?"))
            text.append(Array(query.utf8))
            if parts.flags.contains(.hasQuery) { text.append(UInt8(ascii: "&")) }
            text.append(Array(bytes[parts.query.lowerBound...]))
            return text.string
        }
    }
}
