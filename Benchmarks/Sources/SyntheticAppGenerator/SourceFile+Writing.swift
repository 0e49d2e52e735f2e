import Foundation

extension SourceFile {
    /// Writes the file, and creates the folders that contain it.
    public func write(below folder: URL) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
