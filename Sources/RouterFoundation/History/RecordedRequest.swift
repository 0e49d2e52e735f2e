import Foundation
import RouterRuntime

/// What a history knows about a request before the router does anything for it: the parts of its URL, and its values.
struct RecordedRequest {
    private let request: RouteRequest
    private let candidates: [RouteRequest]

    init(_ request: RouteRequest) {
        self.request = request
        candidates = request.candidates
    }

    /// All values, merged as the handler of the most likely route would receive them.
    var parameters: [String: Any] { candidates.first?.parameters ?? [:] }

    /// The URL with `***` instead of the values of some parameters, in the path, the query and the fragment.
    func url(redacting names: Set<String>) -> String {
        if names.isEmpty { return request.url }
        let bytes = Array(request.url.utf8)
        let inPath = candidates.flatMap(\.captureRanges).filter { names.contains($0.name) }
            .map { bytes.count - $0.fromEnd.upperBound..<bytes.count - $0.fromEnd.lowerBound }
        let unmatched = candidates.contains(where: \.isMatched) ? [] : unmatchedValues(bytes, names)
        var hidden: [Range<Int>] = []
        for range in (inPath + unmatched + Self.items(bytes, names)).sorted(by: { $0.lowerBound < $1.lowerBound })
        where range.lowerBound >= 0 {
            if let last = hidden.last, range.lowerBound < last.upperBound {
                hidden[hidden.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                hidden.append(range)
            }
        }
        var output: [UInt8] = []
        var position = 0
        for range in hidden {
            output += bytes[position..<range.lowerBound]
            output += RouteRecord.redaction.utf8
            position = range.upperBound
        }
        return String(decoding: output + bytes[position...], as: UTF8.self)
    }

    /// The parts that may contain values in a URL that no route takes, or that cannot be split.
    ///
    /// Without a route, every text may be a value, unless it is a literal of some route's pattern. This applies to each
    /// part of the URL in which a route has a placeholder with one of these names.
    private func unmatchedValues(_ bytes: [UInt8], _ names: Set<String>) -> [Range<Int>] {
        let patterns = request.routePatterns.map { RecordedPattern($0) }
        let places = Set(patterns.flatMap { $0.places(ofCaptures: names) })
        guard !places.isEmpty else { return [] }
        let literals = Set(patterns.flatMap(\.literals))
        let parts = RecordedParts(bytes)
        let isWhole = places.contains(.url)
        var ranges: [Range<Int>] = []
        if isWhole || places.contains(.host) { ranges.append(parts.host) }
        if isWhole || places.contains(.path) { ranges += parts.components(of: parts.path) }
        if isWhole || places.contains(.fragment) { ranges += parts.components(of: parts.fragment) }
        return ranges.filter { range in
            guard !range.isEmpty else { return false }
            let text = String(decoding: bytes[range], as: UTF8.self)
            let decoded = text.removingPercentEncoding ?? text
            return !literals.contains(range == parts.host ? decoded.lowercased() : decoded)
        }
    }

    /// The values of items in the query and in the fragment.
    ///
    /// A fragment without a question mark may consist of items. In some apps, a plus sign in a name is a space.
    private static func items(_ bytes: [UInt8], _ names: Set<String>) -> [Range<Int>] {
        let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        let fragment = bytes[hash...].dropFirst()
        let parts = [
            bytes[..<hash].firstIndex(of: UInt8(ascii: "?")).map { bytes[($0 + 1)..<hash] },
            fragment.firstIndex(of: UInt8(ascii: "?")).map { fragment[($0 + 1)...] } ?? fragment,
        ]
        return parts.compactMap(\.self).flatMap { $0.split(separator: UInt8(ascii: "&")) }.compactMap { item in
            guard let sign = item.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let written = String(decoding: item[..<sign], as: UTF8.self)
            let name = written.removingPercentEncoding ?? written
            let spaced = written.replacingOccurrences(of: "+", with: " ")
            let isNamed = names.contains(name) || names.contains(spaced.removingPercentEncoding ?? spaced)
            return isNamed ? (sign + 1)..<item.endIndex : nil
        }
    }
}
