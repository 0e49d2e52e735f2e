/// Data in the script elements of a page.
enum PageData {
    /// A JSON document in which no sequence has a meaning in HTML, and no invisible character changes how it reads.
    ///
    /// These characters occur only in JSON's strings, where an escape means the same.
    static func escaped(_ json: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            // Nearly all of it is plain ASCII, which a debug build copies quickly without an encoder.
            if isPlain(scalar) {
                result.append(UInt8(truncatingIfNeeded: scalar.value))
            } else if mustBeEscaped(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
                }
            } else {
                result += String(scalar).utf8
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "<", ">", "&": false
        case " "..."~", "\n": true
        default: false
        }
    }

    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII || isInvisible(scalar)
    }

    /// Whether a character cannot be seen, or changes how others are read.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned]
            .contains(scalar.properties.generalCategory)
    }
}
