import RouterNavigation
import SwiftUI

/// An app with a sidebar, which has a path for each row.
struct ArchiveView: View {
    let host: SwiftUINavigationHost
    @State private var tab: MagazineTab?
    @State private var home = NavigationPath()
    @State private var chats = NavigationPath()

    var body: some View {
        NavigationSplitView {
            List(selection: $tab) {
                Text("Home").tag(MagazineTab.home)
                Text("Mail").tag(MagazineTab.chats)
            }
        } detail: {
            ZStack {
                if tab == .chats {
                    NavigationStack(path: $chats) { Text("Letters").navigationPages() }
                } else {
                    NavigationStack(path: $home) { Text("Issue").navigationPages() }
                }
            }
        }
        .adopted(by: host, selection: $tab, paths: [.home: $home, .chats: $chats])
    }
}

/// An app with a sidebar, and one path.
struct CatalogView: View {
    let host: SwiftUINavigationHost
    /// Whether it shows the detail when a page opens there, which may change.
    let revealing: Revealing
    @State private var shownColumn = NavigationSplitViewColumn.sidebar
    @State private var path = NavigationPath()

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $shownColumn) {
            Text("List")
        } detail: {
            NavigationStack(path: $path) { Text("Detail").navigationPages() }
        }
        .adopted(by: host, as: "catalog", path: $path, reveal: { column = .detail })
    }

    /// The column that a narrow window shows, which stays if nothing may reveal the detail.
    private var column: NavigationSplitViewColumn {
        get { shownColumn }
        nonmutating set { if revealing.isOn { shownColumn = newValue } }
    }

    @MainActor
    final class Revealing {
        var isOn: Bool

        init(_ isOn: Bool) { self.isOn = isOn }
    }
}

extension Program {
    /// Routes open in the detail of a split view, beside the sidebar and in its place.
    func sidebars() async throws {
        try await rows(.regular)
        try await rows(.compact)
        for (reveals, screen) in [(true, "Detail > Chat 5"), (false, "List")] {
            let host = SwiftUINavigationHost(Navigator(navigator.router))
            let shown = Interface(CatalogView(host: host, revealing: .init(reveals)), width: .compact)
            await settle()
            var error = "none"
            do { try await host.navigator.open("//chat/5") } catch let found as NavigationError {
                error = "\(found.code)"
            }
            await settle()
            checks.expect(shown.description, screen, "a page in a column that a narrow window does not show")
            checks.expect(error, reveals ? "none" : "notShown", "its error")
            let path = host.navigator.state["catalog"]?.path.map { "\($0)" }.dropFirst()
            checks.expect(path.map(Array.init), reveals ? ["//chat/5"] : [], "its state")
            try await host.navigator.present(.openChat(chatID: 6))
            await settle()
            checks.expect(shown.description, "\(screen) | sheet Chat 6", "a page above the columns")
            shown.close()
        }
        try await hiddenAgain()
    }

    /// A page that opens behind the list fails, also if the user has seen the detail before.
    private func hiddenAgain() async throws {
        let host = SwiftUINavigationHost(Navigator(navigator.router))
        let view = CatalogView(host: host, revealing: .init(true))
        let shown = Interface(view, width: .compact)
        await settle()
        try await host.navigator.open("//chat/5")
        for screen in ["Detail > Chat 5", "Detail", "List"] {
            await settle()
            checks.expect(shown.description, screen, "the way back to the list")
            shown.userGoesBack()
        }
        view.revealing.isOn = false
        var error = "none"
        do { try await host.navigator.open("//chat/6") } catch let found as NavigationError { error = "\(found.code)" }
        await settle()
        checks.expect("\(shown.description): \(error)", "List: notShown", "a page in a column that was seen before")
        shown.close()
    }

    private func rows(_ width: UserInterfaceSizeClass) async throws {
        let host = SwiftUINavigationHost(Navigator(navigator.router))
        let shown = Interface(ArchiveView(host: host), width: width)
        func expect(_ screen: String, _ state: [String], _ what: String) async {
            await settle()
            checks.expect(shown.description, screen, "\(what), \(width)")
            let path = host.navigator.state.activeScene?.path.map { $0.isForeign ? "#" : "\($0)" }
            checks.expect(path, state, "the state: \(what), \(width)")
        }
        let isNarrow = width == .compact
        await expect(isNarrow ? "HomeMail" : "Issue", ["#"], "an app with a sidebar")
        try await host.navigator.open("//chat/5?switchTab=chats")
        await expect("Letters > Chat 5", ["#", "//chat/5"], "a route of another row")
        checks.expect(shown.selectedRow, isNarrow ? nil : AnyHashable(MagazineTab.chats), "its row")
        shown.userGoesBack()
        await expect("Letters", ["#"], "the user goes back")
        shown.userGoesBack()
        await expect(isNarrow ? "HomeMail" : "Letters", ["#"], "and again")
        try await host.navigator.open("//chat/6")
        await expect("Letters > Chat 6", ["#", "//chat/6"], "a route without a row")
        shown.userGoesBack()
        await settle()
        shown.userGoesBack()
        await settle()
        shown.userSelectsRow(MagazineTab.home)
        await expect("Issue", ["#"], "the user selects a row")
        shown.close()
        await settle()
        checks.expect(host.navigator.state.scenes.isEmpty, true, "the scene closes with its window")
    }
}
