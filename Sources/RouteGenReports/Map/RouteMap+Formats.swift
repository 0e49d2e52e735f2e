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

    /// The `apple-app-site-association` of one of the app's web domains, for the routes that are open to `external`.
    ///
    /// The components have the order in which routes win, because the system uses the first one that matches a URL. If
    /// an open route's component also matches URLs of a closed route, a component before it excludes them. If no path
    /// separates the two routes, the open route's component has a comment instead: the app refuses the URL itself.
    ///
    /// - Parameters:
    ///   - domain: The domain: `www.example.com`.
    ///   - appIDs: The identifiers of the app: `ABCDE12345.com.example.app`.
    /// - Returns: The file's JSON.
    /// - Complexity: O(*n* log *n*) in the number and the length of routes, unless many have wildcards at different places
    ///   of one path, or the same path.
    public func appSiteAssociation(of domain: String, appIDs: [String]) -> String {
        AppSiteAssociation.text(of: self, domain: domain, appIDs: appIDs)
    }

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
    /// The file names the app only; which URLs it opens is said by its ``androidIntentFilter(of:)``.
    ///
    /// - Parameters:
    ///   - package: The app's package name: `com.example.app`.
    ///   - fingerprints: The SHA-256 fingerprints of the certificates that sign the app.
    /// - Returns: The file's JSON.
    public static func assetLinks(package: String, fingerprints: [String]) -> String {
        AndroidLinks.assets(package: package, fingerprints: fingerprints)
    }

    /// The intent filter for the manifest of an Android app, for the routes that are open to `external`.
    ///
    /// Filters cannot exclude URLs on all versions of Android. The app must refuse the URLs of closed routes.
    ///
    /// - Parameter domain: The web domain: `www.example.com`.
    /// - Returns: The element of the manifest.
    /// - Complexity: That of ``appSiteAssociation(of:appIDs:)``.
    public func androidIntentFilter(of domain: String) -> String { AndroidLinks.intentFilter(of: self, domain: domain) }
}
