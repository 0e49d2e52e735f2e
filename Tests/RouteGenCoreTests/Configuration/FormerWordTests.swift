import Testing

@testable import RouteGenCore

/// Members of `routegen.json` and links as earlier versions wrote them.
@Suite struct FormerWordTests {
    private func read(_ json: String) -> (Configuration, [String]) {
        var diagnostics: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &diagnostics)
        let texts = diagnostics.map { "\($0.location): \($0.message)" + ($0.help.map { " | \($0)" } ?? "") }
        return (configuration, texts)
    }

    @Test("Words of earlier versions are read, with a warning that has what to write")
    func formerWords() {
        let (configuration, findings) = read(
            """
            {
              "aggregate": true,
              "provided": ["Session"],
              "links": { "shop:": "", "https://shop.example": "/", "https://m.shop.example/x": "" }
            }
            """
        )
        #expect(
            findings == [
                #"routegen.json:2:3: `aggregate` is `"table": "app"` now | write `"table": "app"`"#,
                "routegen.json:3:3: `provided` is `runtimeServices` now | write `runtimeServices`",
                #"routegen.json:4:14: `"shop:": ""` is `"shop://": "//"` now | write `"shop://": "//"`"#,
                #"routegen.json:4:27: `"https://shop.example": "/"` is `"https://shop.example/": "//"` now | write `"https://shop.example/": "//"`"#,
                #"routegen.json:4:56: `"https://m.shop.example/x": ""` is `"https://m.shop.example/x/": "/"` now | write `"https://m.shop.example/x/": "/"`"#,
            ]
        )
        let (now, none) = read(
            """
            {
              "table": "app", "runtimeServices": ["Session"],
              "links": { "shop://": "//", "https://shop.example/": "//", "https://m.shop.example/x/": "/" }
            }
            """
        )
        #expect(none == [])
        #expect(configuration.aggregate == true && now.aggregate == true)
        #expect(configuration.runtimeServices.map(\.value) == now.runtimeServices.map(\.value))
        #expect(configuration.links.map(\.prefix.value) == now.links.map(\.prefix.value))
        #expect(configuration.links.map(\.replacement) == ["", "/", ""])
        #expect(now.links.map(\.replacement) == ["", "/", ""])
        #expect(
            read(#"{"aggregate": false}"#).1 == [
                #"routegen.json:1:2: `aggregate` is `"table": "module"` now | write `"table": "module"`"#
            ]
        )
        #expect(
            read(#"{"table": "module", "aggregate": true}"#).1
                == ["routegen.json:1:21: `aggregate` and `table` are one member"]
        )
        #expect(read(#"{"table": true}"#).1 == [#"routegen.json:1:11: `table` must be "app" or "module""#])
    }

    @Test("The file can silence the warnings about its own words, and no mistake")
    func silenced() {
        let ignored = #"{"aggregate": true, "severities": {"RG216": "ignore"}}"#
        #expect(read(ignored).1 == [])
        #expect(read(ignored).0.aggregate == true)
        #expect(
            read(#"{"tabel": "app", "severities": {"RG216": "ignore"}}"#).1
                == ["routegen.json:1:2: the configuration has no member `tabel` | did you mean `table`?"]
        )
    }
}
