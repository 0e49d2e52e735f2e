import RouteTables

extension RouteRequest.Storage {
    /// Where the placeholder's text stands, if nothing else has to be looked at: a parameter that has a placeholder is not fixed.
    @inline(__always)
    private func plainPlace(ofCapture capture: Int?) -> Range<Int>? {
        guard let capture, !hasValuesFromCode else { return nil }
        return plainRange(ofCapture: capture)
    }

    /// The placeholder's text, if nothing else has to be looked at.
    @inline(__always)
    func plainText(ofCapture capture: Int?) -> String? {
        guard let range = plainPlace(ofCapture: capture), let url else { return nil }
        return url.decoded(range)
    }

    /// The number whose digits are the placeholder's text; `nil` where more has to be looked at.
    ///
    /// Counts by hand: in a debug build, a slice or a range of its own has the first call search all conformances of the app for
    /// what it is made of.
    @inline(__always)
    func plainNumber<Value: FixedWidthInteger>(ofCapture capture: Int?, as type: Value.Type) -> Value? {
        guard let range = plainPlace(ofCapture: capture), let url else { return nil }
        let count = range.upperBound - range.lowerBound
        guard count > 0, count <= 18 else { return nil }
        let number = url.withBytes { bytes -> Int64? in
            var number: Int64 = 0
            var index = range.lowerBound
            while index < range.upperBound {
                let digit = bytes[index] &- UInt8(ascii: "0")
                guard digit < 10 else { return nil }
                number = number &* 10 &+ Int64(digit)
                index += 1
            }
            return number
        }
        return number.flatMap { Value(exactly: $0) }
    }
}
