import Foundation
import PackagePlugin

/// A module, its Swift files and its `routegen.json`.
struct SourceModule {
    var name: String
    var files: [URL]
    /// The folder of the target.
    private var folder: URL?

    init(name: String, files: [URL]) {
        self.name = name
        self.files = files
    }

    /// The module that a target of a package produces.
    init(_ target: SwiftSourceModuleTarget) {
        name = target.moduleName
        folder = target.directoryURL
        files = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        if let configuration = TargetConfiguration(folder: target.directoryURL).url { files.append(configuration) }
    }

    /// Whether some file is a symbolic link, or in a folder that is one, below a folder.
    func hasLinks(below root: URL) -> Bool {
        let resolvedRoot = root.resolvingSymlinksInPath().path
        return files.contains { file in
            file.path.hasPrefix(root.path + "/")
                && file.resolvingSymlinksInPath().path != resolvedRoot + file.path.dropFirst(root.path.count)
        }
    }

    /// The folder of the target, if the tool finds the same files in it.
    ///
    /// It does not if the manifest excludes some of the Swift files, or has a list of its own.
    var wholeFolder: URL? {
        guard let folder,
            let entries = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles
            )
        else { return nil }
        let sources = files.filter { $0.pathExtension == "swift" }
        var paths = Set(sources.map(\.path))
        guard paths.count == sources.count else { return nil }
        for case let entry as URL in entries where entry.pathExtension == "swift" {
            guard paths.remove(entry.path) != nil else { return nil }
        }
        return paths.isEmpty ? folder : nil
    }
}
