import Foundation
import Testing

/// `Scripts/check-apple` with commands that only pretend: which it calls, and what it makes of their results.
@Suite struct CheckAppleTests {
    /// The newest iPhone, and the iPad.
    private static let phone = "00000000-0000-0000-0000-000000000017"
    private static let pad = "00000000-0000-0000-0000-000000000020"

    /// The text of the summary, without the seconds.
    private static func summary(_ outcome: ProcessOutcome) throws -> String {
        let start = try #require(outcome.output.firstRange(of: "=== Summary\n"), "\(outcome.text)")
        return String(outcome.output[start.upperBound...]).replacing(#/ after \d+ s/#, with: "")
    }

    @Test("Each stage passes if its commands do") func allStages() throws {
        let mac = try FakeMac()
        let outcome = try mac.run()
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(
            try Self.summary(outcome) == """
                build         passed
                libraries     passed
                tests         passed
                sandbox       passed
                xcode-app     passed
                cache         passed
                recipe        passed
                documentation passed
                hosts         passed
                windows       passed
                bundle        passed
                evolution     passed
                Everything passed.

                """
        )
        let calls = try mac.calls()
        for system in ["iOS", "tvOS", "watchOS", "visionOS", "macOS"] {
            let builds = calls.filter { $0.contains("Router") && $0.contains("generic/platform=\(system) build ") }
            #expect(builds.count == 10, "one for each library")
        }
        #expect(!calls.contains { $0.contains("--disable-sandbox") })
        #expect(calls.filter { $0.contains(" BUILD_LIBRARY_FOR_DISTRIBUTION=YES ") }.count == 10)
        let tests = calls.filter { $0.contains(" test ") }
        #expect(tests.filter { $0.contains(" -scheme XcodeApp ") && $0.contains(" id=\(Self.phone) ") }.count == 1)
        for host in ["UIKitHost", "SwiftUIHost"] {
            for (device, suite) in [(Self.phone, "HostTests"), (Self.pad, "WindowTests")] {
                let call = "-scheme \(host) -destination id=\(device) -only-testing:\(host)Tests/\(suite) test "
                #expect(tests.filter { $0.contains(call) }.count == 1, "\(call)")
            }
        }
    }

    @Test("An Xcode builds with the cache that it has", arguments: [("16.4", 0), ("26.1", 2), ("27.0", 3)])
    func cache(version: String, builds: Int) throws {
        let mac = try FakeMac("\"xcodebuild -version\") echo 'Xcode \(version)' ;;")
        let outcome = try mac.run("cache")
        #expect(outcome.status == 0, "\(outcome.text)")
        #expect(outcome.output.contains("Xcode 16 has no compilation cache.\n") == (builds == 0))
        let calls = try mac.calls().filter { $0.hasPrefix("xcodebuild -project ") }
        #expect(calls.filter { $0.contains(" COMPILATION_CACHE_ENABLE_CACHING=YES ") }.count == builds)
        #expect(calls.filter { $0.contains(" SWIFT_ENABLE_PROJECT_PREFIX_MAPPING=YES ") }.count == max(0, builds - 2))
    }

    @Test("A warning fails its stage, and the next stage runs") func warnings() throws {
        let warning = "/Sources/RouterRuntime/Router.swift:3:5: warning: variable was never used"
        let mac = try FakeMac("\"swift build --build-tests \"*) echo '\(warning)' >&2 ;;")
        let outcome = try mac.run("build", "tests")
        #expect(outcome.status == 1)
        let end = "\(warning)\n\(warning)\ncheck-apple: There are warnings.\n"
        #expect(outcome.output.contains(end), "\(outcome.text)")
        #expect(
            try Self.summary(outcome) == """
                build         FAILED
                tests         passed
                Failed stages: 1. Their logs are in .build/check-apple.

                """
        )
    }

    @Test("The first command that fails ends its stage") func failures() throws {
        let mac = try FakeMac("\"swift package \"*\" routes check\") exit 3 ;;")
        let outcome = try mac.run("sandbox")
        #expect(outcome.status == 1)
        let calls = try mac.calls()
        #expect(calls.last == "swift package --package-path Fixtures/SuperApp routes check", "\(calls)")
    }

    @Test(
        "A stage fails if what it builds is not as expected",
        arguments: [
            ("xcode-app", "\"xcrun \"*) ;;", "No simulator of an iPhone has the SDK's system"),
            (
                "xcode-app",
                "\"xcodebuild \"*\" build \"*) table AppRoutes chat ;;",
                "The table of AppRoutes has no routes of 'shop'"
            ),
            (
                "xcode-app",
                "\"xcodebuild \"*\" build \"*) table AppRoutes 'chat shop'; "
                    + "table Clip 'account chat' ;;",
                "The second build has written generated files again."
            ),
            ("xcode-app", "\"xcodebuild \"*\" build \"*) ;;", "The build has generated no routes."),
            ("xcode-app", "\"xcodebuild \"*\" archive \"*) ;;", "The archive has no XcodeApp.app."),
            (
                "cache",
                "\"xcodebuild \"*\" COMPILATION_CACHE_ENABLE_CACHING=YES \"*) echo '3 hits / 12 cacheable tasks (25%)' ;;",
                "The second build has compiled something again."
            ),
            (
                "cache",
                "\"xcodebuild \"*\" SWIFT_ENABLE_PREFIX_MAPPING=YES \"*) echo '/src/A.swift:2:23: warning: path' ;;",
                "There are warnings."
            ),
            (
                "windows",
                "\"xcrun simctl \"*) echo '    iPhone 17 (00000000-0000-0000-0000-000000000017) (Booted) ' ;;",
                "No simulator of an iPad has the SDK's system"
            ),
            ("hosts", "\"swift build --product routegen \"*) exit 1 ;;", "The tool cannot be built."),
            ("recipe", "\"xcodebuild \"*) mkdir -p Fixtures/XcodeApp/Derived ;;", "The script has written no route."),
        ]
    )
    func unexpected(_ stage: String, _ exception: String, _ message: String) throws {
        let outcome = try FakeMac(exception).run(stage)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("check-apple: \(message)"), "\(outcome.text)")
    }

    @Test("A wrong name and another system are errors") func arguments() throws {
        let name = try FakeMac().run("build", "nothing")
        #expect(name.status == 2)
        #expect(
            name.text == """
                check-apple: no stage is named 'nothing'; the stages are build libraries tests sandbox xcode-app cache \
                recipe documentation hosts windows bundle evolution

                """
        )
        let system = try FakeMac("\"uname \"*) echo Linux ;;").run()
        #expect(system.status == 2)
        #expect(system.text == "check-apple: this needs a Mac with Xcode\n")
    }
}
