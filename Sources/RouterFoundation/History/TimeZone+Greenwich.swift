import Foundation

extension TimeZone {
    /// The time zone without an offset and without daylight saving time.
    ///
    /// Foundation's `gmt` needs macOS 13.
    static let greenwich = TimeZone(secondsFromGMT: 0) ?? .current
}
