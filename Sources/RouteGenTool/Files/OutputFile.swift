#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that the tool writes: replaced as a whole, and only when its bytes change.
///
/// Build systems compare modification times, so an unchanged file must not be touched. The new bytes are written beside the file and
/// moved over it, so that no reader ever sees half a file, and a run that is killed leaves the old one.
struct OutputFile {
    /// The path, as it was given.
    var path: String

    /// Replaces the content unless it is already there; tells whether it was replaced.
    @discardableResult
    func write(_ text: String, with reader: FileReader) throws(FileFailure) -> Bool {
        var text = text
        let result = text.withUTF8 { bytes in
            Result { () throws(FileFailure) in try replace(with: UnsafeRawBufferPointer(bytes), reader: reader) }
        }
        return try result.get()
    }

    private func replace(with bytes: UnsafeRawBufferPointer, reader: FileReader) throws(FileFailure) -> Bool {
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT != S_IFDIR else {
                throw FileFailure(path: path, message: "cannot be written: it is a folder")
            }
            if Int(status.st_size) == bytes.count, holds(bytes, reader: reader) {
                return false
            }
        }
        let temporary = "\(path).\(getpid()).tmp"
        do throws(FileFailure) {
            try create(temporary, with: bytes)
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let number = errno
            unlink(temporary)
            throw FileFailure(path: path, doing: "cannot be written", error: number)
        }
        return true
    }

    private func holds(_ bytes: UnsafeRawBufferPointer, reader: FileReader) -> Bool {
        do throws(FileFailure) {
            return try reader.read(path) { old in
                guard old.count == bytes.count else { return false }
                guard let new = bytes.baseAddress, let old = old.baseAddress else { return true }
                return memcmp(old, new, bytes.count) == 0
            }
        } catch {
            return false
        }
    }

    private func create(_ temporary: String, with bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw FileFailure(path: path, doing: "cannot be written", error: errno)
        }
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            #if canImport(Darwin)
                let count = Darwin.write(descriptor, start, rest.count)
            #elseif canImport(Glibc)
                let count = Glibc.write(descriptor, start, rest.count)
            #elseif canImport(Musl)
                let count = Musl.write(descriptor, start, rest.count)
            #endif
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                close(descriptor)
                throw FileFailure(path: path, doing: "cannot be written", error: number)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        // A full disk may be reported only here.
        guard close(descriptor) == 0 else {
            throw FileFailure(path: path, doing: "cannot be written", error: errno)
        }
    }
}
