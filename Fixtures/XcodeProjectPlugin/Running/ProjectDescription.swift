import Foundation
import PackagePlugin

/// A project for the plugin to run with, as a test writes it in JSON.
struct ProjectDescription: Decodable {
    /// A target of the project, or a target of a package if it has a folder.
    struct Target: Decodable {
        var name: String
        /// A case of `XcodeProduct.Kind`, or the identifier of another kind.
        var kind: String?
        /// The paths of its files.
        var files: [String]
        /// The names of the targets that it links; empty in Xcode, whatever it links.
        var dependencies: [String]?
        /// The folder of a target of a package.
        var folder: String?
    }

    var folder: String
    var targets: [Target]

    var project: XcodeProject {
        XcodeProject(
            id: "project",
            displayName: "Project",
            directoryURL: URL(fileURLWithPath: folder),
            targets: targets.filter { $0.folder == nil }.map(xcodeTarget)
        )
    }

    private func xcodeTarget(_ target: Target) -> XcodeTarget {
        XcodeTarget(
            id: target.name,
            displayName: target.name,
            product: target.kind.map { XcodeProduct(name: target.name, kind: Self.kind($0)) },
            dependencies: dependencies(of: target).map { dependency in
                dependency.folder == nil
                    ? .target(xcodeTarget(dependency))
                    : .product(LibraryProduct(name: dependency.name, targets: [packageTarget(dependency)]))
            },
            inputFiles: FileList(target.files.map { URL(fileURLWithPath: $0) })
        )
    }

    private func packageTarget(_ target: Target) -> SwiftSourceModuleTarget {
        SwiftSourceModuleTarget(
            name: target.name,
            directoryURL: URL(fileURLWithPath: target.folder ?? ""),
            dependencies: dependencies(of: target).map { .target(packageTarget($0)) },
            sourceFiles: FileList(target.files.map { URL(fileURLWithPath: $0) })
        )
    }

    private func dependencies(of target: Target) -> [Target] {
        (target.dependencies ?? []).compactMap { name in targets.first { $0.name == name } }
    }

    private static func kind(_ text: String) -> XcodeProduct.Kind {
        switch text {
        case "application": .application
        case "executable": .executable
        case "framework": .framework
        case "library": .library
        default: .other(text)
        }
    }
}
