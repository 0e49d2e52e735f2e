public import Foundation

extension RouteRecord {
    /// The record as a line, without its end: `2018-12-01 02:06:54  kl://SwiftClass/double  {"test":"666"}`.
    ///
    /// - Parameter timeZone: The time zone in which the date is written.
    /// - Returns: The line.
    public func line(in timeZone: TimeZone = .current) -> String {
        let time = LocalTime(date, in: timeZone)
        return "\(time.day) \(time.clock)  \(url)  \(parameters)"
    }

    /// Reads a record from a line; gives `nil` if the line is none, or only the start of one.
    ///
    /// - Parameters:
    ///   - line: The line, without its end.
    ///   - timeZone: The time zone in which it was written.
    public init?(line: String, in timeZone: TimeZone = .current) {
        let columns = line.split(separator: "  ", maxSplits: 2, omittingEmptySubsequences: false)
        guard columns.count == 3, let date = LocalTime.date(String(columns[0]), in: timeZone) else { return nil }
        let parameters = String(columns[2])
        guard let json = try? JSONSerialization.jsonObject(with: Data(parameters.utf8)), json is [String: Any] else {
            return nil
        }
        self.init(date: date, url: String(columns[1]), parameters: parameters)
    }
}
