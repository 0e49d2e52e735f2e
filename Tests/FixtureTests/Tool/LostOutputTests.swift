#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Output that does not arrive is no success: a script would go on with half a map.
    @Suite struct LostOutputTests {
        let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
            try folder.write("/// @route //a\nfunc a() {}\n".utf8, to: "Sources/A.swift")
            try folder.write(#"{"version": 1, "routes": [], "services": []}"#.utf8, to: "map.json")
        }

        private func run(_ arguments: [String], to place: String) throws -> ProcessOutcome {
            let tool = try #require(BuiltExecutable.path("routegen"))
            return try ProcessOutcome(
                running: "/bin/sh",
                ["-c", "\"$0\" \"$@\" \(place)", tool] + arguments,
                in: folder.url
            )
        }

        static let commands = [
            ["map", "--module", "A=Sources"], ["check", "--module", "A=Sources", "--format", "json"],
            ["check", "--module", "A=Sources"], ["match", "--module", "A=Sources", "//a"],
            ["diff", "map.json", "map.json"], ["explain", "RG101"],
            ["help", "map"], ["map", "--help"], ["--version"],
        ]

        @Test("A full disk is an error of every command", arguments: commands)
        func fullDisk(_ arguments: [String]) throws {
            #expect(try run(arguments, to: "").status == 0)
            let outcome = try run(arguments, to: "> /dev/full")
            #expect(outcome.status == 2)
            #expect(
                outcome.errors.hasSuffix("routegen: error: standard output cannot be written: no space left\n"),
                "\(outcome.errors)"
            )
        }

        @Test("A closed output is an error if something is printed") func closedOutput() throws {
            let outcome = try run(["map", "--module", "A=Sources"], to: ">&-")
            #expect(outcome.status == 2)
            #expect(outcome.errors == "routegen: error: standard output cannot be written: Bad file descriptor\n")
            #expect(try run(["map", "--module", "A=Sources", "--output", "new.json"], to: ">&-").status == 0)
        }

        @Test("A reader that goes away is no error") func readerWithoutPatience() throws {
            let outcome = try run(["help"], to: "2>&1 | true; trap '' PIPE; (\"$0\" \"$@\"; echo $? >&2) | true")
            #expect(outcome.errors == "0\n")
        }
    }
#endif
