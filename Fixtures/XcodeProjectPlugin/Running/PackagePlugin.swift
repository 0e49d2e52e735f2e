// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The declarations of SwiftPM's module of this name that the plugin uses, with initializers, so that the plugin can run
// without SwiftPM and Xcode.

public protocol BuildToolPlugin {
    init()
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command]
}

public struct PluginContext {
    public struct Tool {
        public let url: URL

        public init(url: URL) { self.url = url }
    }

    public let package: Package
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> Tool { throw CocoaError(.fileNoSuchFile) }
}

public struct Package: Identifiable {
    public let id: String
    public let displayName: String
    public let directoryURL: URL
    public let origin: PackageOrigin
    public let dependencies: [PackageDependency]
    public let targets: [any Target]

    public func targets<T: Target>(ofType type: T.Type) -> [T] { targets.compactMap { $0 as? T } }
}

public enum PackageOrigin {
    case root
    case local(path: String)
    case repository(url: String, displayVersion: String, scmRevision: String)
    case registry(identity: String, displayVersion: String)
}

public struct PackageDependency {
    public let package: Package
}

public protocol Target {
    typealias ID = String

    var id: ID { get }
    var name: String { get }
    var directoryURL: URL { get }
    var dependencies: [TargetDependency] { get }
}

extension Target {
    public var sourceModule: (any SourceModuleTarget)? { self as? any SourceModuleTarget }

    public var recursiveTargetDependencies: [any Target] {
        dependencies.flatMap { dependency -> [any Target] in
            let targets: [any Target] =
                switch dependency {
                case .target(let target): [target]
                case .product(let product): product.targets
                }
            return targets.flatMap { $0.recursiveTargetDependencies + [$0] }
        }
    }
}

public enum TargetDependency {
    case target(any Target)
    case product(any Product)
}

public protocol Product {
    var name: String { get }
    var targets: [any Target] { get }
}

public struct LibraryProduct: Product {
    public let name: String
    public let targets: [any Target]

    public init(name: String, targets: [any Target]) {
        self.name = name
        self.targets = targets
    }
}

public enum ModuleKind {
    case generic, executable, snippet, test, macro
}

public protocol SourceModuleTarget: Target {
    var moduleName: String { get }
    var kind: ModuleKind { get }
    var sourceFiles: FileList { get }
}

public struct SwiftSourceModuleTarget: SourceModuleTarget {
    public let name: String
    public let directoryURL: URL
    public let dependencies: [TargetDependency]
    public let sourceFiles: FileList

    public var id: String { name }
    public var moduleName: String { name }
    public var kind: ModuleKind { .generic }

    public init(name: String, directoryURL: URL, dependencies: [TargetDependency], sourceFiles: FileList) {
        self.name = name
        self.directoryURL = directoryURL
        self.dependencies = dependencies
        self.sourceFiles = sourceFiles
    }
}

public struct File {
    public let url: URL
    public let type: FileType
}

public enum FileType {
    case source, header, resource, unknown
}

public struct FileList: Sequence {
    private let files: [File]

    public init(_ urls: [URL]) {
        files = urls.map { File(url: $0, type: $0.pathExtension == "swift" ? .source : .resource) }
    }

    public func makeIterator() -> IndexingIterator<[File]> { files.makeIterator() }
}

public enum Command {
    case buildCommand(
        displayName: String?,
        executable: URL,
        arguments: [String],
        environment: [String: String],
        inputFiles: [URL],
        outputFiles: [URL]
    )
}

public enum Diagnostics {
    public static func error(_ message: String) {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    }
}
