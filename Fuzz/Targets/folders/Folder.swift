import Foundation
import FuzzSupport

/// A folder of files of the history, and what a script does to it from outside.
struct Folder {
    let path: String

    /// An empty folder: in `FUZZ_FOLDER`, which had better be one in memory, or else where temporary files are.
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

    /// The lines of a file, among them the last one even if it has no end; none of what is no file.
    func lines(_ name: String) -> [ArraySlice<UInt8>] {
        bytes(name).split(separator: UInt8(ascii: "\n"))
    }

    func bytes(_ name: String) -> [UInt8] {
        FileManager.default.contents(atPath: path(name)).map(Array.init) ?? []
    }

    // MARK: What a script does

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
