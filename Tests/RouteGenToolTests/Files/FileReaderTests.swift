import Foundation
import Testing

@testable import routegen

@Suite struct FileReaderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("One reader reads files of any size unchanged")
    func filesOfAnySizeComeThroughOneBufferUnchanged() throws {
        let reader = FileReader()
        for size in [0, 1, 100_000, (1 << 18) - 1, 1 << 18, (1 << 18) + 1, 3_000_000, 10] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ size) }
            let path = try folder.write(bytes, to: "file")
            #expect(try reader.read(path) { Array($0) } == bytes)
        }
    }

    @Test("A file that is not readable is reported") func aFileThatIsNotReadableIsReported() throws {
        let reader = FileReader()
        let pipe = folder.path("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let loop = folder.path("loop")
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        let cases = [
            (folder.path, "cannot be read: it is a folder"),
            (folder.path("none"), "cannot be read: no such file or folder"),
            (pipe, "cannot be read: it is not a regular file"),
            (loop, "cannot be read: Too many levels of symbolic links"),
        ]
        for (path, message) in cases {
            let failure = #expect(throws: FileFailure.self) { try reader.read(path) { $0.count } }
            #expect(failure == FileFailure(path: path, message: message))
        }
    }

    @Test("A file that is too large is refused before it is read") func aFileThatIsTooLargeIsRefusedBeforeItIsRead()
        throws
    {
        let path = try folder.write([], to: "sparse")
        #expect(truncate(path, off_t(FileReader.largestSize) + 1) == 0)
        let failure = #expect(throws: FileFailure.self) { try FileReader().read(path) { $0.count } }
        #expect(failure?.message == "cannot be read: it is larger than 1 GiB")
    }
}
