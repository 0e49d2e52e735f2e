// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PackagePlugin

// The declarations of Xcode's module of this name that the plugin uses, for systems without Xcode. They show that the
// plugin compiles. With the files in `Running`, it runs.

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    public var tools: [String: PluginContext.Tool] = [:]

    public init(xcodeProject: XcodeProject, pluginWorkDirectoryURL: URL) {
        self.xcodeProject = xcodeProject
        self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
    }

    public func tool(named name: String) throws -> PluginContext.Tool {
        guard let tool = tools[name] else { throw CocoaError(.fileNoSuchFile) }
        return tool
    }
}

public struct XcodeProject: Identifiable {
    public let id: String
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]

    public init(id: String, displayName: String, directoryURL: URL, targets: [XcodeTarget]) {
        self.id = id
        self.displayName = displayName
        self.directoryURL = directoryURL
        self.targets = targets
    }
}

public struct XcodeTarget: Identifiable {
    public let id: String
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList

    public init(
        id: String,
        displayName: String,
        product: XcodeProduct?,
        dependencies: [XcodeTargetDependency],
        inputFiles: FileList
    ) {
        self.id = id
        self.displayName = displayName
        self.product = product
        self.dependencies = dependencies
        self.inputFiles = inputFiles
    }
}

public enum XcodeTargetDependency {
    case target(XcodeTarget)
    case product(any Product)
}

public struct XcodeProduct {
    public enum Kind {
        case application, executable, framework, library, other(String)
    }

    public let name: String
    public let kind: Kind

    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
