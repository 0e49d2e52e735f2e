import Foundation
import Testing

/// The dependency file holds every input, and Make reads it as it was meant.
@Suite struct DepfileTests {
    private static let make = ["/usr/bin/make", "/bin/make"].first(where: FileManager.default.isExecutableFile)

    private static let names = ["A.swift", "a b#c$d.swift", #"back\slash.swift"#, #"e\ f.swift"#, "g:h%i.swift"]

    @Test("The depfile lists every file that is read") func everyFileThatIsReadIsAnInput() throws {
        let folder = try TemporaryFolder()
        try write(in: folder)
        let text = try folder.text("out.d")
        for name in [
            "A.swift", "Feature.swift", "Shown.swift", "dependency.txt", "known.txt", "visible.txt", "other.json",
            "Feature/routegen.json",
        ] {
            #expect(text.contains("\(name) \\\n") || text.hasSuffix("\(name)\n"), "\(name) is missing:\n\(text)")
        }
    }

    @Test("Make builds again when an input changes", .enabled(if: make != nil)) func makeBuildsAgainWhenAnInputChanges()
        throws
    {
        let folder = try TemporaryFolder()
        try write(in: folder)
        try folder.write("all: out.swift\nout.swift:\n\t@echo built\n-include out.d\n".utf8, to: "Makefile")
        let make = try #require(Self.make)
        #expect(try ProcessOutcome(running: make, [], in: folder.url).output.contains("Nothing to be done"))
        for name in Self.names.map({ "Sources/\($0)" }) + ["other.json", "Feature/routegen.json", "known.txt"] {
            let file = folder.url.appendingPathComponent(name).path
            let later = Date(timeIntervalSinceNow: 100)
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: file)
            #expect(try ProcessOutcome(running: make, [], in: folder.url).output == "built\n", "\(name)")
            let earlier = Date(timeIntervalSinceNow: -100)
            try FileManager.default.setAttributes([.modificationDate: earlier], ofItemAtPath: file)
        }
    }

    private func write(in folder: TemporaryFolder) throws {
        for name in Self.names { try folder.write("".utf8, to: "Sources/\(name)") }
        try folder.write("".utf8, to: "Feature/Feature.swift")
        try folder.write("{}".utf8, to: "Feature/routegen.json")
        try folder.write("".utf8, to: "Shown/Shown.swift")
        try folder.write("Feature/Feature.swift\nFeature/routegen.json\n".utf8, to: "dependency.txt")
        try folder.write("Feature\n".utf8, to: "known.txt")
        try folder.write("Feature\n".utf8, to: "visible.txt")
        try folder.write("{}".utf8, to: "other.json")
        let outcome = try Tool.run(
            [
                "generate", "--module", "App=Sources", "--dependency", "Feature=@dependency.txt", "--accessors",
                "Shown=Shown", "--known", "@known.txt", "--visible", "@visible.txt", "--config", "other.json",
                "--executable", "--output", "out.swift", "--depfile", "out.d",
            ],
            in: folder.url
        )
        #expect(outcome.status == 0, "\(outcome.text)")
    }
}
