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
    /// - Complexity: O(*n*²) in the number of routes that URLs of the domain reach.
    public func androidIntentFilter(of domain: String) -> String {
        let data =
            ["android:scheme=\"https\" android:host=\"\(XMLText.escaped(domain))\""]
            + Self.pathAttributes(WebEntry.all(of: self, on: domain))
        return """
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
            \(data.map { "    <data \($0) />\n" }.joined())</intent-filter>

            """
    }

    /// The attribute for each path, without repetitions: `android:path="/a"` or `android:pathPattern="/a/.*"`.
    private static func pathAttributes(_ entries: [WebEntry]) -> [String] {
        var attributes: [String] = []
        for entry in entries where !entry.isExcluded {
            let glob = entry.component.path
            let attribute =
                glob.isLiteral
                ? "android:path=\"\(XMLText.escaped(glob.text))\""
                : "android:pathPattern=\"\(XMLText.escaped(pathPattern(glob)))\""
            if !attributes.contains(attribute) { attributes.append(attribute) }
        }
        return attributes
    }

    /// The pattern in Android's notation: `.` for any character and `.*` for any text.
    ///
    /// A backslash escapes a sign, and the manifest's parser needs another one for each.
    private static func pathPattern(_ glob: GlobPattern) -> String {
        glob.text.map { sign in
            switch sign {
            case "*": ".*"
            case "?": "."
            case ".", "\\": "\\\\\(sign)"
            default: String(sign)
            }
        }
        .joined()
    }
}
