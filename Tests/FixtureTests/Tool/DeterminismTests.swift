import Foundation
import TestSupport
import Testing

/// The same sources give the same bytes, for any order, any folder, and any way to name them.
@Suite struct DeterminismTests {
    static let sources = SwiftBuild.root.appendingPathComponent("Fixtures/SuperApp/Sources")
    static let modules: [String] = {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        return folders.filter { !$0.hasPrefix(".") }.sorted()
    }()

    /// The outcome of a run with the whole of SuperApp, and the text that it wrote.
    private func generate(
        in folder: TemporaryFolder,
        _ reorder: ([String]) -> [String]
    ) throws -> (outcome: ProcessOutcome, text: String) {
        var arguments: [String] = []
        for (index, module) in reorder(Self.modules).enumerated() {
            let names = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path + "/" + module)
            let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\(module)/\($0)" }
            let list = reorder(files).map { "\($0)\n" }.joined()
            try folder.write(list.utf8, to: "lists/\(index).txt")
            arguments += [module == "SuperApp" ? "--module" : "--dependency", "\(module)=@lists/\(index).txt"]
        }
        // The same relative path leads to a copy of the sources in each folder.
        let copy = folder.url.appendingPathComponent("Sources")
        if !FileManager.default.fileExists(atPath: copy.path) {
            try FileManager.default.copyItem(at: Self.sources, to: copy)
        }
        arguments += ["--executable", "--config", "Sources/SuperApp/routegen.json", "--output", "out.swift"]
        let outcome = try Tool.run(["generate"] + arguments, in: folder.url)
        return (outcome, try folder.text("out.swift"))
    }

    @Test("The order of modules and files does not change the output") func orderAndFolderMakeNoDifference() throws {
        #expect(Self.modules.count > 9)
        let first = try generate(in: TemporaryFolder()) { $0 }
        #expect(first.outcome.status == 0, "\(first.outcome.text)")
        #expect(first.text.count > 5_000)
        #expect(try generate(in: TemporaryFolder()) { $0.reversed() }.text == first.text)
        for seed in [TestSeed.value, TestSeed.value + 1] {
            let other = try generate(in: TemporaryFolder()) { names in
                var random = SplitMix(seed: seed)
                return names.shuffled(using: &random)
            }
            #expect(other.text == first.text, "seed \(TestSeed.value)")
        }
    }

    /// Two clones in folders with different names and depths, a year apart: the output contains neither places nor
    /// dates.
    @Test("Two clones give the same bytes") func twoClonesGiveTheSameBytes() throws {
        var files: [[String: Data]] = []
        for path in ["clone", "a much longer/path to #another/clone"] {
            let folder = try TemporaryFolder()
            let clone = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: clone, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.sources, to: clone.appendingPathComponent("Sources"))
            if !files.isEmpty { try age(clone) }
            var written: [String: Data] = [:]
            for module in Self.modules {
                let isApp = module == "SuperApp"
                let arguments =
                    Self.modules.filter { isApp && $0 != module }.flatMap { ["--dependency", "\($0)=Sources/\($0)"] }
                    + (isApp ? ["--executable"] : [])
                let outcome = try Tool.run(
                    ["generate", "--module", "\(module)=Sources/\(module)", "--output", "\(module).out"]
                        + ["--depfile", "\(module).d"] + arguments,
                    in: clone
                )
                // A table of one module alone may name types that it cannot see.
                #expect(outcome.status != 2, "\(outcome.text)")
                for file in ["\(module).out", "\(module).d"] {
                    written[file] = try Data(contentsOf: clone.appendingPathComponent(file))
                }
            }
            files.append(written)
        }
        #expect(files[0].count == 2 * Self.modules.count)
        #expect(files[0] == files[1])
    }

    private func age(_ folder: URL) throws {
        let lastYear = Date(timeIntervalSinceNow: -31_536_000)
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let path = folder.appendingPathComponent(name).path
            try FileManager.default.setAttributes([.modificationDate: lastYear], ofItemAtPath: path)
        }
    }

    @Test("Findings have the same order, whatever the order of the modules")
    func findingsComeInTheSameOrderToo() throws {
        let folder = try TemporaryFolder()
        let failing = SwiftBuild.root.appendingPathComponent("Fixtures/Failing")
        let names = ["MisplacedMarker", "DuplicateInModule", "PrivateHandler", "UnknownOption", "MalformedPattern"]
        for name in names {
            try FileManager.default.copyItem(
                at: failing.appendingPathComponent(name),
                to: folder.url.appendingPathComponent(name)
            )
        }
        var random = SplitMix(seed: TestSeed.value)
        let outcomes = try [names, names.reversed(), names.shuffled(using: &random)].map { names in
            try Tool.run(["check"] + names.flatMap { ["--module", "\($0)=\($0)"] }, in: folder.url)
        }
        #expect(outcomes[0].status == 1)
        #expect(outcomes[0].text.contains("RG101") && outcomes[0].text.contains("RG301"))
        #expect(outcomes[1] == outcomes[0])
        #expect(outcomes[2] == outcomes[0], "seed \(TestSeed.value)")
    }
}
