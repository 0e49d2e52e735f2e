import Foundation

/// Reads parts of an open file by their offsets.
enum FileRange {
    /// The bytes of a range, fewer if the file ends before that.
    static func read(_ descriptor: Int32, _ range: Range<Int>, path: String) throws(FileHistoryError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            while count < range.count {
                // This stays within the buffer: a read returns at most the requested number of bytes.
                let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
                let received = pread(descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
                if received < 0, errno == EINTR { continue }
                if received < 0 { failure = errno }
                guard received > 0 else { return }
                count += received
            }
        }
        guard failure == 0 else { throw FileHistoryError("cannot be read", path: path, code: failure) }
        return bytes
    }
}
