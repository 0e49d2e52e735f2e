import Foundation
import Testing

@testable import routegen

/// `routegen new`: the files of a new target.
@Suite struct NewCommandTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: String...) -> routegen.ExitStatus {
        Routegen.run(["new"] + arguments + ["--sources", folder.path("Sources")])
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path("Sources/\(name)"), encoding: .utf8)
    }

    @Test("Each kind of target has its files") func files() throws {
        #expect(run("feature", "Orders") == .clean)
        #expect(
            try text("Orders/Orders.swift") == #"""
                /// The first route of Orders: `//orders/5` opens it.
                ///
                /// @route //orders/:id(\d+)
                public func openOrders(id: Int) -> String {
                    "Orders \(id)"
                }

                """#
        )
        #expect(run("interface", "Orders") == .clean)
        #expect(
            try text("OrdersRoutes/routegen.json") == """
                {
                  "version": 1,
                  "accessors": { "for": ["Orders"], "access": "public" }
                }

                """
        )
        #expect(
            try text("OrdersRoutes/OrdersRoutes.swift")
                == "// Everything in this module is generated; SwiftPM requires one source file in each target.\n"
        )
        #expect(run("app-routes") == .clean)
        #expect(run("app-routes", "Shop_2") == .clean)
        for name in ["AppRoutes", "Shop_2"] {
            #expect(
                try text("\(name)/routegen.json") == """
                    {
                      "version": 1,
                      "table": "app"
                    }

                    """
            )
            #expect(try text("\(name)/\(name).swift").hasPrefix("// Everything in this module is generated"))
        }
    }

    @Test("A file that is there is not replaced, and then no other is written") func existing() throws {
        try folder.write("// Mine.\n".utf8, to: "Sources/ARoutes/ARoutes.swift")
        #expect(run("interface", "A") == .unusable)
        #expect(try text("ARoutes/ARoutes.swift") == "// Mine.\n")
        #expect(!FileManager.default.fileExists(atPath: folder.path("Sources/ARoutes/routegen.json")))
        // A broken link is a file, too.
        try FileManager.default.createDirectory(atPath: folder.path("Sources/B"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources/B/B.swift"),
            withDestinationPath: folder.path("nowhere")
        )
        #expect(run("feature", "B") == .unusable)
        #expect(try folder.entries() == ["Sources"])
    }

    @Test("A folder to which a link leads out of the tree is not written to") func links() throws {
        let other = try TemporaryFolder()
        try folder.write("".utf8, to: "Package.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources"),
            withDestinationPath: other.path
        )
        #expect(run("feature", "Orders") == .unusable)
        #expect(try other.entries() == [])
    }

    @Test(
        "Wrong words are named",
        arguments: [
            ([], "'new' needs feature NAME, interface NAME or app-routes"),
            (["feature", "A", "B"], "'new' needs feature NAME, interface NAME or app-routes"),
            (
                ["featur", "A"],
                "'new' writes a feature, an interface or app-routes, not 'featur'; did you mean 'feature'?"
            ),
            (["interface"], "'new interface' needs the name of a module: new interface Orders"),
        ]
            + ["1st", "my-app", "a/b", "class", "Größe", "", "A B", "_"].map {
                (["feature", $0], "'\($0)' is no name of a module: use letters, digits and _, such as Orders")
            }
            + ["Swift", "main", "Foundation", "RouterRuntime"].map {
                (
                    ["feature", $0],
                    "'\($0)' is the name of a module of Swift, the system or RouteGen: use another one, such as Orders"
                )
            }
    )
    func mistakes(_ words: [String], _ message: String) {
        let error = #expect(throws: UsageError.self) { try Routegen.dispatch(["new"] + words) }
        #expect(error?.message == message)
    }

    @Test("The modules and products of RouteGen, and what its libraries import, are no names for targets")
    func takenNames() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL
        let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let named = manifest.matches(of: /name: "(\w+)"/).map { String($0.1) }
        let ofTests = ["AllocationCounter", "HistoryWriter", "SmallStack", "TestSupport"]
        let taken = NewTarget.takenNames
        #expect(named.count > 30)
        for name in named where !name.hasSuffix("Tests") && !ofTests.contains(name) {
            #expect(taken.contains(name), "\(name)")
        }
        let sources = root.appendingPathComponent("Sources")
        for file in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where file.hasPrefix("Route") && file.hasSuffix(".swift") && !file.hasPrefix("RouteGen") {
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: /\n *(?:public |package |internal )?import (\w+)/) {
                #expect(taken.contains(String(match.1)), "\(file) imports \(match.1)")
            }
        }
    }
}
