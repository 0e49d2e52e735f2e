import Foundation
import Testing

@testable import routegen

@Suite struct OutputFileTests {
    let folder: TemporaryFolder
    let reader = FileReader()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file is replaced only when its bytes change") func aFileIsReplacedOnlyWhenItsBytesChange() throws {
        let path = folder.path("out.swift")
        #expect(try OutputFile(path: path).write("one", with: reader))
        let date = try modificationDate(path)
        #expect(try !OutputFile(path: path).write("one", with: reader))
        #expect(try modificationDate(path) == date)
        #expect(try OutputFile(path: path).write("two", with: reader))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
        #expect(try OutputFile(path: path).write("", with: reader))
        #expect(try !OutputFile(path: path).write("", with: reader))
        #expect(try folder.entries() == ["out.swift"])
    }

    @Test("A folder at the path, or a missing parent folder, is reported, and no file remains")
    func aFolderInTheFilesPlaceOrNoneAroundItIsSaidSoAndNothingIsLeftAfter() throws {
        try folder.write([], to: "taken/inner")
        let cases = [
            ("taken", "cannot be written: it is a folder"),
            ("none/out.swift", "cannot be written: no such file or folder"),
        ]
        for (name, message) in cases {
            let path = folder.path(name)
            let failure = #expect(throws: FileFailure.self) { try OutputFile(path: path).write("x", with: reader) }
            #expect(failure == FileFailure(path: path, message: message))
        }
        #expect(try folder.entries() == ["taken"])
    }

    private func modificationDate(_ path: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
