extension RouteMatcher {
    /// What a search for the best match of a URL finds, without any reference that would have to be counted.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - accept: Tells whether the pattern at an index may be the result. If not, the search tries the next candidate, best first.
    /// - Returns: What was found, or nil if no route takes the URL.
    @inline(__always)
    package func firstFound(in url: borrowing RouteURL, where accept: (_ patternIndex: Int) -> Bool) -> FoundRoute? {
        // The closure holds the pointer and not the matcher, which would cost a reference.
        let (base, head) = (table.base, head)
        var found = FoundRoute()
        let isFound = url.withBytes { bytes in
            RouteMatcher.find(base, head, bytes, url.parts, &found, accept)
        }
        return isFound ? found : nil
    }
}
