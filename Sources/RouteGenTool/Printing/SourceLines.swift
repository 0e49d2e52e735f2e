import RouteGenCore

/// Gives the lines that findings point at; a file is read once for all findings in a row that lie in it.
final class SourceLines {
    private let reader = FileReader()
    private var path: String?
    private var lines: [String] = []

    /// The text of the line at a location; `nil` where the file cannot be read or is shorter.
    func line(at location: SourceLocation) -> String? {
        if path != location.file { load(location.file) }
        return lines.indices.contains(location.line - 1) ? lines[location.line - 1] : nil
    }

    private func load(_ path: String) {
        self.path = path
        do throws(FileFailure) {
            lines = try reader.read(path) { bytes in
                bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
                    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
                }
            }
        } catch {
            lines = []
        }
    }
}
