import Foundation

/// The members of a target's `routegen.json` that the plugin needs to list the sources.
///
/// A file with mistakes counts as empty here; the tool reports them.
struct TargetConfiguration {
    /// The file, if there is one.
    let url: URL?
    /// Whether the file is there and can be used.
    let isReadable: Bool
    /// Whether the file says that the target's table holds its dependencies' routes.
    let aggregate: Bool?
    /// The modules for which accessors are generated.
    let accessorModules: [String]
    /// The modules that the target links on some platforms only.
    let optionalModules: [String]
    /// The target's module, where it has another name than the build system's default.
    let moduleName: String?
    /// The modules that are named with their folders; `nil` if the file has no such member.
    let namedModules: [String: String]?

    private struct Content: Decodable {
        struct Accessors: Decodable {
            var `for`: [String]?
        }
        var aggregate: Bool?
        var accessors: Accessors?
        var optionalModules: [String: String]?
        var module: String?
        var modules: [String: String]?
    }

    /// Whether the target's table holds its dependencies' routes, because the file says so.
    var aggregates: Bool { aggregate ?? false }

    /// Reads the file in a target's folder.
    init(folder: URL) {
        let url = folder.appendingPathComponent(Self.name)
        self.init(file: FileManager.default.fileExists(atPath: url.path) ? url : nil)
    }

    /// Reads the file.
    init(file: URL?) {
        url = file
        let content = file.flatMap { try? JSONDecoder().decode(Content.self, from: Data(contentsOf: $0)) }
        isReadable = content != nil
        aggregate = content?.aggregate
        accessorModules = content?.accessors?.for ?? []
        optionalModules = content?.optionalModules?.keys.sorted() ?? []
        moduleName = content?.module
        namedModules = content?.modules
    }

    /// The name of the file.
    static let name = "routegen.json"

    /// The modules with accessors that the build system provides; the tool lists the named ones itself.
    var linkedAccessorModules: [String] { accessorModules.filter { namedModules?[$0] == nil } }

    /// Finds the files of the named modules, which the tool finds and reads.
    ///
    /// - Parameter root: A folder in which the modules may be, in addition to the repository or the package around the
    ///   file.
    /// - Returns: The files; none of a folder elsewhere, which the tool refuses.
    func namedFiles(in root: URL? = nil) -> [URL] {
        guard let url, let namedModules else { return [] }
        let roots = [root?.resolvingSymlinksInPath(), Self.root(of: url)].compactMap(\.self)
        return namedModules.sorted { $0.key < $1.key }.flatMap { module, path -> [URL] in
            let folder = URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent())
                .resolvingSymlinksInPath()
            // A folder elsewhere may be the whole disk.
            let isAllowed = roots.isEmpty || roots.contains { (folder.path + "/").hasPrefix($0.path + "/") }
            guard isAllowed else { return [] }
            return Self.sources(in: folder, of: module)
        }
    }

    /// The folder of the repository or the package around a file; `nil` if there is none.
    private static func root(of file: URL) -> URL? {
        var (folder, package) = (file.resolvingSymlinksInPath().deletingLastPathComponent(), URL?.none)
        while folder.path != "/" {
            if contains(folder, ".git") { return folder }
            if contains(folder, "Package.swift") { package = folder }
            folder = folder.deletingLastPathComponent()
        }
        return package
    }

    private static func contains(_ folder: URL, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    private static func sources(in folder: URL, of module: String) -> [URL] {
        let entries = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let files = (entries?.allObjects ?? []).compactMap { $0 as? URL }
        let sources = files.filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "\(module)+Routes.generated.swift"
        }
        let configuration = folder.appendingPathComponent(name)
        let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
        return sources.sorted { $0.path < $1.path } + (hasConfiguration ? [configuration] : [])
    }
}
