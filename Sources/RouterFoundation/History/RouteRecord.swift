public import Foundation
import RouterPipeline
import RouterRuntime

/// A request in a history: its time, its URL, and its parameters.
public struct RouteRecord: Sendable, Hashable {
    /// The time of the request.
    ///
    /// Lines contain it to the second.
    public var date: Date
    /// The URL, with white space and control characters percent-encoded.
    public var url: String
    /// The parameters as a JSON object in one line: `{"test":"666"}`.
    public var parameters: String

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - date: The time of the request.
    ///   - url: The URL. White space and control characters in it are percent-encoded.
    ///   - parameters: A JSON object. Line breaks in it become spaces, which JSON allows in the same places.
    public init(date: Date, url: String, parameters: String = "{}") {
        self.date = date
        self.url = Self.escaped(url)
        self.parameters = Self.onOneLine(parameters)
    }

    /// Percent-encodes white space and control characters, which would end the line or shift its columns.
    static func escaped(_ url: String) -> String {
        guard url.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return url }
        var text = ""
        for scalar in url.unicodeScalars {
            guard scalar.value <= 0x20 || scalar.value == 0x7F else {
                text.unicodeScalars.append(scalar)
                continue
            }
            let code = String(scalar.value, radix: 16, uppercase: true)
            text += scalar.value < 0x10 ? "%0\(code)" : "%\(code)"
        }
        return text
    }

    /// JSON without line breaks.
    static func onOneLine(_ json: String) -> String {
        guard json.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return json }
        return String(decoding: json.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self)
    }
}

extension RouteRecord {
    /// The replacement for a confidential value.
    static let redaction = "***"

    /// Creates the record of a new request.
    init(_ request: RouteRequest, redacting names: Set<String>, date: Date = Date()) {
        let recorded = RecordedRequest(request, redacting: names)
        self.init(date: date, url: recorded.url, parameters: RecordedParameters(recorded.parameters).json)
    }
}
