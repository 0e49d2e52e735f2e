import RoutePatterns
import RouteTables

extension RouteURLWriter {
    /// The URL of a pattern with texts by name; those without a placeholder go to the query, in the order of their names.
    static func url(pattern text: String, texts: [String: [String]]) throws -> String {
        do {
            let pattern = try KnownPatterns.pattern(text)
            let names = Set(pattern.captures.map(\.name))
            let present = texts.filter { !$0.value.isEmpty }
            let url = try pattern.url(present.filter { names.contains($0.key) })
            let items = present.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }.flatMap { name, values in
                values.map { "\(escaped(name))=\(escaped($0))" }
            }
            return items.isEmpty ? url : adding(items.joined(separator: "&"), to: url)
        } catch let error as RouterError {
            throw error
        } catch let error as RouteURLWritingError {
            throw RouterError(.notEncodable, .unwritableURL(pattern: text, error))
        } catch {
            throw RouterError(.notEncodable, .unreadablePattern(text, problem: "\(error)"))
        }
    }

    /// Puts items at the end of the query, before the fragment.
    package static func adding(_ items: String, to url: String) -> String {
        let fragment = url.firstIndex(of: "#") ?? url.endIndex
        let start = url[..<fragment]
        return "\(start)\(start.contains("?") ? "&" : "?")\(items)\(url[fragment...])"
    }

    /// A text of which only unreserved characters stand for themselves (RFC 3986, section 2.3).
    package static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if URLCharacters.isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes += [0x25, URLCharacters.hexDigit(byte >> 4), URLCharacters.hexDigit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
