import RouteGenCore
import RouteTables

/// The `apple-app-site-association` of a web domain.
enum AppSiteAssociation {
    /// The number of bytes that the system reads.
    private static let limit = 128 * 1024

    /// The file's JSON.
    ///
    /// A file that would be too large has no comments.
    static func text(of entries: [WebEntry], appIDs: [String]) -> String {
        let ids = JSONValue.array(appIDs.map(JSONValue.string)).text
        func text(hasComments: Bool) -> String {
            let components = entries.map { entry in
                entry.component.json(isExcluded: entry.isExcluded, comment: hasComments ? entry.comment : nil)
            }
            return
                "{\"applinks\": {\"details\": [{\"appIDs\": \(ids), \"components\": \(JSONValue.lines(components))}]}}\n"
        }
        let commented = text(hasComments: true)
        return commented.utf8.count > limit ? text(hasComments: false) : commented
    }

    /// The finding about a file that is too large; none if the system reads it.
    static func findings(in text: String, at path: String) -> [Diagnostic] {
        let size = text.utf8.count
        guard size > limit else { return [] }
        return [
            Problem(.oversizedAssociation, at: SourceLocation(file: path, line: 1, column: 1))
                .saying(
                    "this file has \(size) bytes, and Apple's systems ignore an association file of more than \(limit) "
                        + "(128 KB)"
                )
                .advising(
                    "open fewer routes to 'external', let one route with '**' take the URLs of many, or divide the "
                        + "links among several domains, each of which serves its own file"
                )
        ]
    }
}
