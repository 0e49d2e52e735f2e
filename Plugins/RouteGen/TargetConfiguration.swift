import Foundation

/// The members of a target's `routegen.json` that the plugin needs to list the sources.
///
/// A file with mistakes counts as empty here; the tool reports them.
struct TargetConfiguration {
    /// The file, if there is one.
    let url: URL?
    /// Whether the target's table holds its dependencies' routes.
    let aggregates: Bool
    /// The modules for which accessors are generated.
    let accessorModules: [String]

    private struct Content: Decodable {
        struct Accessors: Decodable {
            var `for`: [String]?
        }
        var aggregate: Bool?
        var accessors: Accessors?
    }

    /// Reads the file in a target's folder.
    init(folder: URL) {
        let url = folder.appendingPathComponent("routegen.json")
        self.init(file: FileManager.default.fileExists(atPath: url.path) ? url : nil)
    }

    /// Reads the file.
    init(file: URL?) {
        url = file
        let content = file.flatMap { try? JSONDecoder().decode(Content.self, from: Data(contentsOf: $0)) }
        aggregates = content?.aggregate ?? false
        accessorModules = content?.accessors?.for ?? []
    }
}
