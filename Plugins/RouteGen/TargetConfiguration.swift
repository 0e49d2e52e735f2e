import Foundation

/// What the plugin has to know of a target's `routegen.json`: whose sources the tool will ask for.
///
/// A file that is not as it should be counts as empty here; the tool reports it.
struct TargetConfiguration {
    /// The file, where there is one.
    let url: URL?
    /// Whether the target's table holds its dependencies' routes.
    let aggregates: Bool
    /// The modules to write accessors for.
    let accessorModules: [String]

    private struct Content: Decodable {
        struct Accessors: Decodable {
            var `for`: [String]?
        }
        var aggregate: Bool?
        var accessors: Accessors?
    }

    /// Looks for the file in a target's folder.
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
