import Foundation
import Testing

@testable import routegen

@Suite struct SourceFolderTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("Swift files are found at any depth in the order of their bytes")
    func swiftFilesAreFoundAtAnyDepthInTheOrderOfTheirBytes() throws {
        for name in [
            "b.swift", "a.swift", "B.swift", "sub dir/é.swift", "sub/x.swift", "sub/deep/er/y.swift", "no.txt",
            "noswift",
        ] {
            try folder.write([], to: name)
        }
        let expected = ["B.swift", "a.swift", "b.swift", "sub dir/é.swift", "sub/deep/er/y.swift", "sub/x.swift"]
        #expect(try SourceFolder(path: folder.path).sourceFiles() == expected.map(folder.path))
        #expect(try SourceFolder(path: folder.path + "/").sourceFiles() == expected.map(folder.path))
    }

    @Test("Hidden entries and links to folders are left out, links to files are not")
    func hiddenEntriesAndLinksToFoldersAreLeftOutLinksToFilesAreNot() throws {
        try folder.write([], to: ".build/checkouts/a.swift")
        try folder.write([], to: ".hidden.swift")
        let file = try folder.write([], to: "real.swift")
        try folder.write([], to: "folder.swift/inner.swift")
        try FileManager.default.createSymbolicLink(atPath: folder.path("link.swift"), withDestinationPath: file)
        try FileManager.default.createSymbolicLink(atPath: folder.path("broken.swift"), withDestinationPath: "nowhere")
        try FileManager.default.createSymbolicLink(atPath: folder.path("round"), withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path("round.swift"), withDestinationPath: folder.path)
        let expected = ["broken.swift", "folder.swift/inner.swift", "link.swift", "real.swift"]
        #expect(try SourceFolder(path: folder.path).sourceFiles() == expected.map(folder.path))
    }

    @Test("Entries are those of the folder alone, in order, without hidden ones") func entries() throws {
        for name in ["b/x.swift", "a.txt", ".git/config"] { try folder.write([], to: name) }
        try FileManager.default.createSymbolicLink(atPath: folder.path("c"), withDestinationPath: "nowhere")
        #expect(SourceFolder.entries(of: folder.path) == ["a.txt", "b", "c"])
        #expect(SourceFolder.entries(of: folder.path("nowhere")) == [])
    }

    @Test("A missing folder is reported") func aMissingFolderIsReported() {
        let path = folder.path("none")
        let failure = #expect(throws: FileFailure.self) { try SourceFolder(path: path).sourceFiles() }
        #expect(failure == FileFailure(path: path, message: "cannot be listed: no such file or folder"))
    }
}
