import Foundation
import RouterPipeline
import RouterRuntime

/// The URL and the parameters of a request, as a history knows them before the router does anything for it.
package struct RecordedRequest {
    private let request: RouteRequest
    private let candidates: [RouteRequest]
    private let names: ConfidentialNames
    /// Whether a route says where in the URL confidential values are.
    private let isKnown: Bool

    package init(_ request: RouteRequest, redacting names: Set<String>) {
        self.request = request
        self.names = ConfidentialNames(names)
        candidates = request.candidates
        isKnown = names.isEmpty || candidates.contains(where: \.isMatched) && !request.isReplaced
    }

    /// All values as JSON, merged as the handler of the most likely route would receive them.
    var parameters: String {
        var parameters = candidates.first?.parameters ?? [:]
        if !isKnown {
            for name in parameters.keys where request.context[name] == nil { parameters[name] = RouteRecord.redaction }
        }
        return RecordedParameters(parameters, redacting: names).json
    }

    /// The URL with `***` instead of user information and of all that may be the value of a confidential parameter.
    package var url: String {
        let bytes = Array(request.urlText.utf8)
        var isHidden = [Bool](repeating: false, count: bytes.count)
        for range in hiddenRanges(bytes) {
            for index in range.clamped(to: bytes.indices) { isHidden[index] = true }
        }
        var output: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if !isHidden[index] {
                output.append(byte)
            } else if index == 0 || !isHidden[index - 1] {
                output += RouteRecord.redaction.utf8
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The parts of a string, which need not be a URL, that may be confidential.
    private func hiddenRanges(_ bytes: [UInt8]) -> [Range<Int>] {
        let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
        let query = bytes[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
        let scheme = bytes[..<query].prefix { $0 != UInt8(ascii: "/") }.firstIndex(of: UInt8(ascii: ":"))
        var start = scheme.map { $0 + 1 } ?? 0
        var ranges: [Range<Int>] = []
        if bytes[start..<query].starts(with: "//".utf8) {
            start += 2
            let authority = bytes[start..<query].prefix { $0 != UInt8(ascii: "/") }
            if let end = authority.lastIndex(of: UInt8(ascii: "@")) { ranges.append(start..<end) }
        }
        guard !names.isEmpty else { return ranges }
        ranges += items(bytes[query..<fragment])
        let items = bytes[fragment...].firstIndex(of: UInt8(ascii: "?")) ?? fragment
        ranges += self.items(bytes[items...])
        guard isKnown else { return ranges + [start..<query, min(fragment + 1, bytes.endIndex)..<bytes.endIndex] }
        return ranges
            + candidates.flatMap(\.captureRanges).compactMap { capture in
                let range = bytes.count - capture.fromEnd.upperBound..<bytes.count - capture.fromEnd.lowerBound
                return names.contains(capture.name) || isURL(bytes[range.clamped(to: bytes.indices)]) ? range : nil
            }
    }

    /// Whether a value is a URL, which may have a confidential value in it.
    private func isURL(_ value: ArraySlice<UInt8>) -> Bool {
        let written = String(decoding: value, as: UTF8.self)
        return names.mayBe(in: written.removingPercentEncoding ?? written)
    }

    /// The values of the items that follow a mark, with confidential names; all of them if no route is known.
    private func items(_ bytes: ArraySlice<UInt8>) -> [Range<Int>] {
        bytes.dropFirst().split(separator: UInt8(ascii: "&")).compactMap { item in
            guard let sign = item.firstIndex(of: UInt8(ascii: "=")) else { return nil }
            let written = String(decoding: item[..<sign], as: UTF8.self)
            // In some apps, a plus sign in a name is a space.
            let isNamed = [written, written.replacingOccurrences(of: "+", with: " ")].contains {
                names.contains($0.removingPercentEncoding ?? $0)
            }
            return isNamed || !isKnown || isURL(item[(sign + 1)...]) ? sign + 1..<item.endIndex : nil
        }
    }
}
