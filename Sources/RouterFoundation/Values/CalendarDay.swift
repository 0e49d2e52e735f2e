/// A day in the calendar of ISO 8601: the Gregorian calendar, also before its introduction.
struct CalendarDay {
    let year: Int
    let month: Int
    let day: Int

    /// A day of the years 1 to 9999; `nil` if the month has no such day.
    init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day that follows 1970-01-01 by a number of days; `nil` outside of the years 1 to 9999.
    init?(daysSince1970: Int) {
        let days = daysSince1970 + Self.daysBefore(year: 1970)
        guard (0..<Self.daysBefore(year: 10_000)).contains(days) else { return nil }
        // No year is longer, so this is never too late, and at most seven years too early.
        var year = 1 + days / 366
        while Self.daysBefore(year: year + 1) <= days { year += 1 }
        var day = 1 + days - Self.daysBefore(year: year)
        var month = 1
        while day > Self.days(in: month, of: year) {
            day -= Self.days(in: month, of: year)
            month += 1
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The number of days after 1970-01-01.
    var daysSince1970: Int {
        let months = (1..<month).reduce(0) { $0 + Self.days(in: $1, of: year) }
        return Self.daysBefore(year: year) - Self.daysBefore(year: 1970) + months + day - 1
    }

    /// The number of days from 0001-01-01 to the first day of a year.
    private static func daysBefore(year: Int) -> Int {
        let years = year - 1
        return years * 365 + years / 4 - years / 100 + years / 400
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
        default: 31
        }
    }
}
