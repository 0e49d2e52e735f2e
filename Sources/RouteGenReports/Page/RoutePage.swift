import RouteGenCore

/// The page of routes: a map as one HTML file, which needs no network.
struct RoutePage {
    private let map: RouteMap

    init(_ map: RouteMap) { self.map = map }

    /// The file.
    var text: String {
        let own = "'nonce-\(Self.nonce)'"
        let policy = "default-src 'none'; script-src \(own); style-src \(own); base-uri 'none'; form-action 'none'"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="generator" content="RouteGen">
            <title>\(Self.escaped(map.title.heading))</title>
            <style nonce="\(Self.nonce)">\(PageStyle.text)</style>
            </head>
            <body>
            <a class="skip" href="#results">Skip to the routes</a>
            \(header)
            \(PageMarkup.text)
            <script type="application/json" id="map">\(PageData.escaped(map.json))</script>
            <script type="application/json" id="facts">\(PageData.escaped(facts.text))</script>
            <script type="application/json" id="tables">\(PageData.escaped(tables))</script>
            <script nonce="\(Self.nonce)">\(PageScript.text)</script>
            </body>
            </html>

            """
    }

    /// The word by which the policy knows the page's own script and style.
    ///
    /// The same sources give the same page, so it is no secret. It keeps out what has found its way into the page without it.
    private static let nonce = "routes"

    /// The facts that the map as JSON lacks: of each route, what people call it, and the numbers of some routes.
    private var facts: JSONValue {
        let plans = RoutePlans(map.routes, tabs: map.tabs)
        func numbers(_ isMember: (Int) -> Bool) -> JSONValue {
            .array(map.routes.indices.filter(isMember).map(JSONValue.int))
        }
        return [
            "titles": .array(map.routes.map { .string($0.heading) }),
            "new": numbers { map.earlierPatterns?.contains(map.routes[$0].pattern) == false },
            "unplaced": numbers(plans.isUnplacedPage),
            "placed": .array(plans.placedPages.map { .array([.int($0), $1.map(JSONValue.int) ?? .null]) }),
            "preferredPrefixes": .array(map.preferredPrefixes.map(JSONValue.string)),
            "options": ["ignoreCase": .bool(map.urls.ignoresCase), "plusIsSpace": .bool(map.urls.plusIsSpace)],
        ]
    }

    private var header: String {
        let edition = map.title.edition.map { "<p id=\"edition\">\(Self.escaped($0))</p>\n" } ?? ""
        return """
            <header>
            <h1>\(Self.escaped(map.title.heading))</h1>
            \(edition)<p id="totals"></p>
            <label class="theme">Colors <select id="theme">
            <option value="">system</option><option>light</option><option>dark</option>
            </select></label>
            </header>
            """
    }

    /// A string in which no character has a meaning in HTML, or is invisible.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case _ where PageData.isInvisible(scalar): "U+" + String(scalar.value, radix: 16, uppercase: true)
            default: String(scalar)
            }
        }
        .joined()
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
        #""use strict";"#, ElementScript.text, ReasonScript.text, URLScript.text, TableScript.text, CaptureScript.text,
        NearestScript.text, LookUpScript.text, OwnLinkScript.text, ValueFormScript.text, SearchScript.text,
        RouteListScript.text, NavigationTreeScript.text, AnswerScript.text, AddressScript.text, StartScript.text,
    ]
    .joined(separator: "\n\n")
}
