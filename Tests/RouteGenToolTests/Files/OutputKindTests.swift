import Foundation
import Testing

@testable import routegen

/// Only a regular file at the path of an output is replaced.
@Suite struct OutputKindTests {
    let folder: TemporaryFolder
    let reader = FileReader()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func kind(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    private func write(_ text: String, to path: String) throws -> Bool {
        try OutputFile(path: path).write(text, with: reader)
    }

    private func failure(writing text: String = "new", to path: String) -> String? {
        let failure = #expect(throws: FileFailure.self) { try write(text, to: path) }
        #expect(failure?.path == path)
        return failure?.message
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }

    @Test("A regular file keeps its mode", arguments: [0o600, 0o640, 0o755, 0o444] as [mode_t])
    func aRegularFileKeepsItsMode(_ mode: mode_t) throws {
        let path = try folder.write("old".utf8, to: "out.swift")
        chmod(path, mode)
        #expect(try write("new", to: path))
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == mode)
        #expect(try text("out.swift") == "new")
        #expect(try folder.entries() == ["out.swift"])
    }

    @Test("A symbolic link remains, and its target is replaced") func aSymbolicLinkRemainsAndItsTargetIsReplaced()
        throws
    {
        let target = try folder.write("old".utf8, to: "inner/target.swift")
        let (near, far) = (folder.path("near"), folder.path("far"))
        #expect(symlink("inner/target.swift", near) == 0)
        #expect(symlink("near", far) == 0)
        #expect(try write("new", to: far))
        #expect(try text("inner/target.swift") == "new")
        #expect(try !write("new", to: far))
        #expect(kind(near) == S_IFLNK && kind(far) == S_IFLNK && kind(target) == S_IFREG)
        #expect(try folder.entries() == ["far", "inner", "near"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("inner")) == ["target.swift"])
    }

    @Test("A link to nothing, to itself or to a folder is refused")
    func aLinkToNothingToItselfOrToAFolderIsRefused() throws {
        for (name, target) in [("dangling", "nowhere"), ("round", "round"), ("folder", ".")] {
            #expect(symlink(target, folder.path(name)) == 0)
        }
        #expect(
            failure(to: folder.path("dangling"))
                == "cannot be written: it is a symbolic link to a file that does not exist"
        )
        #expect(failure(to: folder.path("round")) == "cannot be written: \(String(cString: strerror(ELOOP)))")
        #expect(failure(to: folder.path("folder")) == "cannot be written: it is a folder")
        #expect(try folder.entries() == ["dangling", "folder", "round"])
    }

    @Test("A pipe receives the whole text", arguments: [3, 1_000_000]) func aPipeIsWrittenTo(_ count: Int) throws {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let reading = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reading) }
        #expect(fcntl(reading, F_SETFL, 0) == 0)
        let received = Received()
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while received.bytes.count < count {
                let size = read(reading, &buffer, buffer.count)
                // Nothing is there to read before the pipe is opened for writing.
                guard size > 0 else {
                    usleep(1000)
                    continue
                }
                received.bytes += buffer[..<size]
            }
            done.signal()
        }
        let text = String(repeating: "x", count: count)
        #expect(try write(text, to: path))
        done.wait()
        #expect(received.bytes == Array(text.utf8))
        #expect(kind(path) == S_IFIFO)
        #expect(try folder.entries() == ["pipe"])
    }

    /// What a thread read; the semaphore orders the accesses.
    private final class Received: @unchecked Sendable {
        var bytes: [UInt8] = []
    }

    @Test("A pipe without a reader is refused") func aPipeThatNobodyReadsFromIsRefused() throws {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(failure(to: path) == "cannot be written: it is a pipe without a reader")
        #expect(kind(path) == S_IFIFO)
    }

    @Test("The null device remains a device") func theNullDeviceRemainsADevice() throws {
        #expect(try write("new", to: "/dev/null"))
        #expect(kind("/dev/null") == S_IFCHR)
        let link = folder.path("null")
        #expect(symlink("/dev/null", link) == 0)
        #expect(try write("new", to: link))
        #expect(kind(link) == S_IFLNK && kind("/dev/null") == S_IFCHR)
        #expect(try folder.entries() == ["null"])
    }

    #if os(Linux)
        @Test("A full device is reported") func aFullDeviceIsReported() {
            #expect(failure(to: "/dev/full") == "cannot be written: no space left")
            #expect(kind("/dev/full") == S_IFCHR)
        }
    #endif

    @Test("A socket is refused") func aSocketIsRefused() throws {
        let path = folder.path("socket")
        guard mknod(path, S_IFSOCK | 0o600, 0) == 0 else { return }
        #expect(failure(to: path) == "cannot be written: it is a socket")
        #expect(kind(path) == S_IFSOCK)
    }

    @Test("A link in the place of a temporary file is not followed")
    func aLinkInTheTemporaryFilesPlaceIsNotFollowed() throws {
        let precious = try folder.write("precious".utf8, to: "precious")
        for name in [".routegen-\(getpid())-0.tmp", "out.swift.\(getpid()).tmp"] {
            #expect(symlink(precious, folder.path(name)) == 0)
        }
        #expect(try write("new", to: folder.path("out.swift")))
        #expect(try text("precious") == "precious")
        #expect(try text("out.swift") == "new")
        #expect(kind(folder.path(".routegen-\(getpid())-0.tmp")) == S_IFLNK)
    }

    @Test("A file's name can have the greatest length that the system allows") func aNameOfTheGreatestLength() throws {
        let name = String(repeating: "x", count: 255)
        #expect(try write("new", to: folder.path(name)))
        #expect(try folder.entries() == [name])
        #expect(failure(to: folder.path(name + "x")) != nil)
        #expect(try folder.entries() == [name])
    }

    @Test("The generate command can write to a device") func generateWritesThroughToo() throws {
        let source = try folder.write("/// @route //a\nfunc a() {}\n".utf8, to: "A.swift")
        let arguments = ["generate", "--module", "A=\(source)", "--output", "/dev/null", "--depfile", "/dev/null"]
        #expect(Routegen.run(arguments) == .clean)
        #expect(kind("/dev/null") == S_IFCHR)
    }
}
