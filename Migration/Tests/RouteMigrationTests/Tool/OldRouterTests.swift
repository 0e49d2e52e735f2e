import Foundation
import RouteGenCore
import Testing

/// `routegen-migrate` on the apps of `Fixtures/OldRouters`, which register routes as the documentation of each router
/// and apps in public do.
@Suite struct OldRouterTests {
    /// The apps, with the numbers of their registrations, and of those that get markers.
    private static let apps = [
        ("Khala", 12, 10), ("EENavigator", 7, 5), ("TheRouter", 18, 14), ("URLNavigator", 23, 17), ("JLRoutes", 20, 14),
    ]

    private static let fixture = MigrationTool.package.appendingPathComponent("Fixtures/OldRouters")

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("At least 60 % of registrations get markers, and the others are listed", arguments: apps)
    func rate(_ router: String, _ registrations: Int, _ marked: Int) throws {
        let outcome = try MigrationTool.run(router, [router], in: Self.fixture)
        let rest = registrations - marked
        let summary =
            "routegen-migrate: note: the diff has markers for \(marked) of \(registrations) registrations of \(router); "
            + "the other \(rest) are listed above\n"
        #expect(outcome.errors.hasSuffix(summary), "\(outcome.errors)")
        #expect(marked * 10 >= registrations * 6)
        let notes = outcome.errors.split(separator: "\n").dropLast()
        #expect(notes.allSatisfy { $0.hasPrefix("\(router)/") })
        #expect(notes.count { !$0.contains(" is left out, because ") } == rest)
    }

    @Test(
        "Each line that registers a route counts, whatever becomes of it",
        arguments: [
            ("URLNavigator", [".register(", ".handle("]), ("EENavigator", [".registerRoute("]),
            ("JLRoutes", [".addRoute(", ".add(", ".unmatchedURLHandler ="]),
            ("TheRouter", ["static var patternString", "@RouterPage(", "StaticRouterInfo(", ".addRouterItem("]),
        ]
    )
    func nothingIsMissed(_ router: String, _ words: [String]) throws {
        let all = Self.registrations(try MigrationTool.run(router, [router], in: Self.fixture))
        let source = Self.fixture.appendingPathComponent(router)
        try FileManager.default.copyItem(at: source, to: folder.url.appendingPathComponent(router))
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(atPath: source.path) {
            let text = try String(contentsOf: source.appendingPathComponent(file), encoding: .utf8)
            var lines = text.components(separatedBy: "\n")
            for (index, line) in lines.enumerated() {
                guard let word = words.first(where: line.contains) else { continue }
                count += 1
                // A word that means nothing, with the same brackets.
                let other = word.replacingOccurrences(
                    of: "[A-Za-z]+(?=[^A-Za-z]*$)",
                    with: "other",
                    options: .regularExpression
                )
                lines[index] = line.replacingOccurrences(of: word, with: other)
                try folder.write(lines.joined(separator: "\n").utf8, to: "\(router)/\(file)")
                let rest = Self.registrations(try MigrationTool.run(router, [router], in: folder.url))
                #expect(rest < all, "\(file):\(index + 1): \(line)")
                lines[index] = line
            }
            try folder.write(text.utf8, to: "\(router)/\(file)")
        }
        #expect(count > 5)
    }

    private static func registrations(_ outcome: ProcessOutcome) -> Int {
        outcome.errors.firstMatch(of: /of (?<count>\d+) registrations/).flatMap { Int($0.count) } ?? 0
    }

    #if os(Linux)
        @Test("The app compiles before and after, with its new functions and the generated code", arguments: apps)
        func compiles(_ router: String, _: Int, _: Int) throws {
            for module in ["UIKit", router] {
                let interface = Self.fixture.appendingPathComponent("Interfaces/\(module).swift").path
                try compile([
                    "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-module-name", module, interface,
                ])
            }
            try FileManager.default.copyItem(
                at: Self.fixture.appendingPathComponent(router),
                to: folder.url.appendingPathComponent("App")
            )
            try compile(["-typecheck"] + sources())
            let migration = try MigrationTool.run(router, ["App"], in: folder.url)
            try folder.write(migration.output.utf8, to: "markers.diff")
            let git = try ProcessOutcome(running: "/usr/bin/env", ["git", "apply", "markers.diff"], in: folder.url)
            #expect(git.status == 0, "\(git.text)")
            try generate()
            let tool = URL(fileURLWithPath: try MigrationTool.path())
            let modules = tool.deletingLastPathComponent().appendingPathComponent("Modules").path
            try compile(["-typecheck", "-I", modules] + sources() + ["Generated.swift"])
        }

        private func compile(_ arguments: [String]) throws {
            let options = ["-swift-version", "5", "-parse-as-library", "-I", "."]
            let outcome = try ProcessOutcome(running: "/usr/bin/env", ["swiftc"] + options + arguments, in: folder.url)
            try #require(outcome.status == 0, "\(outcome.text)")
            #expect(!outcome.text.contains("warning:"), "\(outcome.text)")
        }

        /// Writes the generated file of the app.
        private func generate() throws {
            var scan = ModuleScan(name: "App")
            let app = folder.url.appendingPathComponent("App")
            for file in try FileManager.default.contentsOfDirectory(atPath: app.path).sorted() {
                Array(try folder.text("App/\(file)").utf8).withUnsafeBufferPointer {
                    scan.add(path: "App/\(file)", bytes: $0)
                }
            }
            var request = GenerationRequest(module: scan)
            request.isExecutable = true
            request.locations = .none
            let generation = Generator.generate(request)
            #expect(generation.diagnostics.filter { $0.severity == .error }.isEmpty)
            try folder.write(generation.source.utf8, to: "Generated.swift")
        }

        /// The app's files, without the attributes for Objective-C, which Linux does not have.
        private func sources() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("App").path).sorted()
                .map { file in
                    let text = try folder.text("App/\(file)")
                    let swift = text.replacing(/@objcMembers|@objc\(\w+\)|@objc\b/, with: "")
                    try folder.write(swift.utf8, to: "Swift/\(file)")
                    return "Swift/\(file)"
                }
        }
    #endif
}
