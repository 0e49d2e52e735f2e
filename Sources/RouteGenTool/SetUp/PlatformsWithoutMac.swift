import RouteGenCore

/// Finds packages for iOS whose commands cannot run on a Mac.
enum PlatformsWithoutMac {
    /// Checks the manifest of the package of a table, in a file.
    static func check(_ path: String, with reader: FileReader, failures: inout [FileFailure]) -> [Diagnostic] {
        do throws(FileFailure) {
            return try reader.read(path) { bytes in check(bytes, path: path) }
        } catch {
            failures.append(error)
            return []
        }
    }

    /// Checks a manifest.
    ///
    /// Before SwiftPM runs a command on a Mac, it compares the oldest system of each target with that of its products,
    /// for macOS. A package that does not name macOS supports macOS 10.13, which the libraries do not. Platforms that
    /// are not a literal are not checked.
    ///
    /// - Parameters:
    ///   - manifest: The contents of `Package.swift`.
    ///   - path: Its path.
    /// - Returns: The finding, at the platform iOS.
    static func check(_ manifest: UnsafeBufferPointer<UInt8>, path: String) -> [Diagnostic] {
        let source = SourceText(copying: manifest)
        // The lexer reads the bytes of the source.
        return withExtendedLifetime(source) {
            var lexer = Lexer(bytes: source.bytes, count: source.count)
            while lexer.kind != .endOfFile {
                guard lexer.isIdentifier("platforms") else {
                    lexer.next()
                    continue
                }
                lexer.next()
                guard lexer.kind == .colon else { continue }
                lexer.next()
                // A condition of a dependency has platforms, too, but no versions, so that they follow each other.
                guard lexer.kind == .leftBracket, let range = rangeOfIOS(&lexer) else { continue }
                return [finding(at: range, lexer, path: path)]
            }
            return []
        }
    }

    /// The range of `.iOS(...)` in a list of platforms with versions that lacks macOS; the lexer is at the bracket.
    private static func rangeOfIOS(_ lexer: inout Lexer) -> Range<Int>? {
        var range: Range<Int>?
        lexer.next()
        while lexer.kind == .period {
            let start = lexer.start
            lexer.next()
            let isIOS = lexer.isIdentifier("iOS")
            let isOther = lexer.isIdentifier("macOS") || lexer.isIdentifier("custom")
            lexer.next()
            guard lexer.kind == .leftParenthesis, !isOther else { return nil }
            lexer.skipParentheses()
            if isIOS { range = start..<lexer.triviaStart }
            guard lexer.kind == .comma else { break }
            lexer.next()
        }
        guard lexer.kind == .rightBracket else { return nil }
        lexer.next()
        return lexer.kind == .operatorSign ? nil : range
    }

    private static func finding(at range: Range<Int>, _ lexer: Lexer, path: String) -> Diagnostic {
        var lines = LineCursor(lexer: lexer)
        let (line, column) = lines.position(of: range.lowerBound)
        let start = SourceLocation(file: path, line: line, column: column)
        return Problem(.platformsWithoutMac, at: start, length: range.count)
            .saying("the package names iOS and not macOS, so SwiftPM runs none of its commands on a Mac")
            .advising(
                "add `.macOS(.v12)`, the oldest system that RouteGen supports, or a later one; the app need not run "
                    + "on it"
            )
    }
}
