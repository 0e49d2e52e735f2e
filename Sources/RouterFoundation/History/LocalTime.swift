import Foundation

/// A moment as a clock on the wall shows it.
struct LocalTime {
    /// The day: `2018-12-01`.
    let day: String
    /// The time of the day: `02:06:54`.
    let clock: String

    /// Reads the clock of a time zone at a moment.
    init(_ date: Date, in timeZone: TimeZone) {
        let time = Self.calendar(timeZone).dateComponents(
            [.year, .month, .day, .hour, .minute, .second],
            from: date
        )
        func padded(_ number: Int?, _ width: Int = 2) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        day = "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))"
        clock = "\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))"
    }

    /// The moment of a text such as `2018-12-01 02:06:54`.
    static func date(_ text: String, in timeZone: TimeZone) -> Date? {
        let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
        guard numbers.count == 6 else { return nil }
        let components = DateComponents(
            year: numbers[0],
            month: numbers[1],
            day: numbers[2],
            hour: numbers[3],
            minute: numbers[4],
            second: numbers[5]
        )
        guard let date = calendar(timeZone).date(from: components) else { return nil }
        // The calendar takes a 32nd of a month for the day after the 31st.
        let time = LocalTime(date, in: timeZone)
        return "\(time.day) \(time.clock)" == text ? date : nil
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
