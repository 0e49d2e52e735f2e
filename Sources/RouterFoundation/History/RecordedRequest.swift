import Foundation
import RouterRuntime

/// What a history can know of a request before anything is done for it: its URL taken apart, and the values that go with it.
struct RecordedRequest {
    private let request: RouteRequest
    private let candidates: [RouteRequest]

    init(_ request: RouteRequest) {
        self.request = request
        candidates = request.candidates
    }

    /// All values, merged as the handler gets them that the URL leads to at first sight.
    var parameters: [String: Any] { candidates.first?.parameters ?? [:] }

    /// The URL with `***` for the values of some parameters, wherever they stand: in the path, the query or the fragment.
    func url(redacting names: Set<String>) -> String {
        var bytes = Array(request.url.utf8)
        let inPath = candidates.flatMap(\.captureRanges).filter { names.contains($0.name) }
            .map { bytes.count - $0.fromEnd.upperBound..<bytes.count - $0.fromEnd.lowerBound }
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
