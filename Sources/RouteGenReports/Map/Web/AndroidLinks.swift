import RouteGenCore

/// The files and declarations by which an Android app opens the URLs of a web domain.
enum AndroidLinks {
    /// The `assetlinks.json` of the domain.
    static func assets(package: String, fingerprints: [String]) -> String {
        let statement: JSONValue = [
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": [
                "namespace": "android_app",
                "package_name": .string(package),
                "sha256_cert_fingerprints": .array(fingerprints.map(JSONValue.string)),
            ],
        ]
        return JSONValue.lines([statement]) + "\n"
    }

    /// A string without the two hyphens that end a comment.
    private static func commentText(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "-" && $0.last == "-" ? " -" : String($1) }
    }

    /// The intent filter for the manifest of the app.
    static func intentFilter(_ entries: [WebEntry], on domain: WebDomain) -> String {
        let data = Self.pathAttributes(entries).map { path in
            (path.isWider ? "    <!-- Takes more URLs than the route. -->\n" : "") + "    <data \(path.attribute) />\n"
        }
        // Groups, which can exclude URLs from Android 15 on, are asked only about URLs that no path takes.
        let excluded = entries.filter { $0.kind == "pattern" }.reduce(into: [String]()) { titles, entry in
            if !titles.contains(entry.title) { titles.append(entry.title) }
        }
        let limits = excluded.map { title in
            "    <!-- Does not exclude \(commentText(title)): a filter with paths cannot. -->\n"
        }
        return """
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="\(domain.host)" />
            \(limits.joined())\(data.joined())</intent-filter>

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
