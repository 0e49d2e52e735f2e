import Foundation
import Testing

@testable import routegen

@Suite struct GenerateCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The same sources give the same bytes by folder, by list and by file")
    func theSameSourcesGiveTheSameBytesByFolderByListAndByFile() throws {
        let source = try folder.write("/// @route //hello\npublic func hello() {}\n".utf8, to: "Sources/Hello.swift")
        let list = try folder.write("\(source)\n".utf8, to: "list.txt")
        var outputs: Set<String> = []
        for path in [folder.path("Sources"), "@\(list)", source] {
            let output = folder.path("out.swift")
            #expect(Routegen.run(["generate", "--module", "Hello=\(path)", "--output", output]) == .clean)
            outputs.insert(try String(contentsOfFile: output, encoding: .utf8))
        }
        #expect(outputs.count == 1)
    }

    @Test("An unreadable input leaves the old output unchanged")
    func anUnreadableInputLeavesTheOldOutputUnchanged() throws {
        let output = try folder.write("old".utf8, to: "out.swift")
        try folder.write("func ok() {}".utf8, to: "Sources/Ok.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources/gone.swift"),
            withDestinationPath: "nowhere"
        )
        #expect(Routegen.run(["generate", "--module", "A=\(folder.path("Sources"))", "--output", output]) == .unusable)
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "old")
        #expect(try folder.entries() == ["Sources", "out.swift"])
    }

    @Test("An output in the folder of the sources is not read as a source")
    func anOutputInTheFolderOfTheSourcesIsNotReadAsOneOfThem() throws {
        try folder.write("func ok() {}".utf8, to: "Ok.swift")
        let output = try folder.write([0xFF, 0xFE], to: "Generated.swift")
        let depfile = folder.path("d")
        let arguments = ["generate", "--module", "A=\(folder.path)", "--output", output, "--depfile", depfile]
        #expect(Routegen.run(arguments) == .clean)
        let dependencies = try String(contentsOfFile: depfile, encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(dependencies.count == 1)
        #expect(dependencies.first?.hasSuffix("Ok.swift") == true)
    }

    @Test(
        "Wrong usage has its own exit status",
        arguments: [
            [], ["nonsense"], ["generate"], ["generate", "--module", "A=x"], ["help", "nonsense"],
            ["generate", "--module", "A=x", "--module", "B=x", "--output", "o"],
        ]
    )
    func wrongUsageHasItsOwnExitStatus(arguments: [String]) {
        #expect(Routegen.run(arguments) == .unusable)
    }

    @Test(
        "Asking for help is not an error",
        arguments: [["--help"], ["--version"], ["help", "generate"], ["generate", "--help"], ["check", "-h"]]
    )
    func askingForHelpIsNotAnError(arguments: [String]) {
        #expect(Routegen.run(arguments) == .clean)
    }
}
