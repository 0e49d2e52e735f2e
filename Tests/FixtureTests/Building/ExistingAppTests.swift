import Foundation
import Testing

/// What the move of an existing app to routes costs, and what it gives; `NavigationHosts` runs the apps.
@Suite struct ExistingAppTests {
    private static let interfaces = ["SwiftUI", "UIKit"]
    private static let features = ["Home", "Shop", "Orders", "Messages", "Account", "Help"]

    @Test("An app of six features and twenty links moves with at most 140 new lines", arguments: interfaces)
    func addedLines(_ interface: String) throws {
        let before = try ExistingApp(interface, .before).lines()
        let after = ExistingApp(interface, .after)
        // A line that moves to another file is not new.
        func new(_ lines: [String: Int]) -> Int {
            lines.reduce(0) { $0 + max(0, $1.value - before[$1.key, default: 0]) }
        }
        let added = try new(after.lines())
        #expect((80...140).contains(added), "\(added) lines")
        // The features have the markers, and the buttons.
        let ofFeatures = try new(after.lines(in: Self.features.map { "Sources/\($0)/" }))
        #expect((40...110).contains(ofFeatures), "\(ofFeatures) lines in the features")
        guard interface == "SwiftUI" else { return }
        let article = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/OwnNavigation.md")
        #expect(article.lines.contains { $0.contains(" \(added) lines are new") }, "\(added) lines")
    }

    /// The lines of the app's target and of modules that are no feature, without imports, markers, comments, the login's
    /// middleware and what a `body` says; in a `body`, closures of actions count from their second line.
    @Test("An app of four tabs, a sheet and a login has at most 22 lines of glue") func glue() throws {
        let app = ExistingApp("SwiftUI", .after)
        let lines = try ["Store", "StoreRoutes", "Navigation"].flatMap { target in
            try app.sources(of: target).flatMap { try Self.glue(in: String(contentsOf: $0, encoding: .utf8)) }
        }
        #expect((10...22).contains(lines.count), "\(lines.joined(separator: "\n"))")
    }

    @Test("A body is free, and of an action in it, the first line") func linesInActions() {
        let view = """
            struct Page: View {
                var body: some View {
                    Button("One") { one() }
                    Button {
                        two()
                        if isThree {
                            three()
                        }
                    } label: {
                        Text("Two")
                    }
                    .onAppear {
                        four()
                    }
                }
                func one() {}
            }
            """
        let expected = [
            "struct Page: View {", "two()", "if isThree {", "three()", "}", "} label: {", "four()", "}",
            "func one() {}", "}",
        ]
        #expect(Self.glue(in: view) == expected)
    }

    private static let actions = ["Button", ".on", ".task", ".refreshable"]

    private static func glue(in text: String) -> [String] {
        var glue: [String] = []
        var (depth, free, action): (Int, Int?, Int?) = (0, nil, nil)
        for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            guard !line.isEmpty, !line.hasPrefix("//"), !line.hasPrefix("import ") else { continue }
            let isFree = line.hasPrefix("var body: ") || line.hasPrefix("router.use(for: .requiring(")
            if free == nil, isFree { free = depth }
            if free == nil || action != nil { glue.append(line) }
            let begins = line.hasSuffix("{") && actions.contains(where: line.hasPrefix)
            if free != nil, action == nil, begins { action = depth }
            for character in line where "{}".contains(character) {
                depth += character == "{" ? 1 : -1
                if let start = action, depth <= start { action = nil }
            }
            if let start = free, depth <= start { free = nil }
        }
        return glue
    }

    @Test("No feature depends on another, and each has its own pages", arguments: interfaces)
    func independence(_ interface: String) throws {
        let (before, after) = (ExistingApp(interface, .before), ExistingApp(interface, .after))
        for feature in Self.features {
            let text = try Self.text(of: feature, in: after)
            let imports = Set(text.matches(of: /import (\w+)/).map { String($0.1) })
            #expect(imports.isDisjoint(with: Self.features), "\(feature)")
            #expect(text.contains("/// @route("), "\(feature)")
            #expect(try !Self.text(of: feature, in: before).contains("@route"), "\(feature)")
        }
        #expect(try Self.text(of: "Navigation", in: before).contains("enum Screen"))
        #expect(try !Self.text(of: "Navigation", in: after).contains("enum Screen"))
    }

    @Test(
        "In the middle of the move, the other features know no routes, and each link is read in one place",
        arguments: zip(interfaces, [["Shop"], ["Home", "Shop", "Orders"]])
    )
    func moving(_ interface: String, _ moved: [String]) throws {
        let app = ExistingApp(interface, .moving)
        let old = try Set(Self.text(of: "Navigation", in: app).matches(of: /case \("(\w+)"/).map { String($0.1) })
        #expect(old.isSuperset(of: ["inbox", "chat", "account", "settings", "help", "contact"]))
        for feature in Self.features {
            let links = try Self.text(of: feature, in: app).matches(of: /@route\b.* \/\/(\w+)/).map { String($0.1) }
            #expect(links.isEmpty != moved.contains(feature), "\(feature)")
            #expect(old.isDisjoint(with: links), "\(feature)")
        }
    }

    @Test("A new page with its link is one file of one feature", arguments: interfaces)
    func newPage(_ interface: String) throws {
        let later = ExistingApp(interface, .after).later
        let files = try FileManager.default.subpathsOfDirectory(atPath: later.path).filter { $0.hasSuffix(".swift") }
        #expect(files.count == 1)
        #expect(Self.features.contains { files[0].hasPrefix("Sources/\($0)/") })
    }

    private static func text(of target: String, in app: ExistingApp) throws -> String {
        try app.sources(of: target).map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }
}
