import RouteGenCore

/// An `apple-app-site-association` as a web domain serves it.
public struct ServedAssociation: Sendable {
    private var components: [(component: WebComponent, isExcluded: Bool, location: SourceLocation)] = []
    private let path: String

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - json: The file.
    ///   - path: Its path, for findings.
    ///   - appIDs: The apps whose components count; all if there are none.
    /// - Throws: A ``RouteMapError`` if the file has no list of components, at the place of the mistake.
    public init(json: [UInt8], path: String, appIDs: [String]) throws(RouteMapError) {
        self.path = path
        let file = try RouteMapObject(json: json, path: path, "an association")
        let links = try RouteMapObject(file.member("applinks"), "`applinks`")
        for detail in try links.array("details") {
            let detail = try RouteMapObject(detail, "an element of `details`")
            var names = try detail.text("appID").map { [$0] } ?? []
            for name in try detail.optionalArray("appIDs") { names.append(try RouteMapObject.string(name, "appIDs")) }
            guard appIDs.isEmpty || names.contains(where: appIDs.contains) else { continue }
            for component in try detail.array("components") {
                let object = try RouteMapObject(component, "a component")
                let query = try object.optionalMembers("?").map { item throws(RouteMapError) in
                    let value = try RouteMapObject.string(item.value, item.name)
                    return WebComponent.Item(name: item.name, value: GlobPattern(written: value))
                }
                components.append(
                    (
                        WebComponent(
                            path: GlobPattern(written: try object.text("/") ?? "*"),
                            query: query,
                            fragment: try object.text("#").map(GlobPattern.init(written:)),
                            ignoresCase: try object.optionalBool("caseSensitive") == false
                        ),
                        try object.optionalBool("exclude") ?? false, component.location
                    )
                )
            }
        }
    }

    /// The findings about URLs that the file and the app do not take alike, one for each component that shows it.
    ///
    /// An example of each component is compared by the rules of Apple's systems, of which the first component that takes
    /// a URL decides.
    ///
    /// - Parameters:
    ///   - links: The URLs that the app takes.
    ///   - domain: The domain.
    /// - Returns: The findings, first those about URLs that the file lacks.
    public func findings(comparedWith links: WebLinks, on domain: WebDomain) -> [Diagnostic] {
        let served = WebComponents(components.map(\.component))
        let own = WebComponents(links.entries.map(\.component))
        var steps = 0
        func isServed(_ url: String) -> Bool {
            served.first(for: url, counting: &steps).map { !components[$0].isExcluded } ?? false
        }
        func isOwn(_ url: String) -> Bool {
            own.first(for: url, counting: &steps).map { !links.entries[$0].isExcluded } ?? false
        }
        func finding(_ message: String, _ location: SourceLocation) -> Diagnostic {
            Problem(.outdatedFile, at: location)
                .saying(message)
                .advising("serve what `routegen map --format aasa` writes")
        }
        let start = SourceLocation(file: path, line: 1, column: 1)
        return links.entries.compactMap { entry in
            let url = entry.component.sample
            guard !entry.isExcluded, isOwn(url), !isServed(url) else { return nil }
            return finding("the file does not take https://\(domain.host)\(url), which opens \(entry.title)", start)
        }
            + components.compactMap { component, isExcluded, location in
                let url = component.sample
                guard !isExcluded, isServed(url), !isOwn(url) else { return nil }
                return finding("the file takes https://\(domain.host)\(url), which opens nothing in the app", location)
            }
    }
}
