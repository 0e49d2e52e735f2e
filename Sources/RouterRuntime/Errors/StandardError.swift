#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The process's standard error.
package enum StandardError {
    /// Writes a line.
    package static func write(_ line: String) {
        var text = line + "\n"
        text.withUTF8 { bytes in
            // Nothing can be done about a write that fails.
            _ = fwriteAll(bytes)
        }
    }

    private static func fwriteAll(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = UnsafeRawBufferPointer(bytes)
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = Self.writeOnce(start, rest.count)
            if count <= 0 { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
        return true
    }

    private static func writeOnce(_ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(STDERR_FILENO, start, count)
        #elseif canImport(Glibc)
            Glibc.write(STDERR_FILENO, start, count)
        #elseif canImport(Musl)
            Musl.write(STDERR_FILENO, start, count)
        #else
            Android.write(STDERR_FILENO, start, count)
        #endif
    }
}
