import RouteTables
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// Service URLs of apps whose links make the host the first component of a path.
@Suite struct ServiceLinkTests {
    private static let service = """
        public protocol Programs {
            /// @route
            func open(id: String) -> Bool
        }

        /// @service(Programs)
        final class OwnPrograms: Programs {
            init() {}
            func open(id: String) -> Bool { true }
        }

        """

    /// The patterns that match, after links are replaced.
    private func matches(
        _ urls: [String],
        _ links: [(prefix: String, replacement: String)],
        _ more: String = ""
    ) -> [String?] {
        let scan = ModuleScan(name: "App", sources: ["A.swift": Self.service + more])
        let place = SourceLocation(file: "routegen.json", line: 1, column: 1)
        var configuration = Configuration()
        configuration.links = links.map { link in
            Configuration.Link(written: Located(link.prefix, at: place, length: 1), link.replacement)
        }
        let matching = URLMatching([scan], configuration: configuration)
        return urls.map { url in
            guard case .matched(let candidates, _) = matching.match(url, from: .app).outcome else { return nil }
            return candidates.first.map { String($0.pattern.prefix { $0 != "?" }) }
        }
    }

    private static let urls = [
        "myapp://services?protocol=Programs&method=open&ivar1=5", "myapp://services/Programs/open?id=5",
    ]

    @Test("T9 A link whose host becomes a component leaves the host of service URLs")
    func t9_hostOfServices() {
        let own = "//services/Programs/open"
        #expect(matches(Self.urls, [("myapp://", "/")]) == [own, own])
    }

    @Test("A route with the path /services keeps its URLs")
    func routeForServices() {
        let route = "/// @route /services/:name/:page\nfunc page(name: String, page: String) {}\n"
        #expect(matches(Self.urls, [("myapp://", "/")], route) == [nil, "/services/:name/:page"])
    }

    @Test("T9 A link names another host for service URLs")
    func t9_otherHost() {
        let links = [("myapp:", ""), ("myapp://native-calls", "//services")]
        let url = "myapp://native-calls?protocol=Programs&method=open&ivar1=5&resultType=1"
        #expect(matches([url], links) == ["//services/Programs/open"])
    }

    @Test("T9 The form needs the values of the requirement, by position or by name, and is closed where that is")
    func t9_form() {
        let matching = URLMatching([ModuleScan(name: "App", sources: ["A.swift": Self.service])])
        func text(_ url: String, from origin: RouteOrigin = .app) -> String { matching.match(url, from: origin).text }
        let url = "//services?protocol=Programs&method=openWithId:"
        let rule = #"the rule from `//services?protocol=Programs&method=(open|open\(id\:\)|openWithId\:)`"#
        #expect(
            text(url + "&ivar1=5&resultType=1") == """
                \(url)&ivar1=5&resultType=1 from app: `//services/Programs/open` of `App.Programs.open(id:)`
                    rewritten to //services/Programs/open?id=5&resultType=1 by \(rule) to `//services/Programs/open`
                    id = "5"
                    resultType = "1", which the handler does not read

                """
        )
        #expect(
            text(url + "&id=5").hasPrefix(
                "\(url)&id=5 from app: `//services/Programs/open` of `App.Programs.open(id:)`\n"
            )
        )
        #expect(text(url).hasSuffix(": 'App.Programs.open(id:)' needs the parameter 'id' of type 'String'\n"))
        #expect(text(url, from: .webView).hasPrefix("\(url) from webView: no route\n"))
        #expect(!text(url, from: .webView).contains("rewritten"))
    }
}
