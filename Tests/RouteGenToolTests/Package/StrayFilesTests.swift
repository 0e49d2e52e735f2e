import Testing

@testable import routegen

/// Markers and settings in a package's folder that belong to no target.
@Suite struct StrayFilesTests {
    @Test("Files of no target are named, but not those of targets, hidden folders and other packages") func strays()
        throws
    {
        let marked = "/// @route //a\nfunc a() {}\n"
        let package = try FactsFolder(
            """
            package|app|App|PKG
            \(FactsFolder.target("App", files: ["App.swift"]))
            file|PKG/Sources/App/Sub/routegen.json
            file|PKG/Sources/App/Resource.swift
            """,
            [
                "Sources/App/App.swift": marked, "Sources/App/routegen.json": "{}",
                "Sources/App/Sub/routegen.json": "{}",
                "Sources/App/Resource.swift": marked, ".hidden/A.swift": marked, "Inner/Package.swift": "",
                "Inner/Sources/A.swift": marked, "Inner/routegen.json": "{}", "No.swift": "// @route //a\n",
                "Sources/App/Old/Old.swift": marked, "Sources/App/Old/routegen.json": "{}",
                "Extra.swift": "\n\t/// @service Log\n", "Sources/Extra/routegen.json": "{}", "my-routegen.json": "{}",
            ]
        )
        let findings = StrayFiles(try package.facts(), with: package.reader).findings
        #expect(
            package.text(findings).sorted() == [
                "Extra.swift:2:6: warning: this file has a marker, but belongs to no target, so it has no effect [RG713]",
                "Sources/App/Old/Old.swift:1:5: warning: this file has a marker, but the target 'App' excludes it, so it has "
                    + "no effect [RG713]",
                "Sources/App/Old/routegen.json:1:1: warning: this file has settings, but the target 'App' excludes it, so it has no "
                    + "effect [RG713]",
                "Sources/Extra/routegen.json:1:1: warning: this file is in no target's folder, so it has no effect [RG713]",
            ]
        )
        #expect(
            Set(findings.compactMap(\.help).map(package.short)) == [
                "take it into the target: see `exclude:` and `sources:` in Package.swift",
                "move it to the folder of its target, such as Sources/App",
                "move it to that of its target, such as Sources/App",
            ]
        )
    }
}
