import RouteGenCore

extension RouteMap {
    /// The `assetlinks.json` that lets an Android app open the URLs of a web domain.
    ///
    /// The file names the app only; which URLs it opens is said by its ``androidIntentFilter(of:)``.
    ///
    /// - Parameters:
    ///   - package: The app's package name: `com.example.app`.
    ///   - fingerprints: The SHA-256 fingerprints of the certificates that sign the app.
    /// - Returns: The file's JSON.
    public static func assetLinks(package: String, fingerprints: [String]) -> String {
        let statement: JSONValue = [
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": [
                "namespace": "android_app",
                "package_name": .string(package),
                "sha256_cert_fingerprints": .array(fingerprints.map(JSONValue.string)),
            ],
        ]
        return lines([statement]) + "\n"
    }

    /// The intent filter for the manifest of an Android app, for the routes that are open to `external`.
    ///
    /// Filters cannot exclude URLs on all versions of Android. The app must refuse the URLs of closed routes.
    ///
    /// - Parameter domain: The web domain: `www.example.com`.
    /// - Returns: The element of the manifest.
    /// - Complexity: That of ``appSiteAssociation(of:appIDs:)``.
    public func androidIntentFilter(of domain: String) -> String {
        let data = Self.pathAttributes(WebEntry.all(of: self, on: domain)).map { path in
            (path.isWider ? "    <!-- Takes more URLs than the route. -->\n" : "") + "    <data \(path.attribute) />\n"
        }
        return """
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="\(XMLText.escaped(domain))" />
            \(data.joined())</intent-filter>

            """
    }

    /// The attribute for each path, without repetitions: `android:path="/a"` or `android:pathPattern="/a/.*"`.
    private static func pathAttributes(_ entries: [WebEntry]) -> [(attribute: String, isWider: Bool)] {
        var attributes: [(attribute: String, isWider: Bool)] = []
        var places: [String: Int] = [:]
        for entry in entries where !entry.isExcluded {
            let path = AndroidPath(entry.component)
            let attribute = "android:\(path.isLiteral ? "path" : "pathPattern")=\"\(XMLText.escaped(path.text))\""
            // A filter looks at paths only.
            let isWider =
                path.isWider || entry.component.isWider || !entry.component.query.isEmpty
                || entry.component.fragment != nil
            if let known = places[attribute] {
                attributes[known].isWider = attributes[known].isWider && isWider
            } else {
                places[attribute] = attributes.count
                attributes.append((attribute, isWider))
            }
        }
        return attributes
    }
}
