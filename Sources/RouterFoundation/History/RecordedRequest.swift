import Foundation
import RouteTables
import RouterPipeline
import RouterRuntime

/// The parts of a request's URL and its values, as a history knows them before the router does anything for it.
struct RecordedRequest {
    private let request: RouteRequest
    private let candidates: [RouteRequest]
    /// The names of confidential parameters, also in TheRouter's form for services.
    private let names: Set<String>
    /// The texts that relocations would pass as such parameters.
    private let passed: Set<String>

    init(_ request: RouteRequest, redacting names: Set<String>) {
        self.request = request
        candidates = request.candidates
        self.names = names.isEmpty ? [] : names.union(candidates.flatMap { $0.positionalNames(of: names) })
        passed = names.isEmpty ? [] : Self.passed(names, from: request)
    }

    /// The texts that relocations pass as some parameters, from any name.
    private static func passed(_ names: Set<String>, from request: RouteRequest) -> Set<String> {
        var texts: Set<String> = []
        for next in request.relocated {
            for candidate in next.candidates {
                let values = candidate.parameters.filter { names.contains($0.key) }.values
                for value in values { texts.formUnion((value as? [String]) ?? [value as? String].compactMap(\.self)) }
            }
            texts.formUnion(passed(names, from: next))
        }
        return texts.subtracting([""])
    }

    private var isMatched: Bool { candidates.contains(where: \.isMatched) }

    /// All values, merged as the handler of the most likely route would receive them, with `***` instead of
    /// confidential ones.
    var parameters: [String: Any] {
        let parameters = candidates.first?.parameters ?? [:]
        guard !names.isEmpty else { return parameters }
        let inQuery = isMatched ? [] : Set(candidates.first?.queryNames ?? [])
        return parameters.reduce(into: [:]) { result, parameter in
            let isHidden = inQuery.contains(parameter.key) && request.context[parameter.key] == nil
            result[parameter.key] = isHidden ? RouteRecord.redaction : redacted(parameter.value, parameter.key)
        }
    }

    /// A value without what is confidential; below the levels that a record has, all of it is.
    private func redacted(_ value: Any, _ name: String, levels: Int = RecordedParameters.levels) -> Any {
        if names.contains(name) || levels < 0 { return RouteRecord.redaction }
        switch value {
        case let text as String: return isPassed(text) ? RouteRecord.redaction : text
        case let values as [String: Any]:
            return Dictionary(uniqueKeysWithValues: values.map { ($0, redacted($1, $0, levels: levels - 1)) })
        case let values as [Any]: return values.map { redacted($0, "", levels: levels - 1) }
        default: return value
        }
    }

    /// Whether a text contains what a relocation passes as a confidential parameter.
    private func isPassed(_ text: String) -> Bool { passed.contains { text.range(of: $0) != nil } }

    /// The URL with `***` instead of user information and of the values of confidential parameters, in the path, the
    /// query and the fragment.
    var url: String {
        let bytes = Array(request.urlText.utf8)
        let parts = RecordedParts(bytes)
        let values = names.isEmpty ? [] : confidentialValues(bytes, parts)
        var hidden: [Range<Int>] = []
        for range in (values + [parts.userInformation]).sorted(by: { $0.lowerBound < $1.lowerBound })
        where range.lowerBound >= 0 && !range.isEmpty {
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

    /// The ranges of the values of confidential parameters, in the path, the query and the fragment.
    private func confidentialValues(_ bytes: [UInt8], _ parts: RecordedParts) -> [Range<Int>] {
        let inPath = candidates.flatMap(\.captureRanges).filter { names.contains($0.name) }
            .map { bytes.count - $0.fromEnd.upperBound..<bytes.count - $0.fromEnd.lowerBound }
        let components = [parts.host] + parts.components(of: parts.path) + parts.components(of: parts.fragment)
        let values =
            (components + Self.items(bytes) { _ in true }).filter { isPassed(Self.decoded(bytes[$0])) }
            + (isMatched ? Self.items(bytes, isNamed) : unmatchedValues(bytes, parts))
        return inPath + values
    }

    /// The parts that may contain values in a URL that no route takes, or that cannot be split.
    ///
    /// Without a route, every text may be a value, unless it is a literal of some route's pattern. This applies to the
    /// query and to each part of the URL in which a route has a placeholder with one of the names.
    private func unmatchedValues(_ bytes: [UInt8], _ parts: RecordedParts) -> [Range<Int>] {
        let patterns = request.routePatterns.map { RecordedPattern($0) }
        let places = Set(patterns.flatMap { $0.places(ofCaptures: names) })
        let literals = Set(patterns.flatMap(\.literals))
        let isWhole = places.contains(.url)
        var ranges: [Range<Int>] = []
        if isWhole || places.contains(.host) { ranges.append(parts.host) }
        if isWhole || places.contains(.path) { ranges += parts.components(of: parts.path) }
        if isWhole || places.contains(.fragment) { ranges += parts.components(of: parts.fragment) }
        return ranges.filter { range in
            guard !range.isEmpty else { return false }
            let decoded = Self.decoded(bytes[range])
            return !literals.contains(range == parts.host ? decoded.lowercased() : decoded)
        } + Self.items(bytes) { _ in true }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        Array(bytes).withUnsafeBufferPointer { RouteURL.decoded($0, $0.indices) }
    }

    /// Whether an item of a query has the name of a confidential parameter.
    ///
    /// In some apps, a plus sign in a name is a space.
    private func isNamed(_ written: String) -> Bool {
        let spaced = written.replacingOccurrences(of: "+", with: " ")
        return names.contains(written.removingPercentEncoding ?? written)
            || names.contains(spaced.removingPercentEncoding ?? spaced)
    }

    /// The values of items in the query and in the fragment, whose written names a closure accepts.
    ///
    /// A fragment without a question mark may consist of items.
    private static func items(_ bytes: [UInt8], _ isNamed: (String) -> Bool) -> [Range<Int>] {
        let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        let fragment = bytes[hash...].dropFirst()
        let parts = [
            bytes[..<hash].firstIndex(of: UInt8(ascii: "?")).map { bytes[($0 + 1)..<hash] },
            fragment.firstIndex(of: UInt8(ascii: "?")).map { fragment[($0 + 1)...] } ?? fragment,
        ]
        return parts.compactMap(\.self).flatMap { $0.split(separator: UInt8(ascii: "&")) }.compactMap { item in
            guard let sign = item.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            return isNamed(String(decoding: item[..<sign], as: UTF8.self)) ? (sign + 1)..<item.endIndex : nil
        }
    }
}
