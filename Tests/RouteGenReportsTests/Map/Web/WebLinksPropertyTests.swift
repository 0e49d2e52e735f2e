import Foundation
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Random tables, links, rules and URLs: what the files for other systems take, and what the app takes.
@Suite struct WebLinksPropertyTests {
    private static let seed = ProcessInfo.processInfo.environment["ROUTE_PROPERTY_SEED"].flatMap(UInt64.init) ?? 49
    private static let tables =
        ProcessInfo.processInfo.environment["ROUTE_PROPERTY_TABLES"].flatMap(Int.init)
        ?? AllCases.share(of: 60)
    private static let urls = 60

    /// An app of random parts.
    private struct RandomApp {
        var source = ""
        var configuration = Configuration()
        var description = ""

        init(_ random: inout SplitMix) {
            for index in 0..<Int.random(in: 1...6, using: &random) {
                var parameters: [String] = []
                let pattern = Self.pattern(&random, &parameters)
                let options = Bool.random(using: &random) || index == 0 ? "(from: external)" : ""
                source +=
                    "/// @route\(options) \(pattern)\nfunc route\(index)(\(parameters.joined(separator: ", "))) {}\n"
            }
            let links = Self.links.randomElement(using: &random) ?? ""
            let rules = (0..<Int.random(in: 0...2, using: &random)).map { _ in
                let (from, to) = Self.rules.randomElement(using: &random) ?? ("", "")
                return "{\"from\": \"\(from)\", \"to\": \"\(to)\"}"
            }
            // Most rules lead to these routes.
            if !rules.isEmpty, Bool.random(using: &random) {
                source += "/// @route(from: external) //shop/:item\nfunc item(item: String) {}\n"
                source += "/// @route(from: external) /a/:item\nfunc other(item: String) {}\n"
            }
            let ignoresCase = Int.random(in: 0..<6, using: &random) == 0
            let json =
                "{\"links\": {\(links)}, \"rewrites\": [\(rules.joined(separator: ", "))], "
                + "\"urls\": {\"ignoreCase\": \(ignoresCase)}}"
            var findings: [Diagnostic] = []
            configuration = Configuration(json: Array(json.utf8), path: "routegen.json", diagnostics: &findings)
            description = json + "\n" + source
        }

        private static let links = [
            "", #""https://www.example.com": """#, #""https://www.example.com": "/""#, #""app:": """#,
            #""https://www.example.com": "/", "https://www.example.com/app": "//shop""#,
            #""https://www.example.com/app": "", "app:": """#,
            #""https://:host": "/", "https://www.example.com/b": """#,
            #""https://WWW.example.com/": "//shop/a", "https://other.example": "/""#,
            #""https://www.example.com": "app://shop", "https://www.example.com/a": "/b""#,
        ]

        private static let rules = [
            ("https://www.example.com/old/:x", "//shop/:x"), ("/old/:x", "/a/:x"), (#"//old/:n(\\d+)"#, "//shop/:n"),
            ("//b/**", "//shop/**"), ("//a/:x", "https://help.example/:x"), ("/a/**", "https://help.example/**"),
            ("/b?q=:q", "//shop/:q"), ("//old", "//old/5"), ("//shop/v:x", "//a?q=:x"), ("/old/**", "/new"),
        ]

        private static func pattern(_ random: inout SplitMix, _ parameters: inout [String]) -> String {
            let start = ["//a", "//b", "//shop", "//old", "/", "/", "https://www.example.com", "//:h", "app://shop"]
            var pattern = start.randomElement(using: &random) ?? ""
            if pattern == "//:h" { parameters.append("h: String") }
            if pattern == "/" { pattern = "" }
            let components = [
                "a", "b", "shop", "old", "new", "a", "b", ":x", ":x", #":n(\d+)"#, ":k(a|b)", ":o?", ":r*", ":s+", "**",
                "v:x",
                "*", ":w([a-c5]{1,2})", ":p(a/.*)",
            ]
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                var component = components.randomElement(using: &random) ?? ""
                if let colon = component.firstIndex(of: ":") {
                    let name = component[colon...].dropFirst().prefix { $0.isLetter }
                    let new = "\(name)\(parameters.count)"
                    component = component.replacing(":\(name)", with: ":\(new)")
                    let isArray = component.hasSuffix("*") || component.hasSuffix("+")
                    let type = component.hasSuffix("?") ? "String?" : isArray ? "[String]" : "String"
                    parameters.append("\(new): \(type)")
                }
                pattern += "/" + component
            }
            if pattern.isEmpty { pattern = "/" }
            switch Int.random(in: 0..<10, using: &random) {
            case 0: pattern += "/?t=a"
            case 1:
                pattern += "/?q=:q"
                parameters.append("q: String")
            case 2:
                pattern += "/#/f/:y"
                parameters.append("y: String")
            default: break
            }
            return pattern
        }
    }

