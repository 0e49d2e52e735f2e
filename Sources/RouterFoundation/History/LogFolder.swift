import Foundation

/// The folder of a history's files.
struct LogFolder {
    let url: URL

    func path(day: String) -> String { url.appendingPathComponent("\(day).log").path }

    /// Creates the folder if it does not exist.
    func make() throws(FileHistoryError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw FileHistoryError("cannot be created, because its folder cannot: \(error)", path: url.path)
        }
    }

    /// The day of a name such as `2018-12-01.log`; `nil` for other names.
    static func day(ofName name: String) -> String? {
        guard name.hasSuffix(".log") else { return nil }
        let day = String(name.dropLast(4))
        return LocalTime.isDate("\(day) 00:00:00") ? day : nil
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
            names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        } catch {
            let problem = "is kept with all older ones, because the folder cannot be listed: \(error)"
            return [FileHistoryError(problem, path: path(day: day))]
        }
        let days = names.compactMap(Self.day).filter { $0 < day && isRegular(path(day: $0)) }.sorted()
        return days.dropLast(max(count, 1) - 1).compactMap { day in
            let path = path(day: day)
            // Another process may have removed it meanwhile.
            guard unlink(path) != 0, errno != ENOENT else { return nil }
            return FileHistoryError("is old and cannot be removed", path: path, code: errno)
        }
    }

    private func isRegular(_ path: String) -> Bool { FileStatus(path: path)?.isRegular == true }

    /// The contents of the file of a day, empty if there is no file.
    func content(day: String) throws(FileHistoryError) -> [UInt8] {
        let path = path(day: day)
        // Opening a pipe would wait for a writer that may never come.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else {
            guard errno != ENOENT else { return [] }
            throw FileHistoryError("cannot be read", path: path, code: errno)
        }
        defer { close(descriptor) }
        guard let status = FileStatus(descriptor: descriptor), status.isRegular else {
            throw FileHistoryError("cannot be read: it is not a regular file", path: path)
        }
        return try FileRange.read(descriptor, 0..<status.size, path: path)
    }
}
