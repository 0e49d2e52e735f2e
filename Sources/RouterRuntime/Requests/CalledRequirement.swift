@_spi(Benchmarks) import RouteTables

/// The requirement of a protocol that a URL calls in TheRouter's form, `//services?protocol=P&method=m`.
///
/// The generator adds that form to a requirement whose pattern is `//services/P/m`. Apps set up what they know: the
/// pattern. So settings are compared with the pattern's URL too.
///
/// `url` is the URL of the requirement's own pattern, with the same query and fragment: `//services/P/m?...`.
/// `patternIndex` is the index of that pattern in the table.
package typealias CalledRequirement = (url: RouteURL, patternIndex: Int)

extension RouteRequest {
    /// The requirement that the URL calls; `nil` for a URL of another form.
    package var requirement: CalledRequirement? {
        // Nearly all other URLs have a path or no query.
        guard storage.isSplit, storage.split.mayCallRequirement else { return nil }
        return router.foundRequirement(of: storage.split)
    }
}

extension RouteURL {
    fileprivate var mayCallRequirement: Bool {
        @inline(__always) get { parts.flags.contains(.hasQuery) && parts.path == nil }
    }
}

extension Router {
    /// The requirement that a URL calls; `nil` for a URL of another form.
    package func requirement(of url: RouteURL) -> CalledRequirement? {
        url.mayCallRequirement ? foundRequirement(of: url) : nil
    }

    @inline(never)
    @_optimize(size)
    fileprivate func foundRequirement(of url: RouteURL) -> CalledRequirement? {
        guard url.host?.lowercased() == "services" else { return nil }
        for match in table.matcher.matches(url) {
            guard let patternIndex = table.requirementPattern(ofForm: match.patternIndex) else { continue }
            let path = table.metadata.text(ofPattern: patternIndex).dropFirst(RouteTable.servicesHost.count)
            return (try? url.withPath(String(path))).map { ($0, patternIndex) }
        }
        return nil
    }
}

extension RouteTable {
    fileprivate static let servicesHost = "//services"

    /// The index of the pattern `//services/P/m` of the requirement that has a pattern of TheRouter's form.
    ///
    /// - Parameter patternIndex: The index of a pattern.
    /// - Returns: The index; `nil` for a pattern of another form.
    package func requirementPattern(ofForm patternIndex: Int) -> Int? {
        guard metadata.text(ofPattern: patternIndex).hasPrefix(Self.servicesHost + "?") else { return nil }
        let handler = metadata.handler(ofPattern: patternIndex)
        let first = metadata.firstPattern(ofHandler: handler)
        return (first..<first + metadata.patternCount(ofHandler: handler)).first {
            metadata.text(ofPattern: $0).hasPrefix(Self.servicesHost + "/")
        }
    }
}
