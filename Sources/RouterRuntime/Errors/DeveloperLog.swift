import RouteTables

#if canImport(Darwin)
    import Darwin
    import os
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Lines for developers, which debug builds write.
package enum DeveloperLog {
    /// Writes a line, without characters that a terminal or a log would obey, such as the end of a line in a URL: on Apple's systems to the unified log, with the subsystem `RouteGen` and the category `router`, and
    /// elsewhere to the standard error.
    ///
    /// On a Mac, it writes to both, unless Xcode runs the process and shows the log itself. The line has values of URLs, so
    /// a log that leaves the developer's machine does not show it.
    package static func write(_ text: String) {
        let line = PrintableText.line(text)
        #if canImport(Darwin)
            Logger(subsystem: "RouteGen", category: "router").notice("\(line, privacy: .private)")
        #endif
        #if os(macOS)
            guard getenv("OS_ACTIVITY_DT_MODE") == nil else { return }
        #endif
        #if os(macOS) || !canImport(Darwin)
            writeToStandardError(line)
        #endif
    }

    private static func writeToStandardError(_ line: String) {
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
