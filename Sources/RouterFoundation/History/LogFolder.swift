import Foundation

/// The folder of a history's files.
struct LogFolder {
    let path: String

    private func path(day: String) -> String { "\(path)/\(day).log" }

    /// The number of times that a file is opened which disappears while it is written.
    private static let attempts = 8

    /// Appends a line to the file of a day, and creates the file and its folder if necessary.
    ///
    /// The line is one `write` to a file opened with `O_APPEND`: the system has the line when the call returns, and lines
    /// of several threads and processes do not mix.
    func append(_ line: String, day: String) throws(FileHistoryError) {
        let path = path(day: day)
        for _ in 0..<Self.attempts {
            guard let file = try open(path, O_RDWR | O_APPEND | O_CREAT) else {
                try make()
                continue
            }
            // A line that is torn, or lacks its end, does not take this one along.
            let bytes = Array((file.endsLine ? "\(line)\n" : "\n\(line)\n").utf8)
            var written = -1
            repeat {
                written = write(file.descriptor, bytes, bytes.count)
            } while written < 0 && errno == EINTR
            guard written == bytes.count else {
                let code = written < 0 ? errno : nil
                throw FileHistoryError(
                    code == nil ? "took a part of a line only" : "cannot be written",
                    path: path,
                    code: code
                )
            }
            // Another process may have deleted the file between the calls.
            if file.hasName { return }
        }
        throw FileHistoryError("disappears as soon as it is created", path: path)
    }

    /// The contents of the file of a day, empty if there is no file.
    func content(day: String) throws -> Data {
        let file = try open(path(day: day), O_RDONLY)
        return try file?.handle.readToEnd() ?? Data()
    }

    /// Opens the file at a path; `nil` if it or its folder does not exist.
    ///
    /// Only a regular file is opened: a link could lead to any file of the user, a pipe would block the caller, and
    /// opening a device may have side effects.
    private func open(_ path: String, _ flags: Int32) throws(FileHistoryError) -> LogFile? {
        let irregular = FileHistoryError("cannot be opened: it is not a regular file; remove it", path: path)
        var status = stat()
        guard lstat(path, &status) != 0 || status.isRegular else { throw irregular }
        let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw FileHistoryError("cannot be opened", path: path, code: errno)
        }
        let file = LogFile(descriptor)
        guard file.status.isRegular else { throw irregular }
        return file
    }

    /// Creates the folder if it does not exist.
    private func make() throws(FileHistoryError) {
        do {
            try FileManager.default.createDirectory(at: URL(fileURLWithPath: path), withIntermediateDirectories: true)
        } catch {
            throw FileHistoryError("cannot be created, because its folder cannot: \(error)", path: path)
        }
    }

    /// Removes the oldest files, so that at most `count` remain of a day's file and those of earlier days.
    ///
    /// Files of later days do not count: a clock that was wrong for a while must not remove what is written now. Only
    /// regular files are removed.
    ///
    /// - Returns: The files that cannot be removed, and the folder if it cannot be listed.
    func removeFiles(before day: String, keeping count: Int) -> [FileHistoryError] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            let problem = "is kept with all older ones, because the folder cannot be listed: \(error)"
            return [FileHistoryError(problem, path: path(day: day))]
        }
        let days = names.filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.filter { name in
            var status = stat()
            return name < day && name.utf8.count == 10 && InternetTime.seconds(name) != nil
                && lstat(path(day: name), &status) == 0 && status.isRegular
        }
        return days.sorted().dropLast(max(count, 1) - 1).compactMap { day in
            let path = path(day: day)
            // Another process may have removed it meanwhile.
            guard unlink(path) != 0, errno != ENOENT else { return nil }
            return FileHistoryError("is old and cannot be removed", path: path, code: errno)
        }
    }
}

/// An open file of lines.
private struct LogFile {
    let handle: FileHandle
    var descriptor: Int32 { handle.fileDescriptor }

    init(_ descriptor: Int32) { handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true) }

    var status: stat {
        var status = stat()
        _ = fstat(descriptor, &status)
        return status
    }

    /// Whether the file was not deleted.
    var hasName: Bool { status.st_nlink > 0 }

    /// Whether the file is empty or ends with a line break.
    var endsLine: Bool {
        let size = status.st_size
        var last: UInt8 = 0
        return size == 0 || pread(descriptor, &last, 1, off_t(size) - 1) == 1 && last == UInt8(ascii: "\n")
    }
}

extension stat {
    fileprivate var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
}
