import Foundation

/// The folder of list files.
struct ListFolder {
    var url: URL

    /// Writes lines to a file.
    ///
    /// An unchanged file is not written, since its new date would make the build run the tool again.
    func write(_ lines: [String], to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        let content = Data(lines.map { "\($0)\n" }.joined().utf8)
        if (try? Data(contentsOf: file)) != content {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try content.write(to: file, options: .atomic)
        }
        return file
    }
}
