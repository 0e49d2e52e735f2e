import RouterNavigation
import SwiftUI

enum MagazineTab: String {
    case home, chats, settings
}

/// An app with its own tabs and paths, whose modules move to routes one after the other.
struct MagazineView: View {
    let host: SwiftUINavigationHost
    @State private var tab = MagazineTab.home
    @State private var home = NavigationPath()
    @State private var chats = NavigationPath()

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack(path: $home) { issue.navigationPages() }.tabItem { Text("Home") }.tag(MagazineTab.home)
            NavigationStack(path: $chats) { Text("Mail").navigationPages() }.tabItem { Text("Mail") }
                .tag(MagazineTab.chats)
            Text("Settings").tabItem { Text("Settings") }.tag(MagazineTab.settings)
        }
        .adopted(by: host, selection: $tab, paths: [.home: $home, .chats: $chats])
    }

    private var issue: some View {
        ZStack {
            Button("Issue") { home.append(home.count) }
            Button("") { tab = .chats }
            Button("") { home = NavigationPath() }
        }
        .navigationDestination(for: Int.self) { number in
            ZStack {
                Button("Page \(number)") { home.append(number + 1) }
                Button("") { home.removeLast(home.count) }
            }
        }
    }
}

/// A page in the only stack of an app.
struct LeafletView: View {
    let host: SwiftUINavigationHost
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) { Text("Leaflet").navigationPages() }.adopted(by: host, as: "leaflet", path: $path)
    }
}

extension Program {
    /// Routes and an app's own code share tabs and stacks.
    func adopting() async throws {
        let host = SwiftUINavigationHost(Navigator(navigator.router))
        let shown = Interface(MagazineView(host: host))
        func expect(_ screen: String, _ state: [[String]], _ what: String) async {
            await settle()
            checks.expect(shown.description, screen, what)
            let scene = host.navigator.state.activeScene
            let stacks = scene?.stacks.map { stack in stack.pages.map { $0.isForeign ? "#" : "\($0)" } }
            checks.expect(stacks, state, "the state: \(what)")
        }
        await expect("[Issue] Mail Settings", [["#"], ["#"]], "an app's own tabs")
        shown.userPresses("Issue")
        await expect("[Issue > Page 0] Mail Settings", [["#", "#"], ["#"]], "a page of the app's own")
        try await host.navigator.open("//chat/5")
        await expect("[Issue > Page 0 > Chat 5] Mail Settings", [["#", "#", "//chat/5"], ["#"]], "a route above it")
        shown.userGoesBack()
        await expect("[Issue > Page 0] Mail Settings", [["#", "#"], ["#"]], "the user goes back from the route")
        shown.userPresses("Page")
        await expect(
            "[Issue > Page 0 > Page 1] Mail Settings",
            [["#", "#", "#"], ["#"]],
            "the app pushes another page"
        )
        if let link = URL(string: "//chat/6") { shown.open(link) }
        await expect(
            "[Issue > Page 0 > Page 1 > Chat 6] Mail Settings",
            [["#", "#", "#", "//chat/6"], ["#"]],
            "a link that the system delivers"
        )
        try await host.navigator.open("//chat/7?switchTab=chats")
        await expect(
            "Issue > Page 0 > Page 1 > Chat 6 [Mail > Chat 7] Settings",
            [["#", "#", "#", "//chat/6"], ["#", "//chat/7"]],
            "a route in another tab"
        )
        shown.userTapsTab(0)
        await settle()
        checks.expect(host.navigator.state.activeScene?.path.count, 4, "the user selects a tab")
        shown.userGoesBack()
        await settle()
        shown.userPresses(1)
        await expect("[Issue] Mail > Chat 7 Settings", [["#"], ["#", "//chat/7"]], "the app empties its path")
        shown.userPresses(1)
        await settle()
        checks.expect(host.navigator.state.activeScene?.path.last?.url, "//chat/7", "the app selects a tab")
        try await host.navigator.present(.openChat(chatID: 8))
        await expect(
            "Issue [Mail > Chat 7] Settings | sheet Chat 8",
            [["#"], ["#", "//chat/7"]],
            "a page that is presented"
        )
        shown.userDragsDown()
        await expect("Issue [Mail > Chat 7] Settings", [["#"], ["#", "//chat/7"]], "and that the user closes")
        let note = try await host.navigator.push(.openNote())
        await settle()
        checks.expect(shown.userGoesBack(), false, "a page that may refuse has no back button")
        (note.page as? NotePage)?.note.isSaved = true
        try await host.navigator.popToRoot()
        await expect("Issue [Mail] Settings", [["#"], ["#"]], "back to the root of the app's own")
        // The user looks at a tab that has no path.
        for url in ["//chat/9?switchTab=home", "//chat/9", "//chat/10"] {
            shown.userTapsTab(2)
            await settle()
            try await host.navigator.open(url, reuse: .ifVisible)
            await settle()
            checks.expect(shown.description.hasPrefix("[Issue > Chat "), true, "\(url) shows the tab with its page")
        }
        shown.userTapsTab(2)
        await settle()
        try await host.navigator.switchTab("home")
        await settle()
        checks.expect(shown.description.hasPrefix("[Issue"), true, "and so does code that selects the tab")
        shown.close()
        await settle()
        checks.expect(host.navigator.state.scenes.isEmpty, true, "the scene closes with its window")

        let other = SwiftUINavigationHost(Navigator(navigator.router))
        let leaflet = Interface(LeafletView(host: other))
        await settle()
        try await other.navigator.open("//chat/5")
        await settle()
        checks.expect(leaflet.description, "Leaflet > Chat 5", "a stack without tabs")
        checks.expect(other.navigator.state["leaflet"]?.path.map { $0.isForeign }, [true, false], "its state")
        leaflet.close()
    }
}
