import Foundation

/// A file of lines that is open for appending.
///
/// Each line is one `write` to a file opened with `O_APPEND`: the system has it when the call returns, and lines of several
/// processes do not mix.
final class LogFile {
    /// The day that the file is for: `2018-12-01`.
    let day: String
    private let descriptor: Int32
    private let path: String

    static func path(day: String, in folder: URL) -> String {
        folder.appendingPathComponent("\(day).log").path
    }

    /// Whether a file of that name is one of these.
    static func isName(_ name: String) -> Bool {
        name.hasSuffix(".log") && LocalTime.date("\(name.dropLast(4)) 00:00:00", in: .gmt) != nil
    }

    /// Opens the file of a day, makes it if there is none, and repairs its last line.
    init(day: String, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = Self.path(day: day, in: folder)
        try Self.repair(path)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw LogFileError(path, "cannot be opened", errno) }
        self.day = day
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Appends bytes.
    func append(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw LogFileError(path, "cannot be written", errno) }
            rest = rest.dropFirst(count)
        }
    }

    /// Ends the last line if it is complete, and else removes what there is of it.
    private static func repair(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        defer { try? file.close() }
        let (start, line) = try lastLine(file)
        guard !line.isEmpty else { return }
        if RouteRecord(line: String(decoding: line, as: UTF8.self), in: .gmt) != nil {
            try file.seekToEnd()
            try file.write(contentsOf: Data("\n".utf8))
        } else {
            try file.truncate(atOffset: start)
        }
    }

    /// What stands behind the last end of a line, and where it starts.
    private static func lastLine(_ file: FileHandle) throws -> (start: UInt64, line: Data) {
        var line = Data()
        var start = try file.seekToEnd()
        while start > 0 {
            let length = min(start, 4096)
            try file.seek(toOffset: start - length)
            guard let part = try file.read(upToCount: Int(length)), !part.isEmpty else { break }
            if let end = part.lastIndex(of: UInt8(ascii: "\n")) {
                let behind = part[part.index(after: end)...]
                return (start - UInt64(behind.count), behind + line)
            }
            line = part + line
            start -= length
        }
        return (start, line)
    }
}

/// What went wrong with a file of the history.
struct LogFileError: Error, CustomStringConvertible {
    let description: String

    init(_ path: String, _ problem: String, _ code: Int32) {
        description = "the history's file \(path) \(problem): \(String(cString: strerror(code)))"
    }
}
