import Foundation
import Testing

/// `routegen match` as it is called.
@Suite struct MatchTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let source = """
            /// @route(from: webView) //chat/:chatID(\\d+)
            func openChat(chatID: Int) {}
            """
        try folder.write(source.utf8, to: "Chat/Chat.swift")
        try folder.write("{ \"links\": { \"https://example.com\": \"/\" } }".utf8, to: "routegen.json")
    }

    private func match(_ arguments: String...) throws -> ProcessOutcome {
        try Tool.run(["match", "--module", "Chat=Chat"] + arguments, in: folder.url)
    }

    @Test("JSON has one object per line, and the exit status says whether all URLs match")
    func anObjectALineAndWhetherAllAreMatched() throws {
        let outcome = try match("--format", "json", "--from", "webView", "//chat/5", "//chat/x")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "")
        #expect(
            outcome.output == #"""
                {"url": "//chat/5", "from": "webView", "matched": true, "pattern": "//chat/:chatID(\\d+)", "handler": "Chat.openChat(chatID:)", "module": "Chat", "parameters": {"chatID": "5"}, "unread": [], "candidates": [{"pattern": "//chat/:chatID(\\d+)", "handler": "Chat.openChat(chatID:)", "module": "Chat"}]}
                {"url": "//chat/x", "from": "webView", "matched": false, "nearest": [{"pattern": "//chat/:chatID(\\d+)", "reason": "component 1 is 'x', not ':chatID(\\d+)'"}]}

                """#
        )
        #expect(try match("--config", "routegen.json", "--from", "webView", "https://example.com/chat/5").status == 0)
    }

    @Test("A mistake in the sources is reported, and the results are printed")
    func aMistakeInTheSourcesIsSaidBesideTheAnswers() throws {
        try folder.write("/// @route //chat/:id(\nfunc broken(id: Int) {}\n".utf8, to: "Chat/Broken.swift")
        let outcome = try match("//chat/5")
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("Chat/Broken.swift:1:"))
        #expect(
            outcome.output
                == "//chat/5 from app: `//chat/:chatID(\\d+)` of `Chat.openChat(chatID:)`\n    chatID = \"5\"\n"
        )
    }

    @Test("Wrong usage of `match` has exit status 2") func wrongUsage() throws {
        #expect(try match().status == 2)
        #expect(
            try match("--from", "webVeiw", "//chat/5").errors
                == "routegen: error: --from is one of app, webView, notification, remote, external, not 'webVeiw'; did you mean 'webView'?\n"
        )
        #expect(try match("--config", "nowhere.json", "//chat/5").status == 2)
    }
}
