/// Reads whole files, one after the other, into one buffer that grows to the size of the largest one.
///
/// So reading thousands of small files does not take an allocation per file, which would cost more than the reading.
final class FileReader {
    /// The largest size that is read.
    ///
    /// No source is that large, and a sparse file would exhaust the memory.
    static let largestSize = 1 << 30

    /// The tree in which links to configurations may lead.
    let tree: SourceTree

    private var buffer: UnsafeMutableRawBufferPointer

    /// Creates a reader with a buffer that is large enough for most sources.
    init(in tree: SourceTree = SourceTree()) {
        self.tree = tree
        buffer = .allocate(byteCount: 1 << 18, alignment: 16)
    }

    deinit {
        buffer.deallocate()
    }

    /// Passes the bytes of a file to a closure.
    ///
    /// They are valid until it returns.
    func read<Result>(
        _ path: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(FileFailure) -> Result {
        // Without O_NONBLOCK, opening a pipe would wait for a writer that may never come.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw FileFailure(path: path, doing: "cannot be read", error: errno)
        }
        let count: Int
        do throws(FileFailure) {
            count = try fill(from: descriptor, path: path)
        } catch {
            close(descriptor)
            throw error
        }
        close(descriptor)
        // Unchecked: the bytes were read into the buffer, and `count` is at most its size.
        return body(UnsafeBufferPointer(rebasing: UnsafeRawBufferPointer(buffer).bindMemory(to: UInt8.self)[..<count]))
    }

    /// Reads to the end of the file, which may be larger than its size at the start; returns the number of bytes.
    private func fill(from descriptor: Int32, path: String) throws(FileFailure) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw FileFailure(path: path, doing: "cannot be read", error: errno)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw FileFailure(path: path, message: "cannot be read: it is a folder")
        default: throw FileFailure(path: path, message: "cannot be read: it is not a regular file")
        }
        let isTooLarge = FileFailure(path: path, message: "cannot be read: it is larger than 1 GiB")
        guard status.st_size <= Self.largestSize else { throw isTooLarge }
        var count = 0
        // A byte more than the file has, so that the first read finds its end.
        reserve(Int(status.st_size) + 1, keeping: 0)
        while true {
            if count == buffer.count {
                reserve(2 * buffer.count, keeping: count)
            }
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            let received = SystemCall.received(from: descriptor, into: rest)
            if received == 0 { return count }
            if received < 0 {
                if errno == EINTR { continue }
                throw FileFailure(path: path, doing: "cannot be read", error: errno)
            }
            count += received
            guard count <= Self.largestSize else { throw isTooLarge }
        }
    }

    private func reserve(_ size: Int, keeping count: Int) {
        guard size > buffer.count else { return }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, 2 * buffer.count), alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        buffer.deallocate()
        buffer = larger
    }
}
