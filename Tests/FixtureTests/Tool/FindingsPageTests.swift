import Foundation
import TestSupport
import Testing

/// The page that `routegen explain` reads.
@Suite struct FindingsPageTests {
    private let folder: TemporaryFolder
    private let tool: URL

    init() throws {
        folder = try TemporaryFolder()
        tool = folder.url.appendingPathComponent("routegen")
        try FileManager.default.copyItem(atPath: #require(BuiltExecutable.path("routegen")), toPath: tool.path)
    }

    private func explain(_ program: URL) throws -> String {
        let outcome = try ProcessOutcome(running: program.path, ["explain", "RG211"], in: folder.url)
        #expect(outcome.status == 0, "\(outcome.text)")
        return outcome.output
    }

    @Test("A tool without a page beside it reads that of the package it was built from") func package() throws {
        #expect(
            try explain(tool) == """
                RG211 missing-protocol
                A service marker does not name a protocol.

                Callers fetch a service by the protocol that it serves. So the marker must say which of the type's protocols
                this is.

                Example:

                    /// @service
                    final class ConfigModuleService: AppConfigService {}

                How to fix it:
                Name the protocol in parentheses: `@service(AppConfigService)`. If the type serves several protocols, write
                a marker for each.

                How to silence it:
                This finding cannot be silenced: no code can be generated for what is written.


                """
        )
    }

    @Test("The page beside the tool comes first, also for a link to the tool") func beside() throws {
        let page = """
            ## RG211 missing-protocol

            The title.

            The meaning.

            ```swift
            code
            ```

            **How to fix it.** Fix it.

            **How to silence it.** Silence it.
            """
        try folder.write(page.utf8, to: "Findings.md")
        let link = folder.url.appendingPathComponent("bin/routegen")
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: tool)
        for program in [tool, link] {
            #expect(
                try explain(program) == """
                    RG211 missing-protocol
                    The title.

                    The meaning.

                    Example:

                        code

                    How to fix it:
                    Fix it.

                    How to silence it:
                    Silence it.


                    """
            )
        }
    }

    @Test("A page without the section leaves the severity and the address") func noSection() throws {
        try folder.write("".utf8, to: "Findings.md")
        #expect(
            try explain(tool) == """
                RG211 missing-protocol
                error

                What it means and how to fix it: Documentation/Findings.md#rg211-missing-protocol of RouteGen, which
                belongs beside this tool.


                """
        )
        let table = try ProcessOutcome(running: tool.path, ["explain"], in: folder.url).output
        let row = table.split(separator: "\n").first { $0.hasPrefix("  RG211 missing-protocol  ") }
        #expect(row?.hasSuffix("  error") == true, "\(table)")
    }
}
