#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A stream that the process prints to.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes the text at once and unbuffered; a reader that has gone away is no failure of ours.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = Self.system(rawValue, start, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
        }
    }

    private static func system(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, start, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #endif
    }
}
