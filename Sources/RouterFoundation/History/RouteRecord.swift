public import Foundation
import RouteTables
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
    package init(date: Date, url: String, parameters: String = "{}") {
        self.date = date
        self.url = Self.escaped(url)
        self.parameters = Self.onOneLine(parameters)
    }

    /// The record as a line, without its end.
    ///
    /// - Parameter timeZone: The time zone of the date.
    /// - Returns: The line.
    package func line(in timeZone: TimeZone) -> String {
        // Both may have been changed since the record was created.
        "\(LocalTime.text(date, in: timeZone))  \(Self.escaped(url))  \(Self.onOneLine(parameters))"
    }

    /// Percent-encodes white space and what a terminal or a log would obey, which would end the line or shift its columns.
    private static func escaped(_ url: String) -> String {
        var output = ""
        for scalar in url.unicodeScalars {
            let text = String(scalar)
            output += scalar == " " || PrintableText.isUnsafe(scalar) ? URLText(escaping: text).string : text
        }
        return output
    }

    /// JSON without line breaks, and without what else a terminal or a log would obey.
    private static func onOneLine(_ json: String) -> String {
        PrintableText.line(String(decoding: json.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }, as: UTF8.self))
    }
}

extension RouteRecord: CustomStringConvertible {
    /// The record as a line, in the current time zone: `2018-12-01 02:06:54  kl://SwiftClass/double  {"test":"666"}`.
    public var description: String { line(in: .current) }
}

extension RouteRecord {
    /// The replacement for a confidential value.
    static let redaction = "***"

    /// Creates the record of a new request.
    init(_ request: RouteRequest, redacting names: Set<String>, date: Date = Date()) {
        let recorded = RecordedRequest(request, redacting: names)
        self.init(date: date, url: recorded.url, parameters: recorded.parameters)
    }

    /// Reads a record from a line; `nil` if the line is malformed or incomplete.
    ///
    /// - Parameters:
    ///   - line: The line, without its end.
    ///   - timeZone: The time zone in which the line was written.
    package init?(line: String, in timeZone: TimeZone = .current) {
        // By bytes, because a combining character after a space would form one character with it.
        let bytes = Data(line.utf8)
        let gap = Data("  ".utf8)
        guard let first = bytes.range(of: gap), first.lowerBound == 19,
            let second = bytes.range(of: gap, in: first.upperBound..<bytes.endIndex),
            let date = LocalTime.date(String(decoding: bytes[..<first.lowerBound], as: UTF8.self), in: timeZone),
            let json = try? JSONSerialization.jsonObject(with: bytes[second.upperBound...]), json is [String: Any]
        else { return nil }
        self.init(
            date: date,
            url: String(decoding: bytes[first.upperBound..<second.lowerBound], as: UTF8.self),
            parameters: String(decoding: bytes[second.upperBound...], as: UTF8.self)
        )
    }
}
