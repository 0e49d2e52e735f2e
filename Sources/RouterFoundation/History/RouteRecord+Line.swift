public import Foundation

extension RouteRecord {
    /// The record as a line, without its end: `2018-12-01 02:06:54  kl://SwiftClass/double  {"test":"666"}`.
    ///
    /// - Parameter timeZone: The time zone of the date.
    /// - Returns: The line.
    public func line(in timeZone: TimeZone = .current) -> String {
        let time = LocalTime(date, in: timeZone)
        // Both may have been changed since the record was created.
        return "\(time.day) \(time.clock)  \(Self.escaped(url))  \(Self.onOneLine(parameters))"
    }

    /// Reads a record from a line; `nil` if the line is malformed or incomplete.
    ///
    /// - Parameters:
    ///   - line: The line, without its end.
    ///   - timeZone: The time zone in which the line was written.
    package init?(line: String, in timeZone: TimeZone = .current) {
        // By bytes, because a combining character after a space would form one character with it.
        let bytes = Array(line.utf8)
        let dateEnd = 19
        guard let urlStart = Self.endOfSeparator(in: bytes, from: dateEnd), urlStart == dateEnd + 2,
            let parametersStart = Self.endOfSeparator(in: bytes, from: urlStart),
            let date = LocalTime.date(String(decoding: bytes[..<dateEnd], as: UTF8.self), in: timeZone)
        else { return nil }
        let parameters = Data(bytes[parametersStart...])
        guard let json = try? JSONSerialization.jsonObject(with: parameters), json is [String: Any] else { return nil }
        self.init(
            date: date,
            url: String(decoding: bytes[urlStart..<parametersStart - 2], as: UTF8.self),
            parameters: String(decoding: parameters, as: UTF8.self)
        )
    }

    /// The position after the next two spaces.
    private static func endOfSeparator(in bytes: [UInt8], from start: Int) -> Int? {
        var position = start + 1
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: " "), bytes[position - 1] == UInt8(ascii: " ") { return position + 1 }
            position += 1
        }
        return nil
    }
}
