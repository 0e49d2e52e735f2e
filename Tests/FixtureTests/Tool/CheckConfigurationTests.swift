import Foundation
import Testing

/// `routegen check --config`: the app's own `routegen.json` says how grave findings between modules are.
@Suite struct CheckConfigurationTests {
    private static let modules = ["--module", "Chat=Chat", "--module", "Shop=Shop"]

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("/// @route //pages/chat/:id/**\nfunc chat(id: Int) {}\n".utf8, to: "Chat/Chat.swift")
        try folder.write("/// @route(priority: high) //pages/**\nfunc all() {}\n".utf8, to: "Shop/Shop.swift")
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ json: String?, _ arguments: [String] = []) throws -> ProcessOutcome
    {
        if let json { try folder.write(json.utf8, to: "app.json") }
        let configuration = json == nil ? [] : ["--config", "app.json"]
        return try Tool.run(["check"] + Self.modules + configuration + arguments, in: folder.url)
    }

    @Test("A finding has the severity that the app's configuration sets")
    func aFindingHasTheSeverityThatTheAppsConfigurationSets() throws {
        let folder = try folder()
        let usual = try check(folder, nil)
        #expect(usual.status == 1)
        #expect(usual.text.contains("Chat/Chat.swift:1:5: error:"), "\(usual.text)")
        #expect(usual.text.contains("[RG103]"), "\(usual.text)")

        let lower = try check(folder, #"{ "severities": { "RG103": "warning" } }"#)
        #expect(lower.status == 0)
        #expect(lower.text == usual.text.replacingOccurrences(of: ": error: ", with: ": warning: "))
        #expect(try check(folder, nil, ["--config", "app.json", "--strict"]).status == 1)

        let ignored = try check(folder, #"{ "severities": { "unreachable": "ignore" } }"#, ["--strict"])
        #expect(ignored.status == 0)
        #expect(ignored.text == "No findings in 2 modules.\n")
    }

    @Test("A requirement is asked for in some source that the app links, or a warning of its build and of `check`")
    func requirements() throws {
        let folder = try TemporaryFolder()
        try folder.write("/// @route(requires: account) //orders\nfunc orders() {}\n".utf8, to: "Shop/Shop.swift")
        try folder.write("let requirement = 1\n".utf8, to: "Login/Login.swift")
        try folder.write("@main struct App { static func main() {} }\n".utf8, to: "App/App.swift")
        try folder.write(#"{ "requirements": ["account"] }"#.utf8, to: "App/routegen.json")
        let check = [
            "check", "--module", "App=App", "--module", "Shop=Shop", "--module", "Login=Login", "--app", "App=Shop",
            "--app", "App=Login",
        ]
        let build = [
            "generate", "--executable", "--module", "App=App", "--dependency", "Shop=Shop", "--dependency",
            "Login=Login", "--config", "App/routegen.json", "--output", "App+Routes.generated.swift",
        ]
        for arguments in [check, build] {
            let outcome = try Tool.run(arguments, in: folder.url)
            #expect(
                outcome.text.contains("App/routegen.json:1:20: warning: routes require `account`"),
                "\(outcome.text)"
            )
        }
        for text in ["router.use(for: .requiring(requirement))", "if plan.requirements.isEmpty { show() }"] {
            try folder.write(text.utf8, to: "Login/Login.swift")
            for arguments in [check, build] {
                let outcome = try Tool.run(arguments, in: folder.url)
                #expect(!outcome.text.contains("RG810"), "\(outcome.text)")
            }
        }
    }

    @Test("Builds, `check`, `match` and `map` of two apps know the tabs that a module has for both") func sharedTabs()
        throws
    {
        let folder = try TemporaryFolder()
        let pages = """
            /// @route(open: tab(home)) //home
            func homePage() -> Page { Page() }
            /// @route(parent: homePage, requires: account) //orders
            func orders() -> Page { Page() }

            """
        try folder.write(pages.utf8, to: "Pages/Pages.swift")
        try folder.write("let asking = \"plan.requirements\"\n".utf8, to: "Pages/Login.swift")
        try folder.write(#"{ "requirements": ["account"] }"#.utf8, to: "Pages/routegen.json")
        try folder.write(#"{ "tabs": { "home": "homePage" } }"#.utf8, to: "Settings/routegen.json")
        let apps = ["Kiosk", "Store"]
        for app in apps { try folder.write("@main struct App {}\n".utf8, to: "\(app)/App.swift") }
        let linked = apps.flatMap { ["--app", "\($0)=Pages", "--app", "\($0)=Settings"] }
        let modules = ["Pages", "Settings"] + apps
        func run(_ arguments: [String], _ modules: [String]) throws -> ProcessOutcome {
            try Tool.run(arguments + modules.flatMap { ["--module", "\($0)=\($0)"] }, in: folder.url)
        }
        #expect(try run(["check"] + linked, modules).text == "No findings in 4 modules.\n")
        for app in apps {
            let build = [
                "generate", "--executable", "--dependency", "Pages=Pages", "--dependency", "Settings=Settings",
            ]
            let outcome = try run(build + ["--output", "\(app).swift"], [app])
            #expect(outcome.text == "" && outcome.status == 0)
            let generated = try String(contentsOf: folder.url.appendingPathComponent("\(app).swift"), encoding: .utf8)
            #expect(generated.contains("case account") && generated.contains(#"tabs: "home\t//home\n""#))
        }
        #expect(try run(["match", "//orders"], modules).output.contains("shows home: homePage > orders\n"))
        // Without the module, an app says what it lacks.
        let lacking = try run(
            ["check", "--app", "Kiosk=Pages", "--app", "Store=Pages", "--app", "Store=Settings"],
            modules
        )
        #expect(lacking.status == 1)
        #expect(lacking.text.contains("Pages/Pages.swift:1:18: error: the app `Kiosk` declares no tab `home` [RG805]"))
        #expect(!lacking.text.contains("`Store`"), "\(lacking.text)")
    }

    @Test("A mistake in the app's configuration is a finding") func mistakesInTheAppSFileAreFoundAsWell() throws {
        let outcome = try check(folder(), "{\n  \"severities\": { \"RG103\": \"loud\" }\n}\n")
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("app.json:2:28: error:"), "\(outcome.text)")
        #expect(outcome.text.contains("[RG701]"), "\(outcome.text)")
    }

    @Test("A module's own configuration does not apply to findings across modules")
    func aModulesOwnConfigurationDoesNotApplyToFindingsAcrossModules() throws {
        let folder = try folder()
        try folder.write(#"{ "severities": { "RG103": "ignore" } }"#.utf8, to: "Chat/routegen.json")
        #expect(try check(folder, nil).status == 1)
    }

    @Test("`check` says that there is nothing to find") func nothingToFind() throws {
        let folder = try folder()
        let arguments = ["check", "--module", "Chat=Chat"]
        #expect(try Tool.run(arguments, in: folder.url).output == "No findings in 1 module.\n")
        #expect(try Tool.run(arguments + ["--format", "json"], in: folder.url).errors == "")
    }

    @Test("A wrong subcommand is one line with the nearest, and `explain` alone lists the codes")
    func oneLine() throws {
        let folder = try TemporaryFolder()
        #expect(
            try Tool.run(["chekc"], in: folder.url).text
                == "routegen: error: there is no subcommand 'chekc'; did you mean 'check'?\n"
        )
        let codes = try Tool.run(["explain"], in: folder.url)
        #expect(codes.status == 0 && codes.errors == "")
        #expect(codes.output.hasPrefix("  RG101 duplicate"), "\(codes.output)")
        #expect(
            codes.output.split(separator: "\n").contains { $0.hasPrefix("  RG902 outdated-file") },
            "\(codes.output)"
        )
    }

    @Test("A mistake in a configuration is the only finding of a target that has nothing but accessors")
    func mistakeFirst() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"acessors\": { \"for\": [\"Chat\"] } }".utf8, to: "Routes/routegen.json")
        try folder.write("// No marker.\n".utf8, to: "Routes/Routes.swift")
        let outcome = try Tool.run(
            ["generate", "--plugin", "--module", "Routes=Routes", "--output", "Routes+Routes.generated.swift"],
            in: folder.url
        )
        #expect(outcome.status == 1)
        #expect(outcome.text.contains("no member `acessors`"), "\(outcome.text)")
        #expect(!outcome.text.contains("RG708"), "\(outcome.text)")
    }

    @Test("A missing configuration makes the run fail") func aFileThatIsNotThereIsNoCleanRun() throws {
        let outcome = try check(folder(), nil, ["--config", "nowhere.json"])
        #expect(outcome.status == 2)
        #expect(outcome.text.contains("nowhere.json"), "\(outcome.text)")
    }
}
