public import Foundation
import RouterPipeline
import RouterRuntime
@_spi(Locks) import RouteTables

/// A history in files, one per day: `2018-12-01.log`, with a line for each request.
///
/// ```text
/// 2018-12-01 02:06:54  kl://SwiftClass/double  {"test":"666"}
/// ```
///
/// A line is passed to the system before the request continues, so it remains even if the process is killed immediately
/// afterward. Only a power failure can lose data that the system has not written to the disk yet. A line that the end of
/// its process has torn stays in the file, and is no record; the next record begins a new line. Several processes may
/// share a folder.
///
/// A record that cannot be kept is passed to `onError`, with the reason. <doc:HistoryStates> lists what can happen to
/// the files.
///
/// ```swift
/// let caches = try FileManager.default.url(for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
/// let logs = caches.appendingPathComponent("routes")
/// router.keepHistory(FileHistory(in: logs, keeping: 14), redacting: ["token"])
/// ```
public final class FileHistory: RouteHistory {
    private let folder: LogFolder
    private let timeZone: TimeZone
    private let days: Int?
    private let onError: @Sendable (any Error) -> Void
    /// The day of the latest record.
    private let latestDay = Lock<String?>(nil)

    /// The histories whose `onError` runs in this task.
    @TaskLocal private static var reporting: Set<ObjectIdentifier> = []

    /// Creates a history.
    ///
    /// Nothing is written before the first record.
    ///
    /// - Parameters:
    ///   - folder: The folder for the files. The first record creates it, and so does a record after it was deleted.
    ///   - timeZone: The time zone of the dates, and of midnight, when the next file begins. Dates have no offset, as in
    ///     Khala. So records of an hour that occurs twice, when daylight saving time ends, are read with dates of the first
    ///     one. `TimeZone(secondsFromGMT: 0)` has no such hour.
    ///   - days: The number of files to keep, including the current one. Older files are removed at midnight and by the
    ///     first record. Files of later days do not count and remain. `nil` keeps all.
    ///   - onError: Receives a ``FileHistoryError`` for each record that is lost, and each old file that cannot be removed
    ///     (because of a full disk, or a folder without access). The request continues. The closure may use the history
    ///     and the router. Errors of records that it makes itself are not passed to it.
    public init(
        in folder: URL,
        timeZone: TimeZone = .current,
        keeping days: Int? = nil,
        onError: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.folder = LogFolder(path: folder.path)
        self.timeZone = timeZone
        self.days = days
        self.onError = onError
    }

    /// Writes a record to the file of its day.
    public func record(_ record: RouteRecord) {
        let day = LocalTime.day(record.date, in: timeZone)
        do throws(FileHistoryError) {
            try folder.append(record.line(in: timeZone), day: day)
            let isNewDay = latestDay.withLock { latest in
                defer { latest = day }
                return latest != day
            }
            if isNewDay, let days { report(folder.removeFiles(before: day, keeping: days)) }
        } catch {
            report([error.losing(record)])
        }
    }

    /// The records in the file of a day, in order.
    ///
    /// Malformed lines are skipped.
    ///
    /// - Parameter date: A moment of the day.
    /// - Returns: The records.
    /// - Throws: The errors of reading the file. A day without a file has no records.
    public func records(on date: Date) throws -> [RouteRecord] {
        let bytes = try folder.content(day: LocalTime.day(date, in: timeZone))
        return bytes.split(separator: UInt8(ascii: "\n")).compactMap {
            RouteRecord(line: String(decoding: $0, as: UTF8.self), in: timeZone)
        }
    }

    /// Passes on the losses, except those of the receiver.
    private func report(_ losses: [FileHistoryError]) {
        let reporting = Self.reporting
        guard !losses.isEmpty, !reporting.contains(ObjectIdentifier(self)) else { return }
        Self.$reporting.withValue(reporting.union([ObjectIdentifier(self)])) {
            for loss in losses { onError(loss) }
        }
    }
}
