// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import PackagePlugin

// The declarations of Xcode's module of this name that the plugin uses, for systems without Xcode: they show that the plugin compiles.

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    private let tools: [String: PluginContext.Tool] = [:]

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
}

public struct XcodeTarget: Identifiable {
    public let id: String
    public let displayName: String
    public let product: XcodeProduct?
    public let dependencies: [XcodeTargetDependency]
    public let inputFiles: FileList
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
}
