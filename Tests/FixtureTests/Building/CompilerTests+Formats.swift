import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// Generated files of other versions, which were kept among the sources.
    @Suite struct Formats {
        /// The errors about a generated file, compiled with the libraries of this build.
        private func errors(_ text: String) throws -> [String] {
            let folder = try TemporaryFolder()
            try folder.write(text.utf8, to: "Old.swift")
            let tool = try #require(BuiltExecutable.path("routegen"))
            let modules = URL(fileURLWithPath: tool).deletingLastPathComponent().appendingPathComponent("Modules").path
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules, "Old.swift"],
                in: folder.url
            )
            return outcome.text.split(separator: "\n").map(String.init).filter {
                $0.contains(".swift:") && $0.contains(": error: ")
            }
        }

        private static let old =
            "an earlier version of RouteGen generated this file; build with the plugin of this version, "
            + "or run 'swift package generate-routes' if the file is kept among the sources"

        @Test("A table of an earlier format does not compile") func oldTables() throws {
            let found = try errors(
                """
                @_spi(Generated) public import RouterRuntime
                nonisolated private enum RouteDispatcher_: RouterRuntime.RouteDispatcher {}
                nonisolated extension RouterRuntime.RouteTable {
                    @_alwaysEmitIntoClient public static var shop: Self {
                        Self(matcher: "@@@E", metadata: "@@@@", dispatcher: RouterRuntime.RouteDispatchers.shop)
                    }
                    public static var app: Self {
                        Self(
                            matcher: "@@@E",
                            metadata: "@@@@",
                            links: "app:",
                            dispatcher: { module in
                                switch module {
                                case 0: RouteDispatcher_.self
                                default: nil
                                }
                            }
                        )
                    }
                }
                nonisolated extension RouterRuntime.RouteDispatchers {
                    public static var shop: any RouterRuntime.RouteDispatcher.Type { RouteDispatcher_.self }
                }
                """
            )
            #expect(
                found == [
                    "Old.swift:5:9: error: 'init(matcher:metadata:links:services:rewrites:setUps:dispatcher:)' is unavailable: \(Self.old)",
                    "Old.swift:8:9: error: 'init(matcher:metadata:links:services:rewrites:setUps:dispatcher:)' is unavailable: \(Self.old)",
                ]
            )
        }

        @Test("Accessors of an earlier format do not compile") func oldAccessors() throws {
            let found = try errors(
                """
                @_spi(Generated) public import RouterRuntime
                nonisolated extension RouterRuntime.RoutePath {
                    static var openChat: Self { routePath_(0) }
                }
                nonisolated private func routePath_(_ number_: Swift.Int) -> RouterRuntime.RoutePath {
                    RouterRuntime.RoutePath(packed: "@@@@", number: number_)
                }
                """
            )
            #expect(found == ["Old.swift:6:19: error: 'init(packed:number:)' is unavailable: \(Self.old)"])
        }

        @Test("A file of a later format does not compile") func later() throws {
            let found = try errors(
                """
                @_spi(Generated) public import RouterRuntime
                private typealias RouteFormat_ = RouterRuntime.RouteTableFormat.Version4
                """
            )
            #expect(
                found == [
                    "Old.swift:2:65: error: 'Version4' is not a member type of enum 'RouterRuntime.RouteTableFormat'"
                ]
            )
        }
    }
}
