public import Foundation
import RouterRuntime

/// A history in files, one a day: `2018-12-01.log`, with a line for each request.
///
/// ```text
/// 2018-12-01 02:06:54  kl://SwiftClass/double  {"test":"666"}
/// ```
///
/// A line is handed to the system whole before the request goes on, so it is kept even if the process is killed a moment later
/// (only a power failure can take what the system has not written to the disk yet). A last line that was torn that way is
/// repaired when the file is opened again: its remains are removed, and a complete line that only lacks its end gets one. Several
/// processes may share a folder.
///
/// ```swift
/// let logs = URL.cachesDirectory.appending(path: "routes")
/// router.keepHistory(FileHistory(in: logs, keeping: 14), redacting: ["token"])
/// ```
public final class FileHistory: RouteHistory {
    /// The folder; it is made with the first record.
    public let folder: URL
    private let timeZone: TimeZone
    private let days: Int?
    private let onError: @Sendable (any Error) -> Void
    private let file = Lock<LogFile?>(nil)

    /// Creates a history; nothing is written before the first record.
    ///
    /// - Parameters:
    ///   - folder: Where the files are.
    ///   - timeZone: The time zone of the dates, and of midnight, when the next file begins.
    ///   - days: How many files to keep; older ones are removed at midnight and at the first record. `nil` keeps all.
    ///   - onError: Is told what went wrong with a file (a full disk, a folder without access). The request goes on.
    public init(
        in folder: URL,
        timeZone: TimeZone = .current,
        keeping days: Int? = nil,
        onError: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.folder = folder
        self.timeZone = timeZone
        self.days = days
        self.onError = onError
    }

    /// Writes a record to the file of its day.
    public func record(_ record: RouteRecord) {
        let line = Array("\(record.line(in: timeZone))\n".utf8)
        let day = LocalTime(record.date, in: timeZone).day
        do {
            try file.withLock { file in
                if file?.day != day {
                    file = nil
                    file = try LogFile(day: day, in: folder)
                    removeOldFiles()
                }
                try file?.append(line)
            }
        } catch {
            onError(error)
        }
    }

    /// The records of the file of a day, in the order in which they were made; lines that are none are left out.
    ///
    /// - Parameter date: A moment of the day.
    /// - Returns: The records.
    /// - Throws: What reading the file throws, except that a day without a file has no records.
    public func records(on date: Date) throws -> [RouteRecord] {
        let path = LogFile.path(day: LocalTime(date, in: timeZone).day, in: folder)
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        return text.split(separator: "\n").compactMap { RouteRecord(line: String($0), in: timeZone) }
    }

    /// Removes files that are too old, by their names; other files stay.
    private func removeOldFiles() {
        guard let days else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let logs = names.filter(LogFile.isName).sorted()
        for name in logs.dropLast(max(days, 1)) {
            do {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            } catch {
                onError(error)
            }
        }
    }
}
