import RouteGenCore

extension RouteMap {
    /// The map as one HTML file, which needs no network: all routes, with a search, trees and filters, and a box that
    /// says what a URL leads to, by the compiled table in the file.
    ///
    /// The file's policy allows only its own script and style. Everything from the sources is data, which the script
    /// shows as text.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public var page: String { RoutePage(self).text }

    /// The map as a document in GitHub's Markdown: a table of all routes, then a section for each module.
    ///
    /// Documentation comments are written as block quotes, so they cannot change the structure of the document.
    ///
    /// - Complexity: O(*n*) in the size of the document.
    public var markdown: String { MarkdownDocument(self).text }

    /// The map as a Mermaid flowchart: the callers outside the app, the modules, and their routes and services.
    ///
    /// Routes that only the app can call have no arrow from a caller. A dotted arrow leads from a page to the pages above
    /// it.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public var mermaid: String { MermaidFlowchart(self).text }

    /// TheRouter's map as JSON, with a route on each line.
    public var theRouterJSON: String { TheRouterMap(self).json }

    /// TheRouter's map as an XML property list.
    public var theRouterPropertyList: String { TheRouterMap(self).propertyList }

    /// The finding about an `apple-app-site-association` that is too large.
    ///
    /// - Parameters:
    ///   - text: The file's JSON.
    ///   - path: The path of the file.
    /// - Returns: A finding; none if the system reads the file.
    public static func findings(inAppSiteAssociation text: String, at path: String) -> [Diagnostic] {
        AppSiteAssociation.findings(in: text, at: path)
    }

    /// The `assetlinks.json` that lets an Android app open the URLs of a web domain.
    ///
    /// The file names the app only; which URLs it opens is said by its intent filter, ``WebLinks/androidIntentFilter(on:)``.
    ///
    /// - Parameters:
    ///   - package: The app's package name: `com.example.app`.
    ///   - fingerprints: The SHA-256 fingerprints of the certificates that sign the app.
    /// - Returns: The file's JSON.
    public static func assetLinks(package: String, fingerprints: [String]) -> String {
        AndroidLinks.assets(package: package, fingerprints: fingerprints)
    }
}
