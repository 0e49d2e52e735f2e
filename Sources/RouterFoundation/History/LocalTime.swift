import Foundation

/// The local date and time of a moment, such as `2018-12-01 02:06:54`.
enum LocalTime {
    /// The local time of a moment in a time zone.
    ///
    /// A moment outside of the years 1 to 9999, or one that is not a number, is replaced by the nearest of their days.
    /// So a time has nineteen characters, ten of them for the day, and the order of days is chronological.
    static func text(_ date: Date, in timeZone: TimeZone) -> String {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        let moment = seconds.isNaN ? 0 : min(max(seconds, moments.lowerBound), moments.upperBound)
        // The time in UTC has a `T` between day and time, and a `Z` at the end.
        let time = InternetTime.text(moment + offset(of: timeZone, at: moment)) ?? ""
        return "\(time.prefix(10)) \(time.dropFirst(11).dropLast())"
    }

    /// The day: `2018-12-01`.
    static func day(_ date: Date, in timeZone: TimeZone) -> String { String(text(date, in: timeZone).prefix(10)) }

    /// From 0001-01-03 to 9999-12-30, one day away from the limits to allow for time zones.
    private static let moments = -62_135_424_000.0...253_402_214_399

    /// The moment of a local time.
    ///
    /// A time that does not exist in the time zone, such as in the night when daylight saving time begins, is the
    /// moment after it: the string may have been written in a different time zone. Of a time that occurs twice, when
    /// daylight saving time ends, the first moment counts.
    static func date(_ text: String, in timeZone: TimeZone) -> Date? {
        guard text.utf8.count == 19, text.dropFirst(10).first == " ", let local = InternetTime.seconds("\(text)Z")
        else { return nil }
        /// The moment, if the time zone has the same offset as a day before or after.
        func moment(_ days: Double) -> Date {
            Date(timeIntervalSince1970: local - offset(of: timeZone, at: local + days * 86_400))
        }
        let isLater = Self.text(moment(-1), in: timeZone) != text && Self.text(moment(1), in: timeZone) == text
        return moment(isLater ? 1 : -1)
    }

    private static func offset(of timeZone: TimeZone, at moment: Double) -> Double {
        Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
    }
}
