import Foundation
import Testing

/// A run with more files than arguments could name.
@Suite struct ManyFilesTests {
    static let count = 100_000

    /// In memory if possible: on a disk, creating a hundred thousand files can take minutes.
    private static let parent: URL = {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let isWritable = FileManager.default.isWritableFile(atPath: memory.path)
        return isWritable ? memory : FileManager.default.temporaryDirectory
    }()

    @Test(
        "A hundred thousand files are read, by list and by folder",
        .allPackages
    )
    func aHundredThousandFilesAreNoProblemByListAndByFolder() throws {
        let folder = try TemporaryFolder(in: Self.parent)
        var list = ""
        for number in 0..<Self.count / 1_000 {
            let part = folder.url.appendingPathComponent("Sources/part\(number)").path
            try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
            for file in number * 1_000..<(number + 1) * 1_000 {
                let text = file == 77_777 ? "/// @route //last/:id\nfunc last(id: Int) {}\n" : "struct S\(file) {}\n"
                #expect(FileManager.default.createFile(atPath: "\(part)/F\(file).swift", contents: Data(text.utf8)))
                list += "Sources/part\(number)/F\(file).swift\n"
            }
        }
        try folder.write(list.utf8, to: "list.txt")
        // Longer than all arguments and the environment may be.
        #expect(list.utf8.count > 2 << 20)
        var texts: Set<String> = []
        for path in ["@list.txt", "Sources"] {
            let arguments = ["generate", "--module", "Many=\(path)", "--output", "out.swift", "--depfile", "out.d"]
            let outcome = try Tool.run(arguments, in: folder.url)
            try #require(outcome.status == 0, "\(outcome.text)")
            texts.insert(try folder.text("out.swift"))
            let inputs = path.hasPrefix("@") ? Self.count + 1 : Self.count
            #expect(try folder.text("out.d").utf8.count { $0 == UInt8(ascii: "\n") } == inputs + 1)
        }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("Many.last") == true)
    }
}
