/// What checks an example.
///
/// Each rule belongs to a test, which takes the examples that the rule covers.
enum ExampleRule: CaseIterable {
    /// A source of the fixtures contains each paragraph: `ArticleTests`.
    case sources
    /// It is a configuration, a member of one, or a map: `ConfigurationExampleTests`.
    case json
    /// Its commands run in a package: `BuildTests.DocumentedCommands`.
    case commands
    /// A command prints it: `BuildTests.DocumentedCommands`, `CommandExampleTests`, and `MigrateTests` of the package
    /// `Migration`.
    case output
    /// Its commands run the tool of the package `Migration`: `BuildTests.MigrationCommand`.
    case migration
    /// Its script runs with the variables of a build system: `BuildSystemRecipeTests`.
    case buildSystem
    /// It is a file or a command of an Xcode project: `BuildTests.XcodeProjects` and `XcodeCommandTests`.
    case xcodeProject
    /// The commands of a service's file run: `BuildTests.ContinuousIntegration`.
    case service
    /// SuperApp's list of published links has its lines: `PublishedLinkTests`.
    case links
    /// It makes or uses an artifact bundle: `BuildTests.ArtifactBundle`.
    case artifactBundle
    /// It is part of a manifest that is built: `BuildTests.OtherPackage`.
    case manifest
    /// It is a file, a tree or a command of an app for Xcode: `ArticleTests`.
    case gettingStarted
    /// It is one of the README's files, commands and outputs: `QuickStartTests`, `ReadmeTests` and `.ci/run`.
    case readme

    /// The rules that cover an example, which should be one.
    static func rules(of example: Example) -> [ExampleRule] {
        allCases.filter { $0.covers(example) }
    }

    private func covers(_ example: Example) -> Bool {
        let page = example.pageName
        let language = example.block.language
        switch self {
        case .sources: return language == "objc" || Self.isSwift(example) && !Self.isManifest(example)
        case .json: return language == "json" && page != "README.md" && example.page.hasPrefix("Sources/RouterRuntime/")
        case .commands: return language == "sh" && Self.commandPages.contains(page)
        case .output: return Self.outputs.contains("\(page) \(language) \(example.number)")
        case .migration: return language == "sh" && page == "OtherRouters.md"
        case .buildSystem: return page == "OtherBuildSystems.md" && Self.buildSystemLanguages.contains(language)
        case .xcodeProject: return page == "XcodeProjects.md" && ["swift", "sh"].contains(language)
        case .service: return page == "ContinuousIntegration.md" && language == "yaml"
        case .links: return page == "RouteMap.md" && "\(language) \(example.number)" == "text 2"
        case .artifactBundle: return page == "PrebuiltTool.md" && ["sh", "swift"].contains(language)
        case .manifest: return Self.isSwift(example) && Self.isManifest(example)
        case .gettingStarted:
            return Self.isFileOfApp(example)
                || page == "GettingStartedOnIOS.md" && ["text", "xml", "sh"].contains(language)
        case .readme: return page == "README.md" && Self.readmeBlocks.contains("\(language) \(example.number)")
        }
    }

    /// Whether it is code of an app, or of an app's manifest, that is not a file of the README.
    private static func isSwift(_ example: Example) -> Bool {
        guard example.block.language == "swift", !ownPages.contains(example.pageName) else { return false }
        return example.block.title == nil || example.pageName != "README.md" && !isFileOfApp(example)
    }

    /// Whether it is a source file of the app for Xcode.
    private static func isFileOfApp(_ example: Example) -> Bool {
        example.pageName.hasPrefix("GettingStarted") && example.block.language == "swift" && example.block.title != nil
    }

    private static func isManifest(_ example: Example) -> Bool {
        example.pageName == "Modules.md" && example.block.text.contains(".target(")
    }

    private static let ownPages: Set = ["OtherBuildSystems.md", "PrebuiltTool.md", "XcodeProjects.md"]
    private static let buildSystemLanguages: Set = ["sh", "text", "cmake", "swift", "python", "ruby"]
    /// The pages whose commands run, in this order, because some need what others write.
    static let commandPages = ["KeptFiles.md", "CommandLine.md", "RouteMap.md"]
    /// A finding, a line of SuperApp and the command for it, the quick start, and an app's configuration.
    private static let readmeBlocks: Set = [
        "text 1", "text 2", "sh 1", "swift 7", "swift 8", "swift 9", "sh 2", "text 3", "json 1",
    ]
    private static let outputs: Set = [
        "CommandLine.md text 1", "CommandLine.md text 2", "RouteMap.md text 1", "OtherRouters.md diff 1",
        "OtherRouters.md text 1", "Migrating.md diff 1", "Migrating.md text 1",
    ]
}
