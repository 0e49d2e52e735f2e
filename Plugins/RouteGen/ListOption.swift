import Foundation

/// An option of the tool that takes many values: the files of a module, or the names of modules.
struct ListOption {
    /// The option, such as `--module`.
    var name: String
    /// The module that the files belong to.
    var module: String?
    var items: [String]
    /// The name of the file that holds the items if they are too long for arguments.
    var list: String
    /// The folder that has the same files as the module, to be passed instead of them.
    var folder: String?

    /// The largest size of all lists of a command that are passed as arguments, in bytes.
    ///
    /// macOS allows 1 MiB for arguments and the environment, Linux usually 2 MiB.
    static let largestSize = 1 << 19

    /// The size of the arguments.
    var size: Int { arguments.reduce(0) { $0 + $1.utf8.count + 1 } }

    /// Whether it is a module without files, which only a list can express.
    var isEmptyModule: Bool { module != nil && items.isEmpty }

    /// The option once for each item, or for the folder.
    var arguments: [String] {
        (folder.map { [$0] } ?? items).flatMap { item in
            // The tool takes `@FILE` for a list.
            [name, prefix + (item.hasPrefix("@") ? "./\(item)" : item)]
        }
    }

    /// The option with a file that lists the items.
    func arguments(listedIn list: URL) -> [String] { [name, "\(prefix)@\(list.path)"] }

    private var prefix: String { module.map { "\($0)=" } ?? "" }
}
