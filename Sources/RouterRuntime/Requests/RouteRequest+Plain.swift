import RouteTables

extension RouteRequest.Storage {
    /// The range of the placeholder's string, if nothing but the URL needs to be examined: a parameter with a
    /// placeholder is not fixed.
    private func plainPlace(ofCapture capture: Int?) -> Range<Int>? {
        guard let capture, !hasValuesFromCode else { return nil }
        return plainRange(ofCapture: capture)
    }

    /// The placeholder's string, if nothing but the URL needs to be examined and all of the string can be read.
    func plainText(ofCapture capture: Int?) -> String? {
        guard isSplit, let range = plainPlace(ofCapture: capture) else { return nil }
        return split.readable(range)
    }

    /// The number that the placeholder's digits spell; `nil` if more than the URL needs to be examined.
    func plainNumber<Value: FixedWidthInteger>(ofCapture capture: Int?, as type: Value.Type) -> Value? {
        guard isSplit, let range = plainPlace(ofCapture: capture) else { return nil }
        return split.digits(from: range.lowerBound, to: range.upperBound).flatMap { Value(exactly: $0) }
    }
}
