import RouterPipeline
import RouterRuntime

/// Reads and writes times in the internet profile of ISO 8601 (RFC 3339).
///
/// Foundation's styles read the time at the start of a string and ignore the rest, so they read a time that lacks its
/// zone as midnight. They also accept values out of range (31 February), use a different calendar before 1582, and
/// truncate fractions instead of rounding them.
enum InternetTime {
    /// The seconds since 1970 of a time, or of midnight in UTC for a day.
    ///
    /// - Returns: `nil` unless the whole string is a day or a time that exists.
    static func seconds(_ text: String) -> Double? {
        var reader = Reader(rest: text.utf8[...])
        guard let day = reader.day() else { return nil }
        let midnight = day.daysSince1970 * secondsOfADay
        if reader.rest.isEmpty { return Double(midnight) }
        guard reader.take("T", "t", " "), let time = reader.time(), let offset = reader.offset(), reader.rest.isEmpty
        else { return nil }
        return Double(midnight + time.seconds - offset) + time.fraction
    }

    /// A time in UTC, rounded to milliseconds, which are left out if they are zero.
    ///
    /// - Parameter seconds: The seconds since 1970.
    /// - Returns: `nil` outside of the years 1 to 9999.
    static func text(_ seconds: Double) -> String? {
        guard let thousandths = Int(exactly: (seconds * 1000).rounded()),
            let day = CalendarDay(daysSince1970: quotient(thousandths, secondsOfADay * 1000))
        else { return nil }
        let time = thousandths - day.daysSince1970 * secondsOfADay * 1000
        let fraction = time % 1000 == 0 ? "" : ".\(digits(time % 1000, 3))"
        return "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))"
            + "T\(digits(time / 3_600_000, 2)):\(digits(time / 60_000 % 60, 2)):\(digits(time / 1000 % 60, 2))\(fraction)Z"
    }

    private static let secondsOfADay = 86_400

    /// The quotient, rounded down.
    private static func quotient(_ number: Int, _ divisor: Int) -> Int {
        number / divisor - (number % divisor < 0 ? 1 : 0)
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }

    /// Reads the parts of a string one after the other.
    private struct Reader {
        var rest: Substring.UTF8View

        /// Consumes one of some characters.
        ///
        /// Returns whether it was there.
        mutating func take(_ signs: Unicode.Scalar...) -> Bool {
            guard let byte = rest.first, signs.contains(Unicode.Scalar(byte)) else { return false }
            rest.removeFirst()
            return true
        }

        /// Consumes a number with a number of digits.
        private mutating func number(_ count: Int) -> Int? {
            let digits = rest.prefix(count)
            guard digits.count == count, digits.allSatisfy(URLCharacters.isDigit) else { return nil }
            rest = rest.dropFirst(count)
            return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        }

        mutating func day() -> CalendarDay? {
            guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else {
                return nil
            }
            return CalendarDay(year: year, month: month, day: day)
        }

        /// Consumes hours, minutes and seconds, which are 60 in a leap second.
        mutating func time() -> (seconds: Int, fraction: Double)? {
            guard let hours = number(2), hours < 24, take(":"), let minutes = number(2), minutes < 60, take(":"),
                let seconds = number(2), seconds <= 60
            else { return nil }
            var fraction = 0.0
            if take(".") {
                let digits = rest.prefix(while: URLCharacters.isDigit)
                guard !digits.isEmpty, let value = Double("0.\(Substring(digits))") else { return nil }
                fraction = value
                rest = rest[digits.endIndex...]
            }
            return ((hours * 60 + minutes) * 60 + seconds, fraction)
        }

        /// Consumes the time zone, as seconds east of UTC: `Z`, `+02:00`, and the shorter forms of ISO 8601, `+0200`
        /// and `+02`.
        mutating func offset() -> Int? {
            if take("Z", "z") { return 0 }
            let isEast = take("+")
            guard isEast || take("-"), let hours = number(2), hours < 24 else { return nil }
            if rest.isEmpty { return isEast ? hours * 3600 : -hours * 3600 }
            _ = take(":")
            guard let minutes = number(2), minutes < 60 else { return nil }
            return (hours * 60 + minutes) * (isEast ? 60 : -60)
        }
    }
}
