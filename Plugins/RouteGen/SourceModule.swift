import Foundation
import PackagePlugin

/// A module, its Swift files and its `routegen.json`.
struct SourceModule {
    var name: String
    var files: [URL]

    init(name: String, files: [URL]) {
        self.name = name
        self.files = files
    }

    /// The module that a target of a package produces.
    init(_ target: SwiftSourceModuleTarget) {
        name = target.moduleName
        files = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        if let configuration = TargetConfiguration(folder: target.directoryURL).url { files.append(configuration) }
    }
}
