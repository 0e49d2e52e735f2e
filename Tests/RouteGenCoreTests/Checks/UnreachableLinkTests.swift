import TestSupport
import Testing

@testable import RouteGenCore

/// What the generator says about own links under which there are no routes.
@Suite struct UnreachableLinkTests {
    private func findings(_ links: String, _ patterns: [String], rules: String = "[]") -> [String] {
        let source = patterns.enumerated().map { "/// @route\($1)\nfunc route\($0)() {}\n" }.joined()
        let text = RouteGenCoreTests.findings(ofApp: source, "{ \"links\": { \(links) }, \"rewrites\": \(rules) }")
        return text.split(separator: "\n").map(String.init).filter { $0.contains("routegen.json") }
    }

    @Test(
        "A link that leads to a route has no finding",
        arguments: [
            (#""myapp://": "//""#, " //dish/:id"), (#""myapp://": "//""#, " /dish/:id"),
            (#""myapp://": "//""#, " myapp:dish"),
            (#""https://bistro.example/": "//""#, " //dish/:id"), (#""https://bistro.example/": "//""#, " /"),
            (#""https://bistro.example/": "//""#, " //:kind/:id"), (#""https://bistro.example/": "/""#, " /dish/:id"),
            (#""https://bistro.example/": "/""#, " /"), (#""https://bistro.example/": "/""#, " /**"),
            (#""https://bistro.example/menu/": "//dish""#, " //dish/:id"), (#""myapp://": "/""#, " /dish/:id"),
            (#""myapp:///": "//""#, " //dish/:id"), (#""myapp:///": "/""#, " /dish/:id"),
            (#""https://:server/": "/""#, " /dish/:id"), (#""https://bistro.example": "//bücher""#, " //bücher/:id"),
            (#""https://bistro.example": "other:""#, " other:/dish/:id"),
            (#""https://a.example/": "//""#, "(regex) ^//dish"),
            (#""https://bistro.example": "//Dish/caf%C3%A9""#, " //dish/café/:id"),
            (#""http://bistro.example": "https://bistro.example""#, " https://bistro.example/dish/:id"),
        ]
    )
    func reached(link: String, pattern: String) {
        #expect(findings(link, [pattern]) == [])
    }

    @Test("A link under which no route can be reached is a finding that says what to write")
    func unreached() {
        #expect(
            findings(#""https://bistro.example/": "/""#, [" //dish/:id"]) == [
                #"routegen.json:1:14: error: no route takes a URL of the link `"https://bistro.example/": "/"` [RG711]"#,
                #"routegen.json:1:14: note: write `"https://bistro.example/": "//"`: then `https://bistro.example/dish/a` is matched as `//dish/a`"#,
            ]
        )
        #expect(
            findings(#""https://bistro.example/": "//""#, [" /dish/:id"]).last
                == #"routegen.json:1:14: note: write `"https://bistro.example/": "/"`: then `https://bistro.example/dish/a` is matched as `/dish/a`"#
        )
        #expect(
            findings(#""myapp://": "/""#, [" //dish/:id"]).last
                == #"routegen.json:1:14: note: write `"myapp://": "//"`: then `myapp://dish/a` is matched as `//dish/a`"#
        )
        #expect(
            findings(#""myapp:///": "/""#, [" //dish/:id"]) == [
                #"routegen.json:1:14: error: no route takes a URL of the link `"myapp:///": "/"` [RG711]"#,
                #"routegen.json:1:14: note: write `"myapp:///": "//"`: then `myapp:///dish/a` is matched as `//dish/a`"#,
            ]
        )
        #expect(
            findings(#""https://bistro.example/menu/": "//dishes""#, [" /dish/:id"]).last
                == #"routegen.json:1:14: note: write `"https://bistro.example/menu/": "/"`: then `https://bistro.example/menu/dish/a` is matched as `/dish/a`"#
        )
        #expect(
            findings(#""https://bistro.example/menu": "//dishes""#, [" https://menu.example/:id"]) == [
                #"routegen.json:1:14: error: no route takes a URL of the link `"https://bistro.example/menu": "//dishes"` [RG711]"#,
                "routegen.json:1:14: note: write what the app's patterns begin with, or remove the link",
            ]
        )
        #expect(findings(#""https://bistro.example/": "/""#, ["(regex) ^https?://"]).count == 2)
    }

    @Test("A route with an own link in its pattern is unreachable, with the pattern to write")
    func ownLinksInPatterns() {
        func findings(_ pattern: String) -> String {
            let links = #"{"links": {"bistro://": "//", "https://bistro.example/": "//"}}"#
            return RouteGenCoreTests.findings(
                ofApp: "/// @route \(pattern)\nfunc about() {}\nextension App {\n/// @route //x\nstatic func x() {}\n}",
                links
            )
        }
        #expect(
            findings("https://bistro.example/about") == """
                A.swift:1:5: error: `https://bistro.example/about` of `App.about()` is unreachable: own links replace the \
                start of every URL that it matches [RG103]
                A.swift:1:5: note: write `//about`, which is for all own links

                """
        )
        #expect(
            findings("(https)://bistro.example/about").contains(
                "note: write the pattern without the start that `links` replaces"
            )
        )
        #expect(findings("https://*.bistro.example/about") == "")
        #expect(findings("http://bistro.example/about") == "")
        #expect(findings("bistro://about") == "")
    }

    @Test("A rewriting rule that takes the URLs of a link leads to a route")
    func rules() {
        let rules = #"[{ "from": "/menu/:id", "to": "//dish/:id" }]"#
        #expect(findings(#""https://bistro.example/": "/""#, [" //dish/:id"], rules: rules) == [])
    }

    @Test("Without routes, nothing is known of links")
    func noRoutes() {
        #expect(findings(#""https://bistro.example/": "/""#, []) == [])
    }
}
