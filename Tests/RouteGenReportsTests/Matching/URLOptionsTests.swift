import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Paths without regard to case, and `+` as a space, in proofs, lookups, maps and generated text.
@Suite struct URLOptionsTests {
    private static func configuration(_ json: String) -> Configuration {
        var diagnostics: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &diagnostics)
        #expect(diagnostics == [])
        return configuration
    }

    private static let ignoringCase = configuration(#"{"urls": {"ignoreCase": true}}"#)
    private static let both = configuration(#"{"urls": {"ignoreCase": true, "plusIsSpace": true}}"#)

    private static func scan(_ source: String) -> ModuleScan { ModuleScan(name: "App", sources: ["App.swift": source]) }

    private static func findings(_ source: String, _ configuration: Configuration) -> [String] {
        Checker.check(CheckRequest([CheckRequest.Module(scan(source), configuration: configuration)]))
            .flatMap(\.self).map { "\($0.code.rawValue) \($0.witness ?? "-")" }
    }

    @Test(
        "Routes that differ in the case of paths alone are duplicates",
        arguments: [
            ("/Chat/:id", "/chat/:name", "RG101 /chat/a"),
            (#"/a/:code([A-Z]{2})"#, #"/a/:code([a-z]{2})"#, "RG101 /a/aa"),
            (#"/a/v:major.:minor"#, #"/a/V:major.:minor"#, "RG101 /a/va.a"),
            (#"/b/:x([^a]+)"#, #"/b/:x([^A]+)"#, "RG101 /b/b"),
            ("/%C3%89t%C3%A9", "/%C3%89T%C3%A9", "RG101 /%C3%89t%C3%A9"),
            ("/files(/Page/:n)?", "/Files(/page/:n)?", "RG101 /files"),
        ]
    )
    func duplicates(_ first: String, _ second: String, _ finding: String) {
        let source = """
            /// @route \(first)
            func first() {}
            /// @route \(second)
            func second() {}
            """
        #expect(Self.findings(source, Configuration()).filter { $0.hasPrefix("RG101") } == [])
        #expect(Self.findings(source, Self.ignoringCase).filter { $0.hasPrefix("RG101") } == [finding])
    }

    @Test("Letters beyond ASCII, the query and the fragment keep their case")
    func whatKeepsItsCase() {
        let source = """
            /// @route /é
            func first() {}
            /// @route /É
            func second() {}
            /// @route /a?q=x
            func third() {}
            /// @route /a?q=X
            func fourth() {}
            /// @route /a#/x
            func fifth() {}
            /// @route /a#/X
            func sixth() {}
            """
        #expect(Self.findings(source, Self.ignoringCase) == [])
    }

    @Test("A regular expression takes all that a pattern takes in any case")
    func aRegularExpressionIgnoresCase() {
        let source = #"""
            /// @route(regex, priority: high) .*/chat/[a-z]+/?([?#].*)?
            func all() {}
            /// @route //im/Chat/:id([A-Z]+)
            func chat(id: String) {}
            """#
        #expect(Self.findings(source, Configuration()).filter { $0.hasPrefix("RG103") } == [])
        #expect(Self.findings(source, Self.ignoringCase).filter { $0.hasPrefix("RG103") }.count == 1)
    }

    private static let app = #"""
        /// @route(from: external) /Products/:id(SKU-\d+)
        func product(id: String) {}
        /// @route(from: external) /search?q=:text
        func search(text: String, tags: [String] = []) {}
        /// @route(from: external) /Files/v:major.:minor/**
        func file(major: Int, minor: Int) {}
        /// @route(from: external, regex) https://Old\.example/Item/(?<number>\d+)
        func old(number: Int) {}
        """#

    @Test(
        "A lookup ignores the case of the path, and values keep the URL's spelling",
        arguments: [
            ("/products/sku-7", #"/Products/:id(SKU-\d+)"#, ["id = sku-7"]),
            ("/PRODUCTS/Sku-7/?a+b=c+d%2Be", #"/Products/:id(SKU-\d+)"#, ["id = Sku-7", "a b = c d+e"]),
            ("/S%45arch?q=a+b%2bc&tags=x+y#A+B", "/search?q=:text", ["text = a b+c", "q = a b+c", "tags = x y"]),
            ("/fILES/V1.2/A/b", "/Files/v:major.:minor/**", ["major = 1", "minor = 2"]),
            ("https://OLD.example/iTEM/5", #"regex https://Old\.example/Item/(?<number>\d+)"#, ["number = 5"]),
        ] as [(String, String, [String])]
    )
    func lookups(_ url: String, _ pattern: String, _ values: [String]) throws {
        let match = URLMatching([Self.scan(Self.app)], configuration: Self.both).match(url, from: .app)
        guard case .matched(let candidates, let parameters) = match.outcome else {
            Issue.record("\(match.text)")
            return
        }
        #expect(candidates.map(\.pattern) == [pattern])
        #expect(parameters.map { "\($0.name) = \($0.values.joined(separator: ", "))" } == values)
    }

    @Test("What nearly matches is told without case")
    func nearestRoutes() {
        let matching = URLMatching([Self.scan(Self.app)], configuration: Self.both)
        #expect(matching.match("/SEARCH?Q=a").text.hasSuffix("`App.search(text:tags:)`: the query has no item 'q'\n"))
        #expect(
            matching.match("/PRODUCTS/5").text.hasSuffix(
                "`App.product(id:)`: component 2 is '5', not ':id(SKU-\\d+)'\n"
            )
        )
    }

    @Test("Rules ignore case, and move a plus sign and a space between path and query")
    func rules() {
        let configuration = Self.configuration(
            #"""
            {"urls": {"ignoreCase": true, "plusIsSpace": true}, "links": {"https://example.com/Shop/": "/"},
             "rewrites": [{"from": "/Find/:text", "to": "/search?q=:text"}, {"from": "/go?to=:id", "to": "/products/:id"}]}
            """#
        )
        let matching = URLMatching([Self.scan(Self.app)], configuration: configuration)
        #expect(
            matching.match("https://example.com/SHOP/fIND/A+b%20c").rewrites.map(\.url) == ["/search?q=A%2Bb%20c"]
        )
        #expect(matching.match("/GO?to=a+b").rewrites.map(\.url) == ["/products/a%20b"])
        #expect(Self.findings(Self.app, configuration) == ["RG705 /go?to=a"])
    }

    @Test(
        "A rule that differs from an earlier one in case alone is unreachable, and one that gives its own source loops"
    )
    func rulesAreProvedWithoutCase() {
        let configuration = Self.configuration(
            #"""
            {"urls": {"ignoreCase": true},
             "rewrites": [{"from": "/a/:x", "to": "/search?q=:x"}, {"from": "/A/:x", "to": "/search?q=:x"},
                          {"from": "/b/:x", "to": "/B/:x/c"}, {"from": "/b/:x/c", "to": "/B/:x"}]}
            """#
        )
        #expect(Self.findings(Self.app, configuration).map { $0.prefix(5) }.sorted() == ["RG703", "RG704"])
    }

    @Test("The map, the association of a domain and the table say how URLs are read")
    func outputs() throws {
        let links = Self.configuration(#"{"links": {"https://example.com/": "/"}}"#)
        var configuration = links
        configuration.urls = Self.both.urls
        let map = RouteMap([Self.scan(Self.app)], configuration: configuration)
        #expect(map.json.hasSuffix("],\n\"urls\": {\"ignoreCase\": true, \"plusIsSpace\": true}}\n"))
        #expect(try RouteMap(json: Array(map.json.utf8), path: "map.json").urls == Self.both.urls)
        let association = map.appSiteAssociation(of: "example.com", appIDs: ["A.b"])
        #expect(association.contains(#"{"/": "/Products/SKU-?*", "caseSensitive": false, "comment""#))

        let other = RouteMap(
            [Self.scan(Self.app.replacing("/Products", with: "/products"))],
            configuration: configuration
        )
        #expect(try RouteMapDifference(from: map, to: other).routes.breaking.isEmpty)
        let strict = RouteMap([Self.scan(Self.app)], configuration: links)
        #expect(!strict.json.contains("urls"))

        var request = GenerationRequest(module: Self.scan(Self.app))
        #expect(!request.generated.contains("links: "))
        request.configuration = Self.both
        #expect(request.generated.contains(##"links: "~+\n","##))
    }
}

extension GenerationRequest {
    fileprivate var generated: String { CheckedTarget(ModeledTarget(self)).emitted().source }
}
