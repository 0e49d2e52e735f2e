import Foundation
import Testing

/// Builds the hosts of `RouterNavigation` with models of the interfaces, and runs an app with each host.
///
/// A model in `Fixtures/NavigationHosts` declares what a host uses, as the interface's own module does, and acts for
/// the user. The apps compare what they show with the navigator's state, also in some thousand schedules at random, or in
/// those that `ROUTE_SCHEDULES` names: a number of them, or their seeds as `1000-1999`.
@Suite(.allPackages, .onOwnThread) struct NavigationHosts {
    static let root = SwiftBuild.root
    private static let fixture = root.appendingPathComponent("Fixtures/NavigationHosts")
    /// What `RouterNavigation` and the apps import, in the order of dependencies.
    private static let modules = ["RouteTables", "RouteReasons", "RouterRuntime", "RouterPipeline", "RouterPlans"]
    /// The modules that show pages in the interfaces.
    static let interfaceModules = ["RouterScenes", "RouterNavigation"]
    /// What the models of the interfaces share, and the objects of all apps.
    private static let model = "Model"
    static let objects = (modules + [model]).map { "\($0).o" }
    static let settings = [
        "-parse-as-library", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-I", ".",
    ]

    /// The number of schedules, if it is not the usual one.
    private static let schedules = ProcessInfo.processInfo.environment["ROUTE_SCHEDULES"].map { [$0] } ?? []

    /// The option for optimized code, which some thousand schedules repay in three modules only.
    private static func optimization(of module: String, in place: String = "") -> [String] {
        let isRepaid = module == model || ["SwiftUI", "UIKit"].contains(module) && place == "iOS/"
        return isRepaid || !schedules.isEmpty ? ["-O"] : []
    }

    @Test(
        "Hosts compile without warnings, and show what the navigator's state says",
        .onLinux
    )
    func hostsShowTheState() async throws {
        let folder = try TemporaryFolder()
        for module in Self.modules {
            try compile(module, Self.root.appendingPathComponent("Sources/\(module)"), in: folder.url)
        }
        try compile(Self.model, Self.fixture.appendingPathComponent(Self.model), in: folder.url)
        let place = folder.url
        // One processor plans and links while the other compiles.
        async let iOS: Void = onThread(named: "iOS") { try runApps(["UIKit", "SwiftUI"], in: "iOS", place) }
        async let mac: Void = onThread(named: "macOS") { try runApps(["AppKit"], in: "macOS", place) }
        _ = try await (iOS, mac)
    }

