public import Foundation
public import RouterRuntime

extension Date: RouteValue {
    /// Reads a time in the internet profile of ISO 8601 (RFC 3339), or the seconds since 1970.
    ///
    /// Examples are `2026-11-21T17:49:15Z`, `2026-11-21T17:49:15.25+02:00`, a day (`2026-11-21`: midnight, UTC), and a
    /// number as servers send it (`1795283355`, `1795283355.5`). The whole string must be the time, and the time must
    /// exist.
    public init?(routeText text: String) {
        guard let seconds = Double(routeText: text) ?? InternetTime.seconds(text) else { return nil }
        self.init(timeIntervalSince1970: seconds)
    }

    /// The time in UTC: `2026-11-21T17:49:15Z`, rounded to milliseconds.
    ///
    /// Outside of the years 1 to 9999, the seconds since 1970.
    public var routeText: String {
        InternetTime.text(timeIntervalSince1970) ?? timeIntervalSince1970.routeText
    }
}
