import Corpus
import Foundation
import RouteGenCore
@_spi(Testing) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

// Measures how fast Swift files are scanned, compared with swift-syntax, in one process.
//
//   swift run -c release LexerThroughput FOLDER...

let paths = SwiftFiles.list(below: SwiftFiles.folders)
let files = paths.compactMap(SwiftFiles.read)
let size = files.reduce(0) { $0 + $1.count }
guard size > 0 else {
    print("No Swift files. Name folders, or set SWIFT_CORPUS.")
    exit(2)
}
print("\(files.count) files, \(size) bytes")

/// The best of several runs, in megabytes per second.
@MainActor func throughput(_ title: String, runs: Int, _ body: () -> Int) -> Double {
    var best = Double.infinity
    var result = 0
    for _ in 0..<runs {
        let start = DispatchTime.now().uptimeNanoseconds
        result = body()
        best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    let megabytes = Double(size) / best / 1e6
    let padded = title.padding(toLength: 48, withPad: " ", startingAt: 0)
    print("\(padded) \(String(format: "%9.1f MB/s  %8.1f ms  (%d)", megabytes, best * 1000, result))")
    return megabytes
}

/// Reads a file into a buffer that is reused, as the command does.
@MainActor func scan(_ path: String, into buffer: inout [UInt8]) -> Bool {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var count = 0
    while true {
        if count == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
        let got = buffer.withUnsafeMutableBytes {
            read(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count)
        }
        guard got > 0 else { break }
        count += got
    }
    return buffer.withUnsafeBufferPointer { bytes in
        let file = UnsafeBufferPointer(rebasing: bytes[..<count])
        guard MarkerSearch.mayContainMarker(file) else { return false }
        return !DeclarationParser.parse(path: path, bytes: file).declarations.isEmpty
    }
}

/// The number of tokens of a file.
///
/// A string literal with its interpolations is one token.
func tokenCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let source = SourceText(copying: bytes)
    var lexer = Lexer(bytes: source.bytes, count: source.count)
    var count = 0
    lexer.next()
    while lexer.kind != .endOfFile {
        count &+= 1
        lexer.next()
    }
    // The lexer reads the source by pointer, so it must live until here.
    return withExtendedLifetime(source) { count }
}

let tokens = throughput("RouteGen: lexer, search off", runs: 10) {
    files.reduce(0) { count, bytes in count + bytes.withUnsafeBufferPointer(tokenCount) }
}
let parser = throughput("RouteGen: lexer and declarations, search off", runs: 10) {
    files.reduce(0) { count, bytes in
        count + bytes.withUnsafeBufferPointer { DeclarationParser.parse(path: "", bytes: $0).declarations.count }
    }
}
let search = throughput("RouteGen: search on, in memory", runs: 10) {
    files.reduce(0) { count, bytes in
        count
            + bytes.withUnsafeBufferPointer {
                MarkerSearch.mayContainMarker($0) ? DeclarationParser.parse(path: "", bytes: $0).declarations.count : 0
            }
    }
}
let reads = throughput("RouteGen: search on, file reads included", runs: 10) {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    return paths.reduce(0) { $0 + (scan($1, into: &buffer) ? 1 : 0) }
}
let theirLexer = throughput("swift-syntax: lexer", runs: 3) {
    files.reduce(0) { count, bytes in
        count
            + bytes.withUnsafeBufferPointer { buffer in
                guard !buffer.isEmpty else { return 0 }
                var tracker = LookaheadTracker()
                return withUnsafeMutablePointer(to: &tracker) { tracker in
                    // The sequence repeats the end of the file forever.
                    var count = 0
                    for lexeme in Lexer.tokenize(buffer, lookaheadTracker: tracker, experimentalFeatures: []) {
                        if lexeme.rawTokenKind == .endOfFile { break }
                        count += 1
                    }
                    return count
                }
            }
    }
}
let theirParser = throughput("swift-syntax: parser", runs: 3) {
    files.reduce(0) { count, bytes in
        count + bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
    }
}

print("")
@MainActor func ratio(_ title: String, _ own: Double, _ theirs: Double) {
    print("\(title.padding(toLength: 62, withPad: " ", startingAt: 0)) \(String(format: "%7.2f", own / theirs))")
}
ratio("lexer, search off / swift-syntax's lexer", tokens, theirLexer)
ratio("lexer, search off / swift-syntax's parser", tokens, theirParser)
ratio("lexer and declarations, search off / swift-syntax's parser", parser, theirParser)
ratio("search on, file reads included / swift-syntax's parser", reads, theirParser)
