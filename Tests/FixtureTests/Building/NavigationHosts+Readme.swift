import Foundation
import Testing

extension NavigationHosts {
    /// Builds an app of the README's first code, and runs it.
    ///
    /// Each block is a file, or the body of a view or of a test. All other pages are those of the app that has moved to routes.
    func runReadme(in system: String, _ folder: URL) throws {
        let section = try #require(MarkdownPage("README.md").section("In an app with its own navigation"))
        let blocks = section.blocks.filter { $0.language == "swift" }
        try #require(blocks.count == 6, "a block is new: it belongs to the app")
        let app = folder.appendingPathComponent("Readme")
        try FileManager.default.copyItem(at: ExistingApp("SwiftUI", .after).folder, to: app)
        let sources = app.appendingPathComponent("Sources")
        func write(_ name: String, _ lines: [String]) throws {
            let file = sources.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(lines.joined(separator: "\n").utf8).write(to: file)
        }
        func imports(_ modules: String...) -> [String] { modules.map { "import \($0)" } }

        // The README leaves out what a login needs.
        for module in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
            for file in ExistingApp.sources(in: sources.appendingPathComponent(module)) {
                let text = try String(contentsOf: file, encoding: .utf8)
                try write("\(module)/\(file.lastPathComponent)", [text.replacing(", requires: account", with: "")])
            }
        }
        let pages = sources.appendingPathComponent("Shop/ShopPages.swift")
        let others = try String(contentsOf: pages, encoding: .utf8).components(separatedBy: "\n\n")
            .filter { !blocks[0].paragraphs.dropFirst().contains($0) }
        try write("Shop/ShopPages.swift", [others.joined(separator: "\n\n")])
        try write("Shop/ReviewsPage.swift", [blocks[0].text])
        try write("Navigation/FeatureScreen.swift", imports("RouterScenes", "SwiftUI") + [blocks[1].text])
        let configuration = try #require(section.blocks.first { $0.language == "json" })
        try write("Store/routegen.json", [configuration.text])
        try write("Store/StoreApp.swift", imports("Navigation", "RouterScenes", "SwiftUI") + [blocks[2].text])
        let features = imports("Home", "Messages", "Orders", "Shop")
        try write(
            "Store/RootView.swift",
            features + imports("Navigation", "RouterScenes", "SwiftUI")
                + ["struct RootView: View {", "@ObservedObject var model: SceneModel<Page>", "var body: some View {"]
                + [blocks[3].text, "}", "}"]
        )
        let button = blocks[4].paragraphs
        try write(
            "Home/OfferButton.swift",
            imports("RouterScenes", "StoreRoutes", "SwiftUI")
                + ["public struct OfferButton: View {", button[0], "public var body: some View {"]
                + button.dropFirst() + ["}", "}"]
        )
        try write(
            "Checks/Program.swift",
            imports("Model", "Navigation", "RouterScenes", "SwiftUI", "Home")
                + ["@main", "@MainActor", "struct Program {", "static func main() {", "ModelTime.run {"]
                + [blocks[5].text, "let window = Interface(RootView(model: StoreApp.makeModel()))"]
                + ["if let url = URL(string: \"store://product/5/reviews\") { window.open(url) }"]
                + ["await ModelTime.settle()", "print(window.description)", "}", "}", "}"]
        )

        let checks = sources.appendingPathComponent("Checks")
        let output = try output(of: ExistingApp(at: app, checks: checks), at: "iOS-Readme", in: system, folder)
        let plan = try #require(blocks[5].text.components(separatedBy: "  // ").last)
        #expect(output == plan + "Offer [Shop > Product 5 > Reviews of 5] Orders Inbox\n")
    }
}
