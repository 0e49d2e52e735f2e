import RoutePatterns
import RouteTables

/// The written form of a host that patterns name in ASCII.
///
/// If links turn the first component of a path into the host, the URL of a web page has this form.
enum InternationalHost {
    /// A host with its non-ASCII characters, in canonical form; `nil` if it has none.
    static func written(_ host: [UInt8]) -> [UInt8]? {
        let prefix = Array("xn--".utf8)
        var isChanged = false
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { label in
            guard label.starts(with: prefix), let text = decode(label.dropFirst(prefix.count)) else {
                return Array(label)
            }
            isChanged = true
            return Array(text.utf8)
        }
        return isChanged ? CanonicalBytes.array(Array(labels.joined(separator: [UInt8(ascii: ".")])), .path) : nil
    }

    /// The label that a Punycode encodes, by the algorithm of RFC 3492, section 6.2; `nil` if it is malformed.
    private static func decode(_ code: ArraySlice<UInt8>) -> String? {
        let hyphen = code.lastIndex(of: UInt8(ascii: "-"))
        var scalars = code[..<(hyphen ?? code.startIndex)].map { Int($0) }
        var rest = hyphen.map { code[($0 + 1)...] } ?? code
        var (next, index, bias) = (0x80, 0, 72)
        while !rest.isEmpty {
            let start = index
            var (weight, place) = (1, 36)
            while true {
                guard let byte = rest.popFirst(), let digit = digit(byte), weight < 1 << 32 else { return nil }
                index += digit * weight
                let threshold = min(max(place - bias, 1), 26)
                if digit < threshold { break }
                weight *= 36 - threshold
                place += 36
            }
            let count = scalars.count + 1
            var delta = (index - start) / (start == 0 ? 700 : 2)
            delta += delta / count
            bias = 0
            while delta > 455 {
                delta /= 35
                bias += 36
            }
            bias += 36 * delta / (delta + 38)
            next += index / count
            index %= count
            scalars.insert(next, at: index)
            index += 1
        }
        let text = scalars.compactMap { UInt32(exactly: $0).flatMap(UnicodeScalar.init) }
        return text.count == scalars.count ? String(String.UnicodeScalarView(text)) : nil
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 26
        default: nil
        }
    }
}
