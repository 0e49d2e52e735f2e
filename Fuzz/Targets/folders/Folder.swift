import Foundation
import FuzzSupport

/// A folder with a history's files, and the operations that a script applies to it.
struct Folder {
    let path: String

    /// Creates an empty folder: in `FUZZ_FOLDER`, which should be in memory, or else in the folder for temporary files.
    init() {
        let parent =
            ProcessInfo.processInfo.environment["FUZZ_FOLDER"] ?? FileManager.default.temporaryDirectory.path
        path = "\(parent)/routegen-fuzz-\(getpid())"
        remove()
    }

    var url: URL { URL(fileURLWithPath: path) }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Removes everything.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// The lines of a file, including an incomplete last one; none for anything that is not a file.
    func lines(_ name: String) -> [ArraySlice<UInt8>] {
        bytes(name).split(separator: UInt8(ascii: "\n"))
    }

    func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: path(name)).map(Array.init) ?? []
    }

    // MARK: Operations

    func create() {
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func append(_ text: String, to name: String) {
        guard let file = fopen(path(name), "a") else { return }
        fputs(text, file)
        fclose(file)
    }

    func cut(_ count: Int, from name: String) {
        _ = truncate(path(name), off_t(max(0, bytes(name).count - count)))
    }

    func delete(_ name: String) {
        try? FileManager.default.removeItem(atPath: path(name))
    }

    func replaceByFolder(_ name: String) {
        delete(name)
        try? FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    func replaceByLink(_ name: String, to target: String) {
        delete(name)
        _ = symlink(target, path(name))
    }
}
