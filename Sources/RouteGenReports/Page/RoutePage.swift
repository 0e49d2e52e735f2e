import RouteGenCore

/// The page of routes: a map as one HTML file, which needs no network.
struct RoutePage {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    /// The file.
    var text: String {
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
            <script type="application/json" id="map">\(PageData.escaped(map.json))</script>
            <script type="application/json" id="tables">\(PageData.escaped(tables))</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// The tables of the page in JSON, or why there are none.
    private var tables: String {
        do {
            return try PageTables(map).json.text
        } catch {
            let value: JSONValue = ["problem": .string("\(error)")]
            return value.text
        }
    }
}

/// The page's script, in pieces that know only the ones before them.
enum PageScript {
    static let text = [
        #""use strict";"#, ElementScript.text, RouteListScript.text, URLScript.text, TableScript.text,
        CaptureScript.text, NearestScript.text, LookUpScript.text, AnswerScript.text, StartScript.text,
    ]
    .joined(separator: "\n\n")
}
