import RouteTables
import RouterRuntime

/// The rules of a router's table.
struct TableRewriting: URLRewriting {
    let table: RewriteTable

    var description: String {
        (0..<table.count).map { Self.description(from: table.source(ofRule: $0), to: table.target(ofRule: $0)) }
            .joined(separator: ", ")
    }

    var pattern: String { (0..<table.count).map { table.source(ofRule: $0) }.joined(separator: ", ") }

    var beginning: RouteURL.Beginning? { nil }

    func includes(_ url: RouteURL) -> Bool { table.takes(url) }

    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        table.mayTake(urlsOfPattern: patternIndex)
    }

    func target(of url: RouteURL, writtenAs text: String) throws -> String? {
        try table.target(of: url, writtenAs: text)
    }

    func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String? {
        guard let step = try? table.step(from: url, writtenAs: text), step.url == target else { return nil }
        return Self.description(from: table.source(ofRule: step.rule), to: table.target(ofRule: step.rule))
    }
}
