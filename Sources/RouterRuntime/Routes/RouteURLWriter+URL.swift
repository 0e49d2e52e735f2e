import RouteTables

extension RouteURLWriter {
    /// The URL of a template with texts by name.
    ///
    /// Texts without a placeholder become query items, in the order of their names.
    static func url(
        template: URLTemplate?,
        pattern: String,
        texts: [String: [String]]
    ) throws -> String {
        do {
            guard let template else { throw RouteURLWritingError.undetermined(pattern: pattern) }
            var others = texts
            var captured: [String: [String]] = [:]
            for index in 0..<template.captureCount {
                let name = template.captureName(index)
                if let values = others.removeValue(forKey: name), !values.isEmpty { captured[name] = values }
            }
            return adding(others, to: try template.url(captured, pattern: pattern))
        } catch let error as RouteURLWritingError {
            throw RouterError(.notEncodable, .unwritableURL(pattern: pattern, error))
        }
    }

    /// Appends texts to the query, in the order of their names.
    package static func adding(_ texts: [String: [String]], to url: String) -> String {
        var items: [String] = []
        for name in Array(texts.keys).sorted() {
            for text in texts[name] ?? [] { items.append("\(escaped(name))=\(escaped(text))") }
        }
        return items.isEmpty ? url : adding(items.joined(separator: "&"), to: url)
    }

    /// Appends items to the query, before the fragment.
    package static func adding(_ items: String, to url: String) -> String {
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        let start = url[..<fragment]
        return "\(start)\(start.contains("?") ? "&" : "?")\(items)\(url[fragment...])"
    }

    /// A text in which all but the unreserved characters are escaped (RFC 3986, section 2.3).
    package static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if URLCharacters.isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), URLCharacters.hexDigit(byte >> 4), URLCharacters.hexDigit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
