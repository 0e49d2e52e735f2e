import Foundation
import RouterRuntime

/// What a history can know of a request before anything is done for it: its URL taken apart, and the values that go with it.
struct RecordedRequest {
    /// A placeholder of the route that the URL leads to, with the text that it takes.
    private struct Capture {
        let name: String
        let isRepeated: Bool
        let texts: [String]
        /// Where the text stands, counted in bytes from the end of the URL: what own links stand for is replaced at its start.
        let fromEnd: Range<Int>?
    }

    private let request: RouteRequest
    private let url: RouteURL?
    private let captures: [Capture]

    init(_ request: RouteRequest) {
        self.request = request
        let table = request.router.table
        guard let url = try? table.links.reduce(request.url) else {
            self.url = nil
            captures = []
            return
        }
        self.url = url
        guard let match = table.matcher.firstMatch(in: url),
            let pattern = try? RoutePattern(table.catalogue.pattern(ofEntry: match.entry))
        else {
            captures = []
            return
        }
        let length = url.text.utf8.count
        captures = pattern.captures.enumerated().map { index, capture in
            Capture(
                name: capture.name,
                isRepeated: [.any, .some].contains(capture.kind),
                texts: match.texts(ofCapture: index),
                fromEnd: match.range(ofCapture: index).map { length - $0.upperBound..<length - $0.lowerBound }
            )
        }
    }

    /// All values, merged as a handler gets them: the query's, over them the path's, over them the context's.
    var parameters: [String: Any] {
        var parameters: [String: Any] = [:]
        let items = url.map { Dictionary(grouping: $0.queryItems, by: \.name).mapValues { $0.map(\.value) } } ?? [:]
        for (name, values) in items { parameters[name] = values.count == 1 ? values[0] : values }
        for capture in captures {
            if capture.isRepeated {
                parameters[capture.name] = capture.texts
            } else if let text = capture.texts.first {
                parameters[capture.name] = text
            }
        }
        for (name, value) in request.context { parameters[name] = value }
        return parameters
    }

    /// The URL with `***` for the values of some parameters, wherever they stand: in the path, the query or the fragment.
    func url(redacting names: Set<String>) -> String {
        var bytes = Array(request.url.utf8)
        let inPath = captures.filter { names.contains($0.name) }.compactMap(\.fromEnd)
            .map { bytes.count - $0.upperBound..<bytes.count - $0.lowerBound }
        var hidden: [Range<Int>] = []
        for range in (inPath + Self.queryValues(bytes, names)).sorted(by: { $0.lowerBound < $1.lowerBound })
        where range.lowerBound >= 0 {
            if let last = hidden.last, range.lowerBound < last.upperBound {
                hidden[hidden.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                hidden.append(range)
            }
        }
        // From the end, so that what was replaced does not move what is left.
        for range in hidden.reversed() { bytes.replaceSubrange(range, with: Array(RouteRecord.redaction.utf8)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func queryValues(_ bytes: [UInt8], _ names: Set<String>) -> [Range<Int>] {
        let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        guard let start = bytes[..<end].firstIndex(of: UInt8(ascii: "?")) else { return [] }
        return bytes[(start + 1)..<end].split(separator: UInt8(ascii: "&")).compactMap { item in
            guard let sign = item.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let name = String(decoding: item[..<sign], as: UTF8.self)
            return names.contains(name.removingPercentEncoding ?? name) ? (sign + 1)..<item.endIndex : nil
        }
    }
}
