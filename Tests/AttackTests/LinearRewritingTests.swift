import RoutePatterns
import RouterDynamic
import TestSupport
import Testing

@testable import RouteTables

/// The cost of rewriting a URL is linear in its length, whatever its query contains.
@Suite struct LinearRewritingTests {
    static let rules = [
        ("//a/:id", "//orders/:id"), ("//a/:id", "//orders/:id?a=1"), ("//a/**", "/**"), ("https://a/**", "**"),
        ("//a/5?x=:x*", "//b/:x*"),
        ("//a/5?x=:x*", "/:x*"), ("//a/5?x=:x*", "//b?y=:x"), ("//a/5?x=:x*", "//b#:x"), ("//a/:id/?x=1", "//b/:id"),
        ("//a/:id", "//b?"),
        ("regex (?<all>.*)", "//b/:all"),
    ]

    /// The items of the query by their numbers.
    static let items: [@Sendable (Int) -> String] = [
        { "k\($0)=v" }, { "x=\($0)" }, { $0 % 2 == 0 ? "x=\($0)" : "k=v" }, { _ in "k" }, { _ in "" }, { _ in "?=?" },
        { _ in "%6B=%3F" }, { _ in "x=/" },
        { $0 % 2 == 0 ? "x=%2F" : "?" },
    ]

    private func steps(_ pattern: String, _ target: String, _ count: Int, _ item: (Int) -> String) throws -> Int? {
        let source = try RewriteSource(pattern)
        let template = OwnedTemplate(try RewriteTemplate(target, source))
        let start = pattern.hasPrefix("https:") ? "https:" : ""
        let url = try RouteURL("\(start)//a/5?x=1&" + (0..<count).map(item).joined(separator: "&"))
        guard let match = source.pattern.found(in: url, spelling: .any) else { return nil }
        return try template.url(of: match).steps.count
    }

    @Test("The cost of rewriting grows linearly with the URL", .enabled(if: SearchSteps.areCounted), arguments: rules)
    func growsWithTheURL(_ pattern: String, _ target: String) throws {
        for item in Self.items {
            // An expression with groups takes time for each byte.
            let count = pattern.hasPrefix("regex") ? 50 : 1_000
            let short = try #require(try steps(pattern, target, count, item))
            let long = try #require(try steps(pattern, target, 8 * count, item))
            #expect(long <= 12 * short, "\(pattern) -> \(target): \(short) steps, then \(long)")
        }
    }

    @Test("The bytes that a template examines are counted", .enabled(if: SearchSteps.areCounted))
    func stepsAreCounted() {
        var text = URLText()
        text.append([0x2F, 0x2F, 0x61])
        #expect(text.steps.count == 3)
        let hasQuery = text.hasQuery
        #expect(!hasQuery)
        #expect(text.steps.count == 6)
        text.keepPath(afterScheme: false)
        #expect(text.string == "////a" && text.steps.count == 9)
    }

    @Test("Rewriting keeps the whole query") func theQueryIsWhole() throws {
        let router = try Shop.router()
        try router.rewrite("//a/5?x=:x*", to: "//b/:x*")
        let hop = try #require(router.explanation(of: "//a/5?k=1&x=2&k=3&x=4&&m").hops.first)
        #expect(hop == "//b/2?k=1&k=3&m")
    }
}
