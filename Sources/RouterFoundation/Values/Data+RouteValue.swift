public import Foundation
public import RouterRuntime

extension Data: RouteValue {
    /// Reads base 64, in the alphabet for URLs or the standard one, with or without padding (RFC 4648, sections 4 and
    /// 5).
    public init?(routeText text: String) {
        var standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while standard.hasSuffix("=") { standard.removeLast() }
        standard += String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        self.init(base64Encoded: standard)
    }

    /// Base 64 in the alphabet for URLs, without padding (RFC 4648, section 5).
    public var routeText: String {
        base64EncodedString()
            .replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
