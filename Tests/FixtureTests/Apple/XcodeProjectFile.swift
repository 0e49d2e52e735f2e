import Foundation
import Testing

/// A project file of XcodeGen, as far as the fixtures use its format.
struct XcodeProjectFile {
    struct Target {
        var name: String
        var sources: [String]
        var dependencies: [Dependency]
        var plugins: [Dependency]
        var scripts: [Script]
        /// The settings that name a file.
        var files: [String]
    }

    /// A target or products of a package.
    struct Dependency {
        var target: String?
        var package: String?
        var products: [String]
    }

    struct Script {
        var text: String
        var inputs: [String]
        var inputLists: [String]
        var outputs: [String]
    }

    /// The paths of the packages by name.
    let packages: [String: String]
    let targets: [Target]
    /// The targets that the schemes build and test.
    let schemeTargets: [String]
    private let folder: URL
    /// The sources that need not exist when the project is made.
    private let optionalSources: Set<String>

    init(_ path: String) throws {
        let file = try YAMLFile(path)
        folder = SwiftBuild.root.appendingPathComponent(path).deletingLastPathComponent()
        packages = try file.mapping("packages").compactMapValues { ($0 as? [String: Any])?["path"] as? String }
        let targets = try file.mapping("targets").compactMapValues { $0 as? [String: Any] }
        self.targets = targets.sorted { $0.key < $1.key }.map { Target(name: $0.key, $0.value) }
        let sources = targets.values.flatMap { mappings($0["sources"]) }
        let optional = sources.filter { $0["optional"] as? String == "true" }
        optionalSources = Set(optional.compactMap { $0["path"] as? String })
        let schemes = try file.mapping("schemes").values.compactMap { $0 as? [String: Any] }
        schemeTargets = schemes.flatMap { scheme in
            let built = (scheme["build"] as? [String: Any])?["targets"] as? [String: Any] ?? [:]
            return built.keys + texts((scheme["test"] as? [String: Any])?["targets"])
        }
    }

    /// The place of a path of the file.
    func url(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }

    /// The paths that must exist when the project is made.
    var paths: [String] {
        let ofTargets = targets.flatMap { target in
            target.sources.filter { !optionalSources.contains($0) } + target.files
                + target.scripts.flatMap { $0.inputLists + $0.inputLists.flatMap(listed) }
        }
        return packages.values.sorted() + ofTargets
    }

    /// The paths in a list of files.
    func listed(in list: String) -> [String] {
        let text = (try? String(contentsOf: url(list), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { relative(String($0)) }
    }

    /// The modules that the Swift files of a target import, without its own.
    func imports(of target: Target) throws -> Set<String> {
        var modules: Set<String> = []
        for source in target.sources where !optionalSources.contains(source) {
            let root = url(source)
            let isFile = source.hasSuffix(".swift")
            let files =
                isFile
                ? [root]
                : try FileManager.default.subpathsOfDirectory(atPath: root.path).map {
                    root.appendingPathComponent($0)
                }
            for file in files where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    let words = line.split(separator: " ")
                    if words.dropLast().last == "import", let module = words.last { modules.insert(String(module)) }
                }
            }
        }
        return modules
    }
}

extension XcodeProjectFile.Target {
    fileprivate init(name: String, _ content: [String: Any]) {
        self.name = name
        sources = texts(content["sources"]) + mappings(content["sources"]).compactMap { $0["path"] as? String }
        dependencies = mappings(content["dependencies"]).map(XcodeProjectFile.Dependency.init)
        plugins = mappings(content["buildToolPlugins"]).map(XcodeProjectFile.Dependency.init)
        scripts = mappings(content["preBuildScripts"]).map(XcodeProjectFile.Script.init)
        let settings = (content["settings"] as? [String: Any])?["base"] as? [String: Any] ?? [:]
        files = ["INFOPLIST_FILE", "SWIFT_OBJC_BRIDGING_HEADER"].compactMap { settings[$0] as? String }
    }
}

extension XcodeProjectFile.Dependency {
    fileprivate init(_ content: [String: Any]) {
        target = content["target"] as? String
        package = content["package"] as? String
        products = texts(content["products"]) + ["product", "plugin"].compactMap { content[$0] as? String }
    }
}

extension XcodeProjectFile.Script {
    fileprivate init(_ content: [String: Any]) {
        text = content["script"] as? String ?? ""
        inputs = texts(content["inputFiles"]).map(relative)
        inputLists = texts(content["inputFileLists"]).map(relative)
        outputs = texts(content["outputFiles"]).map(relative)
    }
}

/// The elements of a list that are texts.
private func texts(_ list: Any?) -> [String] { (list as? [Any] ?? []).compactMap { $0 as? String } }

/// The elements of a list that are mappings.
private func mappings(_ list: Any?) -> [[String: Any]] { (list as? [Any] ?? []).compactMap { $0 as? [String: Any] } }

/// A path of a build setting, relative to the project.
private func relative(_ path: String) -> String {
    path.hasPrefix("$(SRCROOT)/") ? String(path.dropFirst("$(SRCROOT)/".count)) : path
}
