import Foundation
import Testing

/// A small app of several modules, with RouteGen or without, that is built again and again.
struct IncrementalApp {
    private let package: PackageFolder
    /// What the names of the modules start with.
    private let name: String

    /// The modules' names.
    var modules: [String] { ["First", "Second", "Routes", "App"].map { name + $0 } }

    /// Writes the sources.
    init(named name: String, isRouted: Bool) throws {
        self.name = name
        package = try PackageFolder(named: name)
        try package.write(Self.manifest(name: name, isRouted: isRouted), to: "Package.swift")
        try package.write("func helper() -> Int { 1 }\n", to: "Sources/\(name)First/Helper.swift")
        try package.write(
            "/// @route //second\npublic func second() -> Int { 2 }\n",
            to: "Sources/\(name)Second/Second.swift"
        )
        let call = isRouted ? "try router.call(.first(id: 2))" : "first(id: 2)"
        let parameter = isRouted ? "_ router: Router" : ""
        try package.write(
            "\(Self.imports(name: name, isRouted: isRouted))func callFirst(\(parameter)) throws -> Int { \(call) }\n",
            to: "Sources/\(name)Second/Calls.swift"
        )
        try package.write("// Generated.\n", to: "Sources/\(name)Routes/Routes.swift")
        try package.write(Self.app(name: name, isRouted: isRouted), to: "Sources/\(name)App/App.swift")
        if isRouted {
            try package.write(
                #"{"version": 1, "accessors": {"for": ["\#(name)First"], "access": "public"}}"#,
                to: "Sources/\(name)Routes/routegen.json"
            )
        }
        try write(first: Self.first)
    }

    /// Writes the file of the first module that has handlers.
    func write(first text: String) throws {
        try package.write(text, to: "Sources/\(name)First/Annotated.swift")
    }

    /// The sources of the first module's handlers.
    static let first = """
        /// @route //first/:id
        public func first(id: Int) -> Int { id + helper() }

        /// @route //last
        public func last() {}

        """

    /// Builds the app.
    ///
    /// - Returns: The objects and generated sources of its modules, with the dates when they were written.
    func build(_ buildSystem: String) throws -> [String: Date] {
        let build = SwiftBuild(package: package.url, buildSystem: buildSystem)
        let outcome = try build.run("build")
        try #require(outcome.status == 0, "\(outcome.text)")
        var files: [String: Date] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: build.scratch.path) {
            guard modules.contains(where: path.contains), path.hasSuffix(".o") || path.hasSuffix(".generated.swift")
            else { continue }
            let attributes = try FileManager.default.attributesOfItem(atPath: build.scratch.path + "/" + path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            files[path] = attributes[.modificationDate] as? Date
        }
        return files
    }

    /// What the next build writes after a change, sorted.
    func changes(_ buildSystem: String, after change: () throws -> Void) throws -> [String] {
        let before = try build(buildSystem)
        try change()
        return try build(buildSystem).filter { $0.value != before[$0.key] }.keys.sorted()
    }

    /// A path with an asterisk for the app's name, to be compared with another app's.
    func part(_ path: String) -> String { path.replacing(name, with: "*") }

    /// The imports of a file that calls the first module.
    private static func imports(name: String, isRouted: Bool) -> String {
        isRouted ? "import \(name)Routes\nimport RouterRuntime\n\n" : "import \(name)First\n\n"
    }

    private static func app(name: String, isRouted: Bool) -> String {
        """
        \(imports(name: name, isRouted: isRouted))@main
        struct App {
            static func main() throws {
                print(\(isRouted ? "try Router(.\(name.lowercased())App).call(.first(id: 1))" : "first(id: 1)"))
            }
        }

        """
    }

    private static func manifest(name: String, isRouted: Bool) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        func feature(_ name: String, _ dependencies: [Target.Dependency] = [], isExecutable: Bool = false) -> Target {
            let dependencies = dependencies\(isRouted ? #" + [.product(name: "RouterRuntime", package: "RouteGen")]"# : "")
            let plugins: [Target.PluginUsage] = [\(isRouted ? #".plugin(name: "RouteGen", package: "RouteGen")"# : "")]
            return isExecutable
                ? .executableTarget(name: name, dependencies: dependencies, plugins: plugins)
                : .target(name: name, dependencies: dependencies, plugins: plugins)
        }

        let package = Package(
            name: "\(name)",
            platforms: [.macOS(.v12)],
            dependencies: [\(isRouted ? #".package(name: "RouteGen", path: "\#(SwiftBuild.root.path)")"# : "")],
            targets: [
                feature("\(name)First"), feature("\(name)Routes"),
                feature("\(name)Second", ["\(name)\(isRouted ? "Routes" : "First")"]),
                feature("\(name)App", ["\(name)First", "\(name)Second", "\(name)Routes"], isExecutable: true),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }
}
