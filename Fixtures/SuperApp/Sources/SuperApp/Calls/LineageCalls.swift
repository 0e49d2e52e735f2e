import ChatRoutes
import Foundation
import RouterFoundation
import RouterNavigation
import RouterPipeline
import RouterRuntime
import SharedModels

extension SuperApp {
    /// Promises of the three routers that need files or pages; `Fixtures/Golden/Sources/Seeds` has the others.
    @MainActor
    static func callLineage(_ report: Report) async {
        await report.expect(#"//chat/5  {"chatID":"5","text":"666"}"#, "a line of the history, in the form of Khala's")
        {
            let router = Router(.superApp)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            router.keepHistory(FileHistory(in: folder))
            _ = try router.call("//chat/5", context: ["text": "666"], as: Screen.self)
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            return String(text.dropFirst("2018-12-01 02:06:54  ".count).dropLast())
        }
        let host = TerminalHost()
        let navigator = Navigator(Router(.superApp))
        await report.expect(["//chat/5 is open"], "what is open when a page is about to close") {
            var notices: [String] = []
            try await navigator.attach(host)
            try await navigator.openScene("main", root: .url("//home"))
            navigator.willClose = { [weak navigator] page in
                notices.append("\(page) is \(navigator?.content(of: page.id) == nil ? "closed" : "open")")
            }
            try await navigator.push(.openChat(chatID: 5))
            try await navigator.pop(to: "//home")
            return notices
        }
        await report.expect("main: Home > Web", "a page of the web for a URL that no page has") {
            try await navigator.open("http://nowhere.example/lost")
            return host.text
        }
    }
}
