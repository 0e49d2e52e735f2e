import RouteGenCore

extension RouteMap {
    /// The map as one HTML file, which needs no network: all routes, with a search, trees and filters, and a box that
    /// says what a URL leads to, by the compiled table in the file.
    ///
    /// The file's policy allows only its own script and style. Everything from the sources is data, which the script
    /// shows as text.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public var page: String {
        let script = PageScript.text
        let style = PageStyle.text
        let policy = [
            "default-src 'none'", "script-src 'sha256-\(SHA256.base64(script))'",
            "style-src 'sha256-\(SHA256.base64(style))'", "base-uri 'none'", "form-action 'none'",
        ]
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy.joined(separator: "; "))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="RouteGen">
            <title>Routes</title>
            <style>\(style)</style>
            </head>
            <body>
            \(PageMarkup.text)
            <script type="application/json" id="map">\(PageData.escaped(json))</script>
            <script type="application/json" id="tables">\(PageData.escaped(tables))</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// The tables of the page in JSON, or why there are none.
    private var tables: String {
        do {
            return try PageTables(self).json.text
        } catch {
            let value: JSONValue = ["problem": .string("\(error)")]
            return value.text
        }
    }
}

/// The page's script, in pieces that know only the ones before them.
enum PageScript {
    static let text = [
        #""use strict";"#, elements, search, rows, views, url, table, matching, captures, needs, rewriting, nearest,
        lookUp,
        answer, start,
    ]
    .joined(separator: "\n\n")
}
