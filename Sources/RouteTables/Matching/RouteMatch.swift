/// A URL, the route that matches it, and the captures.
///
/// Captures are numbered from 0 in the order of the pattern. Their values are found and decoded when you access them,
/// so a match itself allocates nothing.
@_spi(Benchmarks)
public struct RouteMatch: Sendable {
    /// The index of the pattern, as the encoder of the table returned it.
    public var patternIndex: Int { Int(found.patternIndex) }
    /// The URL.
    public let url: RouteURL

    let table: MatcherTable
    package let found: FoundRoute

    @inline(__always)
    package init(url: RouteURL, table: MatcherTable, found: FoundRoute) {
        self.url = url
        self.table = table
        self.found = found
    }

    /// The range of a capture in the URL, in bytes of UTF-8; `nil` if it is absent or takes no
    /// component, or is repeated in the query.
    public func range(ofCapture index: Int) -> Range<Int>? {
        if found.captures == 0 { return found.component(index) }
        return withCaptures { $0.locate(index)?.range }
    }

    /// The decoded value of a capture, or `nil` if it is absent.
    ///
    /// For several components, it is their string with the slashes. For several query items, it is the first.
    public func text(ofCapture index: Int) -> String? { withCaptures { $0.text(index) } }

    /// The decoded values of a capture: one for each component or query item of a repeated capture.
    public func texts(ofCapture index: Int) -> [String] { withCaptures { $0.texts(index) } }

    private func withCaptures<Result>(_ body: (CaptureLocator) -> Result) -> Result {
        url.withBytes { bytes in
            withUnsafePointer(to: found) { found in
                withUnsafePointer(to: url.parts) { parts in
                    body(CaptureLocator(table: table.data, bytes: bytes, foundPlace: found, partsPlace: parts))
                }
            }
        }
    }
}
