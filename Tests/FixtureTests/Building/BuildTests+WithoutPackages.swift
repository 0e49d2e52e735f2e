import Foundation
import RouterTestSupport
import Testing

extension BuildTests {
    /// An app that other build systems than SwiftPM build, with the tool alone.
    @Suite struct WithoutPackages {
        private static let cmake = executable("cmake")
        private static let ninja = executable("ninja")
        private static let expected = "chat 5\nhere: chat 2\n"

        private static func executable(_ name: String) -> String? {
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
                .first(where: FileManager.default.isExecutableFile)
        }

        private let fixture = SwiftBuild.root.appendingPathComponent("Fixtures/WithoutPackages")

        @Test("a script builds an app with nothing but the compiler and the tool", .timeLimit(.minutes(15)))
        func script() throws {
            let output = try TemporaryFolder()
            let tool = try #require(BuiltExecutable.path("routegen"))
            let script = fixture.appendingPathComponent("build.sh").path
            let outcome = try ProcessOutcome(running: script, [tool, "out"], in: output.url)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(!outcome.text.contains("warning: "), "\(outcome.text)")
            let app = output.url.appendingPathComponent("out/App").path
            #expect(try ProcessOutcome(running: app, [], in: output.url).output == Self.expected)
        }

        @Test(
            "CMake and Ninja build an app, build what a change affects, and otherwise nothing",
            .enabled(if: cmake != nil && ninja != nil, "CMake and Ninja are not installed"),
            .timeLimit(.minutes(15))
        )
        func cmakeAndNinja() throws {
            let folder = try TemporaryFolder()
            let source = folder.url.appendingPathComponent("Source")
            try FileManager.default.copyItem(at: fixture, to: source)
            let cmake = try #require(Self.cmake)
            let tool = try #require(BuiltExecutable.path("routegen"))
            let libraries = SwiftBuild.root.appendingPathComponent("Sources").path
            let configured = try ProcessOutcome(
                running: cmake,
                [
                    "-G", "Ninja", "-S", "Source", "-B", "Build", "-DROUTEGEN=\(tool)",
                    "-DROUTEGEN_SOURCES=\(libraries)",
                ],
                in: folder.url
            )
            #expect(configured.status == 0, "\(configured.text)")
            func build() throws -> String {
                let outcome = try ProcessOutcome(running: cmake, ["--build", "Build"], in: folder.url)
                #expect(outcome.status == 0, "\(outcome.text)")
                return outcome.output
            }
            func run() throws -> String {
                let app = folder.url.appendingPathComponent("Build/App").path
                return try ProcessOutcome(running: app, [], in: folder.url).output
            }
            #expect(try build().contains("Generating the routes of App"))
            #expect(try run() == Self.expected)
            #expect(try build().contains("no work to do"))

            // A new handler: the routes of its module, of the interface and of the app change, those of Maps do not.
            let chat = try folder.text("Source/Sources/Chat/Chat.swift")
            let more = "\n/// @route //chat/5\nfunc openFifth() -> String { \"the fifth\" }\n"
            try folder.write((chat + more).utf8, to: "Source/Sources/Chat/Chat.swift")
            let log = try build()
            for module in ["Chat", "ChatRoutes", "App"] {
                #expect(log.contains("Generating the routes of \(module)\n"))
            }
            #expect(!log.contains("Generating the routes of Maps"))
            #expect(try run() == Self.expected.replacing("chat 5", with: "the fifth"))
            #expect(try build().contains("no work to do"))

            // A configuration that did not exist before.
            try folder.write("{ \"own\": \"none\" }\n".utf8, to: "Source/Sources/Maps/routegen.json")
            #expect(try build().contains("Generating the routes of Maps"))
            #expect(try build().contains("no work to do"))
        }
    }
}
