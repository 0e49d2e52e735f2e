import Foundation
import Testing

extension NavigationHosts {
    /// The links and buttons after which users see something else when an app has moved to routes, and why.
    private static let improved: [(interface: String, step: ExistingApp.Step, what: [String])] = [
        (
            "SwiftUI", .moving,
            [
                "store://PRODUCT/5",  // The case of a host makes no difference.
                "store://category/shirts%2Fblouses",  // A slash that is escaped belongs to the name.
            ]
        ),
        (
            "SwiftUI", .after,
            [
                "store://PRODUCT/5", "store://category/shirts%2Fblouses",
                "store://wishlist",  // A page that was added later.
                "Orders",  // A button asks for the login, too.
                "no plan",  // A test needs no view.
            ]
        ),
        (
            "UIKit", .moving,
            [
                "store://PRODUCT/5", "store://category/shirts%2Fblouses",
                "store://product/5/reviews",  // The product that the user sees is found.
                "Order", "Order",  // The other tab keeps what it had.
                "Cart",  // A button asks for the login, too.
                "store://sale",  // The link waits for the answer to an alert.
            ]
        ),
        (
            "UIKit", .after,
            [
                "store://PRODUCT/5", "store://category/shirts%2Fblouses", "store://wishlist",
                "store://product/5/reviews", "Order", "Order", "Cart", "store://sale",
            ]
        ),
    ]

    /// Builds an app that knows no routes, and the same app while and after it moves to them, and compares what its users
    /// see.
    ///
    /// With `ROUTEGEN_RECORD=1` in the environment, what the apps print is recorded, to be read before it is committed.
    func runExistingApp(_ interface: String, in system: String, _ folder: URL) throws {
        let before = try lines(of: ExistingApp(interface, .before), in: system, folder)
        #expect(before.count > 20)
        for improved in Self.improved where improved.interface == interface {
            let shown = try lines(of: ExistingApp(interface, improved.step), in: system, folder)
            let differences = zip(before, shown).filter { $0 != $1 }.map { line, _ in
                line.components(separatedBy: ": ")[0].trimmingCharacters(in: .whitespaces)
            }
            #expect(differences == improved.what, "\(interface), \(improved.step)")
            #expect(shown.count == before.count, "\(interface), \(improved.step)")
        }
    }

    /// The lines that an app prints, which are those of its record.
    private func lines(of app: ExistingApp, in system: String, _ folder: URL) throws -> [Substring] {
        let place = app.record.deletingPathExtension().pathComponents.suffix(2).joined(separator: "-")
        let output = try output(of: app, at: place, in: system, folder)
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] == "1" {
            try Data(output.utf8).write(to: app.record)
            Issue.record("recorded what the app shows")
        } else {
            #expect(try output == String(contentsOf: app.record, encoding: .utf8), "\(app.record.path)")
        }
        return output.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Builds an app as SwiftPM and the plugin do, and runs it.
    ///
    /// - Returns: The text that it prints.
    func output(
        of app: ExistingApp,
        at place: String,
        in system: String,
        _ folder: URL
    ) throws -> String {
        let targets = try app.targets(scratch: folder.appendingPathComponent("\(place)/package"))
        let modules = Set(targets.map(\.name))
        var objects: [String] = []
        for target in targets {
            // A module sees the modules on which it depends, and no others.
            let own = "\(place)/\(target.name)"
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(own),
                withIntermediateDirectories: true
            )
            let search =
                (["-I", system] + target.dependencies.filter(modules.contains).flatMap { ["-I", "\(place)/\($0)"] })
            var sources = app.sources(of: target.name).map(\.path)
            if target.isExecutable {
                sources = try sources.map {
                    try withoutEntry(URL(fileURLWithPath: $0), in: folder.appendingPathComponent(own))
                }
                sources += app.checks.flatMap(ExistingApp.sources(in:)).map(\.path)
            }
            if target.usesPlugin { sources.append(try generated(target, of: app, targets, at: place, in: folder)) }
            let names = [
                "-module-name", target.name, "-emit-module", "-emit-module-path", "\(own)/\(target.name).swiftmodule",
            ]
            objects.append("\(own).o")
            try run(["swiftc"] + Self.settings + search + names + ["-c", "-o", "\(own).o"] + sources, in: folder)
        }
        let interfaces = (Self.interfaceModules + ["SwiftUI", "UIKit", "Combine", "UserNotifications"]).map {
            "\(system)/\($0).o"
        }
        let program = "\(place)/App"
        try run(["swiftc", "-o", program] + objects + Self.objects + interfaces, in: folder)
        let outcome = try ProcessOutcome(running: folder.appendingPathComponent(program).path, [], in: folder)
        #expect(outcome.status == 0, "\(outcome.text)")
        return outcome.output
    }

    /// The generated file of a target, for the arguments that the plugin passes.
    private func generated(
        _ target: ExistingApp.Target,
        of app: ExistingApp,
        _ targets: [ExistingApp.Target],
        at place: String,
        in folder: URL
    ) throws -> String {
        func list(_ module: String) throws -> String {
            let file = folder.appendingPathComponent("\(place)/\(module).sources")
            let files = app.sources(of: module) + [app.configuration(of: module)].compactMap(\.self)
            try Data(files.map(\.path).joined(separator: "\n").utf8).write(to: file)
            return "\(module)=@\(file.path)"
        }
        let output = "\(place)/\(target.name)+Routes.generated.swift"
        var arguments = ["generate", "--module", try list(target.name), "--output", output]
        // What a product depends on is visible, too.
        arguments += (target.dependencies + ["RouterRuntime"]).flatMap { ["--visible", $0] }
        if let configuration = app.configuration(of: target.name) {
            arguments += ["--config", configuration.path]
            let content = try JSONDecoder().decode(Configuration.self, from: Data(contentsOf: configuration))
            for module in content.accessors?.for ?? [] { arguments += ["--accessors", try list(module)] }
        }
        if target.isExecutable {
            arguments.append("--executable")
            for other in targets where target.dependencies.contains(other.name) {
                arguments += ["--dependency", try list(other.name)]
            }
        }
        let generation = try Tool.run(arguments, in: folder)
        try #require(generation.status == 0 && generation.text.isEmpty, "\(target.name): \(generation.text)")
        return output
    }

    /// What the test reads of a `routegen.json`.
    private struct Configuration: Decodable {
        struct Accessors: Decodable {
            let `for`: [String]
        }

        let accessors: Accessors?
    }
}
