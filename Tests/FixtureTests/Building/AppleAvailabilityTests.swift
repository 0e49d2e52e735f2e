#if os(Linux)
    import Foundation
    import Testing

    /// `Scripts/check-apple-availability` finds what the deployment targets do not have.
    ///
    /// The first run compiles the interfaces of the standard library, which takes some seconds.
    @Suite(.serialized, .allPackages)
    struct AppleAvailabilityTests {
        /// A source with a use that Linux accepts, and the findings about it.
        struct Planted: CustomTestStringConvertible {
            let name: String
            var source: String
            var findings: [String] = []

            var testDescription: String { name }
        }

        private static let planted = [
            Planted(
                name: "Contains",
                source: """
                    func isFound() -> Bool {
                        "a".contains("bc")
                    }
                    """,
                findings: ["2:9: error: 'contains' is only available in macOS 13.0 or newer"]
            ),
            Planted(
                name: "Zone",
                source: """
                    import Foundation
                    let zone = TimeZone.gmt
                    """,
                findings: ["2:21: error: 'gmt' is only available in macOS 13.0 or newer"]
            ),
            Planted(
                name: "Stack",
                source: """
                    import SwiftUI

                    struct Stack: View {
                        var path: Binding<[Int]>
                        var body: some View { NavigationStack(path: path) { EmptyView() } }
                    }
                    """,
                findings: ["5:27: error: 'NavigationStack' is only available in macOS 13 or newer"]
            ),
            Planted(
                name: "Wide",
                source: "let number: Int128 = 1",
                findings: [
                    "1:13: error: 'Int128' is only available in macOS 15.0 or newer",
                    "1:22: error: 'Int128' is only available in macOS 15.0 or newer",
                ]
            ),
            Planted(
                name: "Pause",
                source: """
                    func pause(_ length: Duration) {}
                    """,
                findings: ["1:22: error: 'Duration' is only available in macOS 13.0 or newer"]
            ),
            Planted(
                name: "Representable",
                source: """
                    import Foundation
                    final class Shop: NSObject {
                        @objc func price(of product: Int?) -> String { "\\(product ?? 0)" }
                        @objc func prices(of products: [String]) throws -> [Int] { products.map { _ in 4 } }
                    }
                    """,
                findings: [
                    "3:16: error: instance method cannot be marked '@objc' because the type of the parameter cannot be "
                        + "represented in Objective-C"
                ]
            ),
            Planted(
                name: "Guarded",
                source: """
                    import Foundation
                    import SwiftUI

                    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
                    func text(_ duration: Duration, in zone: TimeZone = .gmt) -> String { "\\(duration) \\(zone)" }

                    func isFound(_ text: String) -> Bool {
                        if #available(macOS 13, *) { text.contains("bc") } else { text.hasPrefix("bc") }
                    }
                    """
            ),
        ]

        @Test("Each planted use is found, with its file and line")
        func plantedUsesAreFound() throws {
            let folder = try TemporaryFolder()
            var arguments = ["--system", "macOS"]
            for planted in Self.planted {
                let file = folder.url.appendingPathComponent("\(planted.name).swift")
                try Data(planted.source.utf8).write(to: file)
                arguments += ["--source", file.path]
            }
            let outcome = try Self.check(arguments)
            #expect(outcome.status == 1)
            for planted in Self.planted {
                let start = folder.url.appendingPathComponent("\(planted.name).swift").path + ":"
                let lines = outcome.errors.split(separator: "\n").filter { $0.hasPrefix(start) && $0.contains("error") }
                #expect(lines.map { String($0.dropFirst(start.count)) } == planted.findings, "\(outcome.text)")
            }
            #expect(outcome.errors.hasSuffix("\n6 modules have findings.\n"), "\(outcome.text)")
        }

        @Test("A clean source passes on every system") func cleanSourcesPass() throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appendingPathComponent("Clean.swift")
            try Data("import Foundation\nimport SwiftUI\nlet now = Date()\n".utf8).write(to: file)
            let outcome = try Self.check(["--source", file.path])
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.output == "No findings for macOS iOS tvOS watchOS visionOS.\n")
        }

        @Test(
            "Wrong arguments are refused",
            arguments: [
                (
                    ["--system", "Unix"],
                    "unknown system 'Unix'; the systems are macOS, iOS, tvOS, watchOS and visionOS"
                ),
                (["--all"], "unknown argument '--all'; the options are --system, --libraries and --source"),
                (["--source"], "--source needs a value"),
            ]
        )
        func wrongArgumentsAreRefused(_ arguments: [String], _ message: String) throws {
            let outcome = try Self.check(arguments)
            #expect(outcome.status == 2)
            #expect(outcome.errors == "check-apple-availability: \(message)\n")
        }

        private static func check(_ arguments: [String]) throws -> ProcessOutcome {
            let script = SwiftBuild.root.appendingPathComponent("Scripts/check-apple-availability")
            return try ProcessOutcome(running: script.path, arguments)
        }
    }
#endif
