import Foundation

/// The local date and time of a moment.
struct LocalTime {
    /// The day: `2018-12-01`.
    let day: String
    /// The time of the day: `02:06:54`.
    let clock: String

    /// The local time of a moment in a time zone.
    ///
    /// A moment outside of the years 1 to 9999, or one that is not a number, is replaced by the nearest of their days.
    /// So days have ten characters, and their order is chronological.
    init(_ date: Date, in timeZone: TimeZone) {
        let seconds = date.timeIntervalSince1970
        let moment = seconds.isNaN ? 0 : min(max(seconds, Self.moments.lowerBound), Self.moments.upperBound)
        let time = Self.calendar(timeZone).dateComponents(
            [.year, .month, .day, .hour, .minute, .second],
            from: Date(timeIntervalSince1970: moment)
        )
        func padded(_ number: Int?, _ width: Int = 2) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        day = "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))"
        clock = "\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))"
    }

    /// From 0001-01-03 to 9999-12-30, one day away from the limits to allow for time zones.
    private static let moments = -62_135_424_000.0...253_402_214_399

    /// The moment of a string such as `2018-12-01 02:06:54`.
    ///
    /// A time that does not exist in the time zone, such as in the night when daylight saving time begins, is the
    /// moment after it: the string may have been written in a different time zone. Of a time that occurs twice, when
    /// daylight saving time ends, the first moment counts.
    static func date(_ text: String, in timeZone: TimeZone) -> Date? {
        let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
        guard numbers.count == 6, text.utf8.count == 19 else { return nil }
        let components = DateComponents(
            year: numbers[0],
            month: numbers[1],
            day: numbers[2],
            hour: numbers[3],
            minute: numbers[4],
            second: numbers[5]
        )
        guard let date = calendar(.greenwich).date(from: components) else { return nil }
        // The calendar treats the 32nd of a month as the day after the 31st.
        let time = LocalTime(date, in: .greenwich)
        return "\(time.day) \(time.clock)" == text ? calendar(timeZone).date(from: components) : nil
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}

extension TimeZone {
    /// The time zone without an offset and without daylight saving time.
    ///
    /// Foundation's `gmt` needs macOS 13.
    static let greenwich = TimeZone(secondsFromGMT: 0) ?? .current
}