    /// A URL in the usual spelling, from its path on: at random, or like one of an example.
    private static func url(_ random: inout SplitMix, _ map: RouteMap) -> String {
        if let example = map.routes.randomElement(using: &random)?.example, Bool.random(using: &random) {
            let start = example.drop { $0 != "/" }
            let rest = start.hasPrefix("//") ? start.dropFirst(2) : start.dropFirst()
            let tail = Bool.random(using: &random) ? rest : rest.drop { $0 != "/" }.dropFirst()
            return "/" + tail.split(separator: "/").joined(separator: "/")
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            return ["/old/5", "/old/c5/", "/b/5", "/b?q=1", "/a/12", "/shop/v1"].randomElement(using: &random) ?? ""
        }
        let components = ["a", "b", "shop", "old", "new", "app", "5", "12", "v1", "A", "c5"]
        let count = Int.random(in: 0...4, using: &random)
        var url = (0..<count).map { index in
            // The first component may be a pattern's host, of which another case is another spelling.
            let component = components.randomElement(using: &random) ?? ""
            return "/" + (index == 0 ? component.lowercased() : component)
        }
        .joined()
        if url.isEmpty || Int.random(in: 0..<4, using: &random) == 0 { url += "/" }
        url += ["", "", "", "?q=1", "?t=a", "?t=a&q=2"].randomElement(using: &random) ?? ""
        url += ["", "", "", "#/f/z", "#x"].randomElement(using: &random) ?? ""
        return url
    }

    @Test("The files take every URL that the app takes, and others only where a comment says so")
    func filesAndApp() throws {
        let domain = try #require(WebDomain("www.example.com"))
        var random = SplitMix(seed: Self.seed)
        var counts = (taken: 0, wider: 0)
        for table in 0..<Self.tables {
            let app = RandomApp(&random)
            var configuration = app.configuration
            // The app gives this domain as the host of an open link.
            let scan = ModuleScan(name: "App", sources: ["App.swift": app.source])
            let map = RouteMap([scan], configuration: configuration, followsRewrites: true)
            let links = WebLinks(map, on: domain)
            for index in configuration.links.indices {
                let prefix = configuration.links[index].prefix.value
                configuration.links[index].prefix.value = prefix.replacing(":host", with: domain.host)
            }
            let matching = URLMatching([scan], configuration: configuration)
            let apple = try AppleMatcher(links.appSiteAssociation(appIDs: ["ABCDE12345.com.example.app"]))
            let android = AndroidMatcher(links.androidIntentFilter(on: domain))
            for _ in 0..<Self.urls {
                let url = Self.url(&random, map)
                let isTaken = matching.match("https://www.example.com" + url, from: .external).isMatched
                let label: Comment = "seed \(Self.seed), table \(table): \(url)\n\(app.description)"
                if isTaken {
                    counts.taken += 1
                    #expect(apple.takes(url), label)
                    #expect(android.takes(url), label)
                } else if apple.takes(url) {
                    counts.wider += 1
                    let comment = apple.deciding(url)?["comment"] as? String ?? ""
                    #expect(comment.contains("takes more URLs"), "\(comment) \(label)")
                }
            }
        }
        // Neither answer is rare.
        #expect(counts.taken > Self.tables * Self.urls / 20 && counts.wider > Self.tables / 10, "\(counts)")
    }
}
