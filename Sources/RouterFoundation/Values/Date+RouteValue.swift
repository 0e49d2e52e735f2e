public import Foundation
public import RouterRuntime

extension Date: RouteValue {
    /// Reads a time in the form of ISO 8601 that the internet uses (RFC 3339), or seconds since 1970.
    ///
    /// `2026-11-21T17:49:15Z`, `2026-11-21T17:49:15.25+02:00`, a day alone (`2026-11-21`: midnight, UTC), and a number
    /// (`1795283355`, `1795283355.5`), as servers send it.
    public init?(routeText text: String) {
        if let seconds = Double(routeText: text) {
            self.init(timeIntervalSince1970: seconds)
            return
        }
        // Foundation takes 25:00 for one o'clock on the next day.
        guard text.count < 13 || text.dropFirst(11).prefix(2) < "24" else { return nil }
        for style in [Self.seconds, Self.fractions, Self.day] {
            if let date = try? style.parse(text) {
                self = date
                return
            }
        }
        return nil
    }

    /// The time in UTC: `2026-11-21T17:49:15Z`, with thousandths where there are any; outside of the years 1 to 9999 the seconds since 1970.
    public var routeText: String {
        guard Self.years.contains(timeIntervalSince1970) else { return timeIntervalSince1970.routeText }
        let thousandths = (timeIntervalSince1970 * 1000).rounded()
        return (thousandths / 1000).rounded() * 1000 == thousandths
            ? Self.seconds.format(self) : Self.fractions.format(self)
    }

    /// From 0001-01-03 to 9999-12-31; the first days are where the calendars of systems differ.
    private static let years = -62_135_424_000.0...253_402_300_799
    private static let seconds = ISO8601FormatStyle()
    private static let fractions = ISO8601FormatStyle(includingFractionalSeconds: true)
    private static let day = ISO8601FormatStyle().year().month().day()
}
