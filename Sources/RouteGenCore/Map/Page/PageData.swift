/// Data in the script elements of a page.
enum PageData {
    /// A JSON text in which no sequence has a meaning in HTML, and no invisible character changes how it reads.
    ///
    /// These characters occur only in JSON's strings, where an escape means the same.
    static func escaped(_ json: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(json.utf8.count)
        for scalar in json.unicodeScalars {
            if mustBeEscaped(scalar) {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
                }
            } else {
                result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "<", ">", "&": true
        case " "..."~", "\n": false
        default:
            [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned]
                .contains(scalar.properties.generalCategory)
        }
    }
}
