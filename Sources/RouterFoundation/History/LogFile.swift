import Foundation

/// A file of lines that is open for appending.
///
/// Each line is one `write` to a file opened with `O_APPEND`: the system has the line when the call returns, and lines
/// of several processes do not mix. An advisory lock protects it, so that no process repairs a line that another one is
/// writing.
final class LogFile {
    /// The outcome of appending a line.
    struct Outcome {
        /// Whether the line is in a file that has a name.
        ///
        /// If not, the file is gone and another one must be opened.
        var isKept: Bool
        /// The error for other losses.
        var loss: FileHistoryError?
    }

    /// The day of the file: `2018-12-01`.
    let day: String
    let path: String
    let descriptor: Int32

    private init(day: String, path: String, descriptor: Int32) {
        self.day = day
        self.path = path
        self.descriptor = descriptor
    }

    /// Opens the file of a day, and creates it and its folder if necessary.
    ///
    /// Returns `nil` if they disappear meanwhile.
    ///
    /// Only a regular file is opened: a link could lead to any file of the user, and a pipe would block the caller.
    static func forAppending(day: String, in folder: LogFolder) throws(FileHistoryError) -> LogFile? {
        let path = folder.path(day: day)
        // Opening a device may have side effects, so it is not tried.
        if let present = FileStatus(path: path) {
            guard present.isRegular else { throw refusal(of: present, at: path) }
        } else {
            try folder.make()
        }
        let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = open(path, flags, 0o600)
        guard descriptor >= 0 else {
            let code = errno
            if let present = FileStatus(path: path), !present.isRegular { throw refusal(of: present, at: path) }
            if code == ENOENT { return nil }
            throw FileHistoryError("cannot be opened", path: path, code: code)
        }
        let file = LogFile(day: day, path: path, descriptor: descriptor)
        guard let opened = FileStatus(descriptor: descriptor) else {
            throw FileHistoryError("cannot be opened", path: path, code: errno)
        }
        guard opened.isRegular else { throw refusal(of: opened, at: path) }
        return file
    }

    private static func refusal(of status: FileStatus, at path: String) -> FileHistoryError {
        FileHistoryError("cannot be opened: it is \(status.kind); remove it", path: path)
    }

    deinit {
        close(descriptor)
    }

    /// Appends a line with its end.
    func append(_ line: [UInt8]) throws(FileHistoryError) -> Outcome {
        let isLocked = AdvisoryLock.take(descriptor)
        defer { if isLocked { AdvisoryLock.release(descriptor) } }
        guard let status = FileStatus(path: path), let own = FileStatus(descriptor: descriptor), status.isSame(as: own)
        else {
            return Outcome(isKept: false, loss: lossOfFile())
        }
        var size = status.size
        var loss: FileHistoryError?
        var bytes = line
        if isLocked {
            let repair = try repair(size: size, hasOtherNames: status.nameCount > 1)
            size = repair.size
            loss = repair.loss
        } else {
            // Without the lock, another process may still be writing the last line. An empty line does no harm.
            bytes.insert(UInt8(ascii: "\n"), at: 0)
        }
        let (written, code) = put(bytes)
        guard written == bytes.count else {
            if isLocked, written > 0 { truncate(to: size, from: size + written) }
            throw FileHistoryError("cannot be written", path: path, code: code)
        }
        // Another process may have deleted the file between the two calls.
        if let after = FileStatus(descriptor: descriptor), after.nameCount == 0 {
            return Outcome(isKept: false, loss: loss ?? lossOfFile())
        }
        return Outcome(isKept: true, loss: loss)
    }

    /// Shortens the file, unless a process appended to it meanwhile.
    func truncate(to size: Int, from expected: Int) {
        guard FileStatus(descriptor: descriptor)?.size == expected else { return }
        _ = ftruncate(descriptor, off_t(size))
    }

    /// Appends bytes.
    ///
    /// Returns how many, and the error number if not all were appended.
    func put(_ bytes: [UInt8]) -> (count: Int, code: Int32) {
        bytes.withUnsafeBytes { buffer in
            var count = 0
            while count < buffer.count {
                let written = write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if written < 0, errno == EINTR { continue }
                guard written > 0 else { return (count, errno) }
                count += written
            }
            return (count, 0)
        }
    }

    /// The loss of the file's records, if it was deleted and not just moved.
    private func lossOfFile() -> FileHistoryError? {
        guard let own = FileStatus(descriptor: descriptor), own.nameCount == 0, own.size > 0 else { return nil }
        return FileHistoryError("was deleted while it was in use; its records are lost", path: path)
    }
}
