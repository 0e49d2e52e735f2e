import RouteGenCore
import RouteTables

/// The `apple-app-site-association` of a web domain.
enum AppSiteAssociation {
    /// The file's JSON, for the routes of a map that are open to `external`.
    static func text(of map: RouteMap, domain: String, appIDs: [String]) -> String {
        let ids = JSONValue.array(appIDs.map(JSONValue.string)).text
        let components = JSONValue.lines(WebEntry.all(of: map, on: domain).map(\.json))
        return "{\"applinks\": {\"details\": [{\"appIDs\": \(ids), \"components\": \(components)}]}}\n"
    }

    /// The finding about a file that is too large; none if the system reads it.
    static func findings(in text: String, at path: String) -> [Diagnostic] {
        let (size, limit) = (text.utf8.count, 128 * 1024)
        guard size > limit else { return [] }
        return [
            Diagnostic(
                .oversizedAssociation,
                "this file has \(size) bytes, and Apple's systems ignore an association file of more than \(limit) (128 KB)",
                at: SourceLocation(file: path, line: 1, column: 1),
                help: "open fewer routes to 'external', let one route with '**' take the URLs of many, or divide the "
                    + "links among several domains, each of which serves its own file"
            )
        ]
    }
}
