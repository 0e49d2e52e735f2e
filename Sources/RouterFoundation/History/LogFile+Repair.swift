import Foundation

extension LogFile {
    /// A longer last line is not checked for completeness; it only receives an end.
    private static let longestRepair = 1 << 24

    /// Ends the last line if it is complete, and removes it otherwise.
    ///
    /// The caller holds the lock.
    ///
    /// - Parameters:
    ///   - size: The size of the file.
    ///   - hasOtherNames: Whether the file has other names. If so, it may have another owner, and nothing is
    ///     removed from it.
    /// - Returns: The new size, and the removed text as a loss.
    /// - Throws: The errors of reading and writing the file.
    func repair(size: Int, hasOtherNames: Bool) throws(FileHistoryError) -> (size: Int, loss: FileHistoryError?) {
        guard size > 0, try FileRange.read(descriptor, size - 1..<size, path: path) != [UInt8(ascii: "\n")] else {
            return (size, nil)
        }
        let start = try startOfLastLine(size: size)
        let isShort = size - start <= Self.longestRepair
        let line = isShort ? try FileRange.read(descriptor, start..<size, path: path) : []
        let isComplete = !isShort || RouteRecord(line: String(decoding: line, as: UTF8.self), in: .greenwich) != nil
        guard isComplete || hasOtherNames else {
            truncate(to: start, from: size)
            let problem = "ended with \(size - start) bytes of a torn record, which were removed"
            return (start, FileHistoryError(problem, path: path))
        }
        let (count, code) = put([UInt8(ascii: "\n")])
        guard count == 1 else { throw FileHistoryError("cannot be written", path: path, code: code) }
        return (size + 1, nil)
    }

    /// The offset of the last line of a file with a size.
    private func startOfLastLine(size: Int) throws(FileHistoryError) -> Int {
        var end = size
        while end > 0 {
            let start = max(0, end - 1 << 16)
            let part = try FileRange.read(descriptor, start..<end, path: path)
            if let last = part.lastIndex(of: UInt8(ascii: "\n")) { return start + last + 1 }
            end = start
        }
        return 0
    }
}