    /// Builds the models of a system and the hosts, and runs an app with each host.
    private func runApps(_ interfaces: [String], in system: String, _ folder: URL) throws {
        let others = ["Combine", "SwiftUI"] + (system == "iOS" ? ["UserNotifications"] : [])
        // The modules of a system are in a folder of their own, so that the hosts import no others.
        let search = ["-I", system]
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(system),
            withIntermediateDirectories: true
        )
        for interface in others + interfaces.filter({ !others.contains($0) }) {
            let sources = Self.fixture.appendingPathComponent(interface)
            try compile(interface, sources, to: "\(system)/", search, in: folder)
        }
        for module in Self.interfaceModules {
            let sources = Self.root.appendingPathComponent("Sources/\(module)")
            try compile(module, sources, to: "\(system)/", search, in: folder)
        }
        try buildNewTargets(in: system, folder)
        for interface in interfaces {
            try runApp(of: interface, in: system, folder)
            if system == "iOS" {
                try runGettingStarted(interface, in: system, folder)
                try runExistingApp(interface, in: system, folder)
            }
        }
        if system == "iOS" {
            try runReadme(in: system, folder)
            try runRecipes(in: system, folder)
            let navigating = try runSchedules("SwiftUISchedules", of: "RouterNavigation", in: system, folder)
            let program = try runSchedules("SceneSchedules", of: "RouterScenes", in: system, folder)
            try expectNothingFails(program, ["--uikit"], hasSchedules: true, hasRules: false, in: folder)
            // The programs have run some of these already.
            let others = [
                (program, ["--sidebar"]), (program, ["--store"]), (program, ["--uikit", "--store"]),
                (navigating, ["--columns"]), (navigating, ["--other-tab"]),
            ]
            for (program, arguments) in others where !Self.schedules.isEmpty {
                let outcome = try ProcessOutcome(running: program, arguments + Self.schedules, in: folder)
                #expect(outcome.output.hasSuffix(" that failed once: 0 fail\n"), "\(arguments): \(outcome.text)")
            }
        }
    }

    /// Builds the app of the page "Getting started on iOS", whose features know each other by routes only, and runs
    /// it.
    ///
    /// What the app for UIKit does not replace is in the folder of the other one.
    private func runGettingStarted(_ interface: String, in system: String, _ folder: URL) throws {
        let common = Self.fixture.appendingPathComponent("GettingStarted")
        let fixture = interface == "UIKit" ? Self.fixture.appendingPathComponent("GettingStartedUIKit") : common
        func source(_ name: String) -> URL {
            let own = fixture.appendingPathComponent(name)
            let exists = FileManager.default.fileExists(atPath: own.path)
            return exists ? own : common.appendingPathComponent(name)
        }
        func path(_ module: String) -> String { source("Features/Sources/\(module)").path }
        let search = ["-I", system]
        let options = [
            "Chat": [], "ChatRoutes": ["--accessors", "Chat=\(path("Chat"))"], "Profile": [],
            "AppRoutes": [
                "--aggregate", "--dependency", "Chat=\(path("Chat"))", "--dependency", "Profile=\(path("Profile"))",
            ],
        ]
        // In the order of dependencies.
        let modules = ["Chat", "ChatRoutes", "Profile", "AppRoutes"]
        for module in modules {
            // What the plugin passes.
            var arguments = [
                "generate", "--module", "\(module)=\(path(module))", "--output", "\(module).routes.swift",
            ]
            arguments += ["RouterNavigation", interface].flatMap { ["--visible", $0] } + (options[module] ?? [])
            let configuration = "\(path(module))/routegen.json"
            if FileManager.default.fileExists(atPath: configuration) { arguments += ["--config", configuration] }
            let generation = try Tool.run(arguments, in: folder)
            try #require(generation.status == 0, "\(module): \(generation.text)")
            let sources = try files(in: source("Features/Sources/\(module)")).map { file in
                try previewsAsFunctions(file, of: module, in: folder)
            }
            let names = ["-module-name", module, "-emit-module", "-emit-module-path", "\(module).swiftmodule"]
            let object = ["-c", "-o", "\(module).o"]
            try run(
                ["swiftc"] + Self.settings + search + names + object + sources + ["\(module).routes.swift"],
                in: folder
            )
        }
        let names = interface == "UIKit" ? ["AppDelegate", "SceneDelegate"] : ["MessengerApp"]
        let app = try (names + ["NotificationTaps"]).map { name in
            try withoutEntry(source("Messenger/\(name).swift"), in: folder)
        }
        if interface == "SwiftUI" {
            // The page and the tutorial run the app before it opens the links of notifications.
            let first = try withoutEntry(Tutorial.folder.appendingPathComponent("Code/ios-3-app.swift"), in: folder)
            try run(["swiftc", "-typecheck"] + Self.settings + search + [first], in: folder)
        }
        let program = [fixture.appendingPathComponent("Program.swift").path]
        let files = try app + program + self.files(in: Self.fixture.appendingPathComponent("Checks"))
        let object = ["-module-name", "Messenger", "-c", "-o", "Messenger.o"]
        try run(["swiftc"] + Self.settings + search + object + files, in: folder)
        let interfaces = ["RouterNavigation", "SwiftUI", "UIKit", "Combine", "UserNotifications"]
        let objects =
            (["Messenger"] + modules).map { "\($0).o" } + Self.objects + interfaces.map { "\(system)/\($0).o" }
        try run(["swiftc", "-o", "Messenger"] + objects, in: folder)
        let outcome = try ProcessOutcome(running: folder.appendingPathComponent("Messenger").path, [], in: folder)
        // Views of other features are known as `any View` only, and controllers by their class.
        let count = interface == "UIKit" ? 5 : 9
        #expect(outcome.output == "\(count) checks, 0 not as expected\n", "\(interface): \(outcome.text)")
    }

    /// A copy of a source in which the views of `#Preview` are in functions, since a stand-in has no macros.
    private func previewsAsFunctions(_ file: String, of module: String, in folder: URL) throws -> String {
        let text = try String(contentsOfFile: file, encoding: .utf8)
            .replacing("#Preview {", with: "@MainActor @ViewBuilder func preview() -> some View {")
        let copy = folder.appendingPathComponent("\(module)-\((file as NSString).lastPathComponent)")
        try text.write(to: copy, atomically: true, encoding: .utf8)
        return copy.path
    }

    /// A copy of an app's source without its entry point, since the stand-ins cannot start an app.
    func withoutEntry(_ file: URL, in folder: URL) throws -> String {
        let text = try String(contentsOf: file, encoding: .utf8).replacing("@main\n", with: "")
        let copy = folder.appendingPathComponent("Messenger-\(file.lastPathComponent)")
        try text.write(to: copy, atomically: true, encoding: .utf8)
        return copy.path
    }

    /// Builds the app of the pages by task, such as the one about logins, and runs it.
    private func runRecipes(in system: String, _ folder: URL) throws {
        let search = ["-I", system]
        let own = ["UniformTypeIdentifiers", "CoreSpotlight", "WidgetKit", "AppIntents"]
        for module in own {
            try compile(module, Self.fixture.appendingPathComponent(module), to: "\(system)/", search, in: folder)
        }
        let sources = Self.fixture.appendingPathComponent("Recipes")
        let configuration = sources.appendingPathComponent("routegen.json").path
        let generation = try Tool.run(
            ["generate", "--executable", "--module", "Messenger=\(sources.path)", "--config", configuration]
                + ["--visible", "RouterNavigation", "--visible", "SwiftUI", "--output", "RecipeRoutes.swift"],
            in: folder
        )
        try #require(generation.status == 0, "\(generation.text)")
        let files = try self.files(in: sources) + self.files(in: Self.fixture.appendingPathComponent("Checks"))
        let object = ["-module-name", "Messenger", "-c", "-o", "Recipes.o"]
        try run(["swiftc"] + Self.settings + search + object + files + ["RecipeRoutes.swift"], in: folder)
        let modules = own + Self.interfaceModules + ["UIKit", "SwiftUI", "Combine", "UserNotifications"]
        let objects = Self.objects + modules.map { "\(system)/\($0).o" }
        try run(["swiftc", "-o", "Recipes", "Recipes.o"] + objects, in: folder)
        let outcome = try ProcessOutcome(running: folder.appendingPathComponent("Recipes").path, [], in: folder)
        #expect(outcome.output == "75 checks, 0 not as expected\n", "\(outcome.text)")
    }

    private func runApp(of interface: String, in system: String, _ folder: URL) throws {
        let sources = Self.fixture.appendingPathComponent("\(interface)App")
        let routes = "\(interface)Routes.swift"
        let arguments = ["generate", "--module", "App=\(sources.path)", "--output", routes]
        let generation = try Tool.run(arguments, in: folder)
        try #require(generation.status == 0, "\(generation.text)")
        let files = try self.files(in: sources) + self.files(in: Self.fixture.appendingPathComponent("Checks"))
        let object = ["-module-name", "App", "-c", "-o", "\(interface)App.o"] + Self.optimization(of: "App")
        try run(["swiftc"] + Self.settings + ["-I", system] + object + files + [routes], in: folder)
        let modules = ["RouterNavigation", "UIKit", "AppKit", "SwiftUI", "Combine", "UserNotifications"]
        let objects = modules.map { "\(system)/\($0).o" }.filter {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        let executable = "\(interface)App"
        try run(
            ["swiftc", "-o", executable, "\(interface)App.o"] + Self.objects + objects,
            in: folder
        )
        let program = folder.appendingPathComponent(executable).path
        let hasSchedules = interface != "SwiftUI"
        let outcome = try expectNothingFails(program, hasSchedules: hasSchedules, hasRules: hasSchedules, in: folder)
        // Optimized modules write no lines for developers.
        guard interface == "SwiftUI", Self.schedules.isEmpty else { return }
        let lines = outcome.errors.split(separator: "\n").filter { $0.contains("no window") }
        #expect(
            lines == [
                "RouteGen: the navigator opened the scene 'lost', and no window has shown it for ten seconds: an iPhone has one "
                    + "window, and iPadOS 18.4 to 26 may not open one again that the user has closed (FB18870371)"
            ]
        )
    }

    /// Runs a program, in which each check is as expected, and no schedule fails.
    @discardableResult
    private func expectNothingFails(
        _ program: String,
        _ arguments: [String] = [],
        hasSchedules: Bool,
        hasRules: Bool,
        in folder: URL
    ) throws -> ProcessOutcome {
        if hasRules { try rulesAreDocumented(program, in: folder) }
        // Schedules take as long as the packages, so neither gives way to the other.
        let schedules = hasSchedules ? Self.schedules : []
        let outcome = try ProcessOutcome(running: program, arguments + schedules, in: folder, givesWay: false)
        let lines = outcome.output.split(separator: "\n")
        let checks = lines.filter { $0.hasSuffix(" not as expected") }
        let isExpected = !checks.isEmpty && checks.allSatisfy { $0.hasSuffix(" checks, 0 not as expected") }
        // Schedules at random are last.
        let ends = lines.last?.hasSuffix(" that failed once: 0 fail") == hasSchedules
        #expect(isExpected && ends && outcome.status == 0, "\(program): \(outcome.text)")
        return outcome
    }

    /// The table of a model's rules has a row for each.
    private func rulesAreDocumented(_ program: String, in folder: URL) throws {
        let page = Self.root.appendingPathComponent("Documentation/Platforms.md")
        let rows = try Set(String(contentsOf: page, encoding: .utf8).split(separator: "\n"))
        let rules = try ProcessOutcome(running: program, ["--rules"], in: folder).output.split(separator: "\n")
        #expect(!rules.isEmpty)
        for rule in rules { #expect(rows.contains(rule)) }
    }

    /// Runs random schedules against a module that shows pages in SwiftUI.
    ///
    /// - Returns: The program.
    @discardableResult
    private func runSchedules(_ name: String, of module: String, in system: String, _ folder: URL) throws -> String {
        let sources = Self.fixture.appendingPathComponent(name)
        let routes = "\(name)Routes.swift"
        var arguments = ["generate", "--module", "App=\(sources.path)", "--output", routes]
        let configuration = sources.appendingPathComponent("routegen.json").path
        if FileManager.default.fileExists(atPath: configuration) {
            arguments += ["--executable", "--config", configuration]
        }
        let generation = try Tool.run(arguments, in: folder)
        try #require(generation.status == 0, "\(generation.text)")
        let files = try self.files(in: sources) + self.files(in: Self.fixture.appendingPathComponent("Checks"))
        let object = ["-module-name", "App", "-c", "-o", "\(name).o"] + Self.optimization(of: "App")
        try run(["swiftc"] + Self.settings + ["-I", system] + object + files + [routes], in: folder)
        let modules = [module, "UIKit", "SwiftUI", "Combine", "UserNotifications"]
        let objects = Self.objects + modules.map { "\(system)/\($0).o" }
        try run(["swiftc", "-o", name, "\(name).o"] + objects, in: folder)
        let program = folder.appendingPathComponent(name).path
        try expectNothingFails(program, hasSchedules: true, hasRules: name == "SwiftUISchedules", in: folder)
        return program
    }

    private func compile(
        _ module: String,
        _ sources: URL,
        to place: String = "",
        _ search: [String] = [],
        in folder: URL
    ) throws {
        let names = ["-package-name", "routegen", "-module-name", module]
        let interface = ["-emit-module", "-emit-module-path", "\(place)\(module).swiftmodule"]
        let object = ["-c", "-o", "\(place)\(module).o"] + Self.optimization(of: module, in: place)
        try run(
            ["swiftc"] + Self.settings + search + names + interface + object + files(in: sources),
            in: folder
        )
    }

    func files(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    func run(_ arguments: [String], in folder: URL) throws {
        let outcome = try ProcessOutcome(running: "/usr/bin/env", arguments, in: folder, givesWay: false)
        try #require(outcome.status == 0, "\(outcome.text)")
    }
}
