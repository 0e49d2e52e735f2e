import RouteTables

extension RouteRequest.Storage {
    /// The range of the placeholder's text, if nothing but the URL needs to be examined: a parameter with a placeholder
    /// is not fixed.
    @inline(__always)
    private func plainPlace(ofCapture capture: Int?) -> Range<Int>? {
        guard let capture, !hasValuesFromCode else { return nil }
        return plainRange(ofCapture: capture)
    }

    /// The placeholder's text, if nothing but the URL needs to be examined.
    @inline(__always)
    func plainText(ofCapture capture: Int?) -> String? {
        guard let range = plainPlace(ofCapture: capture), let url else { return nil }
        return url.decoded(range)
    }

    /// The number that the placeholder's digits spell; `nil` if more than the URL needs to be examined.
    ///
    /// The loop uses plain indices: in a debug build, the first use of a generic range or slice type searches all
    /// conformances of the app.
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
