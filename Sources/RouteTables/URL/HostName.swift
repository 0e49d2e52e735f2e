/// The form of a host in which hosts are compared.
///
/// The name is in the ASCII form of IDNA: each label with other characters is `xn--` and its Punycode (RFC 3492). Its
/// characters are mapped before: to lower case, wide forms to ASCII, and ideographic full stops to dots; soft hyphens
/// and other invisible characters are left out. No other mapping or check of IDNA takes place.
package enum HostName {
    /// A host with its port, in the form in which hosts are compared.
    ///
    /// - Parameters:
    ///   - host: The host with its port, as it is in a URL.
    ///   - scheme: The URL's scheme, whose default port is left out.
    /// - Returns: The other form; `nil` if it is the same.
    @_optimize(size)
    package static func normalized(_ host: [UInt8], scheme: [UInt8]) -> [UInt8]? {
        guard let colon = host.withUnsafeBufferPointer({ portColon(of: $0, 0..<$0.count) }) else { return ascii(host) }
        let name = [UInt8](host[..<colon])
        let port = [UInt8](host[colon...])
        let isDefault = isDefault(String(decoding: port, as: UTF8.self), of: scheme)
        let ascii = ascii(name)
        if ascii == nil, !isDefault { return nil }
        return (ascii ?? name) + (isDefault ? [] : port)
    }

    /// The offset of the colon before the port at the end of a host, which may be empty; `nil` if there is none.
    static func portColon(of bytes: UnsafeBufferPointer<UInt8>, _ host: Range<Int>) -> Int? {
        var colon = host.upperBound - 1
        while colon > host.lowerBound, URLCharacters.isDigit(bytes[colon]) { colon -= 1 }
        return colon > host.lowerBound && bytes[colon] == UInt8(ascii: ":") ? colon : nil
    }

    /// Whether a colon and a port are those of a scheme.
    private static func isDefault(_ port: String, of scheme: [UInt8]) -> Bool {
        switch String(decoding: scheme, as: UTF8.self).lowercased() {
        case "https": port == ":" || port == ":443"
        case "http": port == ":" || port == ":80"
        default: false
        }
    }

    /// The ASCII form of a name.
    ///
    /// - Parameter name: The name, which may contain escapes.
    /// - Returns: The form; `nil` if the name is ASCII, or has characters that no name has.
    @_optimize(size)
    package static func ascii(_ name: [UInt8]) -> [UInt8]? {
        var isASCII = true
        for byte in name where byte >= 0x80 || byte == UInt8(ascii: "%") { isASCII = false }
        if isASCII { return nil }
        let text = name.withUnsafeBufferPointer { RouteURL.decoded($0, 0..<$0.count) }
        isASCII = true
        for byte in text.utf8 where byte >= 0x80 { isASCII = false }
        if isASCII { return nil }
        var result: [UInt8] = []
        var label: [UInt32] = []
        for scalar in text.unicodeScalars {
            for mapped in mapping(scalar) {
                switch mapped.value {
                case UInt32(UInt8(ascii: ".")):
                    guard end(&label, &result) else { return nil }
                    result.append(UInt8(ascii: "."))
                // Bytes that are not UTF-8 are decoded as U+FFFD.
                case 0..<0x80 where !isASCIIOfNames(mapped), 0x80..<0xA1, 0xFFFD: return nil
                default: label.append(mapped.value)
                }
            }
        }
        return end(&label, &result) ? result : nil
    }

    /// Appends a label in ASCII to a name, and empties it; `false` if it is too long.
    @inline(never)
    private static func end(_ label: inout [UInt32], _ name: inout [UInt8]) -> Bool {
        defer { label = [] }
        var isASCII = true
        for scalar in label where scalar >= 0x80 { isASCII = false }
        if isASCII {
            for scalar in label { name.append(UInt8(truncatingIfNeeded: scalar)) }
            return true
        }
        for byte in "xn--".utf8 { name.append(byte) }
        return Punycode.append(label, to: &name)
    }

    /// A host that is a value, without escapes, in ASCII if it has such a form.
    static func text(_ value: String) -> String {
        for byte in value.utf8 where byte == UInt8(ascii: "%") { return value }
        return ascii(Array(value.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? value
    }

    private static func isASCIIOfNames(_ scalar: Unicode.Scalar) -> Bool {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        return URLCharacters.isLetter(byte) || URLCharacters.isDigit(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }

    @inline(never)
    private static func mapping(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        switch scalar.value {
        case 0x3002, 0xFF0E, 0xFF61: return ".".unicodeScalars
        case 0xAD, 0x200B, 0x2060, 0xFE00...0xFE0F, 0xFEFF: return "".unicodeScalars
        case 0x1E9E: return "ß".unicodeScalars
        case 0xFF01...0xFF5E:
            // Wide forms are in the order of ASCII.
            // The wide forms of `!`...`~` are in the same order.
            let narrow = UInt8(truncatingIfNeeded: scalar.value - 0xFEE0)
            return String(Unicode.Scalar(URLCharacters.lowercased(narrow))).unicodeScalars
        default: return scalar.properties.lowercaseMapping.unicodeScalars
        }
    }
}

/// The encoding of Unicode strings in ASCII letters, digits and hyphens (RFC 3492).
enum Punycode {
    // The parameters of section 5.
    private static let (base, tMin, tMax, skew, damp) = (36, 1, 26, 38, 700)

    /// Appends the code of a label, by the algorithm of section 6.3; `false` if it is too long.
    static func append(_ scalars: [UInt32], to output: inout [UInt8]) -> Bool {
        // A label has at most 63 characters. So no number overflows.
        guard scalars.count <= 63 else { return false }
        var basic = 0
        for scalar in scalars where scalar < 0x80 {
            output.append(UInt8(truncatingIfNeeded: scalar))
            basic += 1
        }
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        // The first code after ASCII, and the initial bias.
        var (next, delta, bias, handled) = (0x80, 0, 72, basic)
        while handled < scalars.count {
            var smallest = Int.max
            for scalar in scalars where scalar >= next { smallest = min(smallest, Int(scalar)) }
            delta += (smallest - next) * (handled + 1)
            next = smallest
            for scalar in scalars {
                if scalar < next { delta += 1 }
                guard scalar == next else { continue }
                append(delta, bias, to: &output)
                bias = adapted(delta, handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            next += 1
        }
        return true
    }

    /// Appends a number as digits of variable weight.
    @inline(never)
    private static func append(_ number: Int, _ bias: Int, to output: inout [UInt8]) {
        var rest = number
        var place = base
        while true {
            let threshold = min(max(place - bias, tMin), tMax)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            place += base
        }
        output.append(digit(rest))
    }

    /// `a`-`z` for 0 to 25, then `0`-`9`.
    private static func digit(_ value: Int) -> UInt8 {
        // 0x61 is `a`, and 0x30 is `0`.
        UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
    }

    /// The bias after a number (section 6.1).
    private static func adapted(_ number: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? number / damp : number / 2
        delta += delta / count
        var result = 0
        while delta > (base - tMin) * tMax / 2 {
            delta /= base - tMin
            result += base
        }
        return result + (base - tMin + 1) * delta / (delta + skew)
    }
}
