import Foundation
import Testing

@Suite struct ReadmeTests {
    @Test("SuperApp contains each example of the table") func eachExampleOfTheTableStandsInSuperApp() throws {
        let rows = try #require(Readme().section("What there is")).rows
        #expect(rows.count > 10)
        let sources = try SuperAppSources()
        for row in rows {
            #expect(row.count == 3)
            for example in row.dropFirst().filter({ $0.hasPrefix("`") }) {
                let code = example.trimmingCharacters(in: ["`"])
                #expect(sources.contain(code), "SuperApp does not have: \(code)")
            }
        }
    }

    @Test("SuperApp contains the files of the interface") func theFilesOfTheInterfaceStandInSuperApp() throws {
        let blocks = try #require(Readme().section("Modules that call each other without depending on each other"))
            .blocks
        let files = blocks.filter { $0.title != nil }
        #expect(files.count == 2)
        for block in files {
            let file = SwiftBuild.root.appendingPathComponent("Fixtures/SuperApp/\(try #require(block.title))")
            #expect(try String(contentsOf: file, encoding: .utf8) == block.text)
        }
    }

    @Test("the finding is printed as the README shows it") func theFindingIsPrintedAsTheREADMEShowsIt() throws {
        let blocks = try #require(Readme().section("What the build finds")).blocks
        let shown = try #require(blocks.first { $0.language == "text" }).text
        let file = SwiftBuild.root.appendingPathComponent("Fixtures/Failing/DuplicateInModule/expected-diagnostics.txt")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(shown))
    }

    @Test("the links lead somewhere") func theLinksLeadSomewhere() throws {
        for match in try Readme().lines.joined(separator: "\n").matches(of: /\]\((?<path>[^)#]+)\)/) {
            let path = SwiftBuild.root.appendingPathComponent(String(match.path)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }
    }
}
