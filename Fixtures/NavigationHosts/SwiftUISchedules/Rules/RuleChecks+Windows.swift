import SwiftUI
import UserNotifications

extension RuleChecks {
    func windows() {
        check(.windowsAreIndependent, "one 1, one 0; Second inactive, Second active") { board, window in
            let app = RunningApp(on: .pad) { Counter(name: "one") }
            app.openWindow()
            app.windows[0].userPresses(0)
            board.tab = "second"
            let other = Interface(BoardView(board: board))
            defer { other.close() }
            window.phase = .inactive
            ModelTime.rest()
            return "\(app.windows.map(\.seen).joined(separator: ", ")); \(window.seen), \(other.seen)"
        }
        check(.equalValueHasOneWindow, "App Chat 1 Chat 2: front Chat 1; App Chat 2") { _, _ in
            let app = RunningApp(on: .pad) { Text("App") }
            app.windowForValue = { Text("Chat \($0)") }
            app.openWindow(value: 1)
            app.openWindow(value: 2)
            app.openWindow(value: 1)
            let seen = "\(app.windows.map(\.seen).joined(separator: " ")): front \(app.front?.seen ?? "")"
            app.dismissWindow(value: 1)
            return "\(seen); \(app.windows.map(\.seen).joined(separator: " "))"
        }
        check(.closedWindowStaysClosed, "App", without: "App Chat 1") { _, _ in
            let app = RunningApp(on: .pad) { Text("App") }
            app.windowForValue = { Text("Chat \($0)") }
            app.openWindow(value: 1)
            app.closeWindow(1)
            app.openWindow(value: 1)
            return app.windows.map(\.seen).joined(separator: " ")
        }
        check(.sceneStorageIsRestored, "none 3, a 3 first a, none 4") { _, _ in
            let app = RunningApp(on: .pad) { Text("App") }
            app.windowForValue = { StoredName(value: "\($0)") }
            app.openWindow(value: 3)
            let window = app.windows[1]
            let new = window.seen
            window.userPresses(0)
            ModelTime.rest()
            app.closeWindow(1)
            app.systemRestores(window)
            let first = StoredName.first
            app.openWindow(value: 4)
            return "\(new), \(app.windows[1].seen) first \(first), \(app.windows[2].seen)"
        }
        check(.urlGoesToPreferringWindow, "phone 1: b; pad 1: b; pad 2: b; mac 2: b") { _, _ in
            var results: [String] = []
            for (device, takes) in [(RunningApp.Device.phone, false), (.pad, true), (.pad, false), (.mac, false)] {
                var log: [String] = []
                let app = RunningApp(on: device) {
                    Text("a").onOpenURL { log.append($0.absoluteString) }
                        .handlesExternalEvents(preferring: [], allowing: takes ? ["*"] : [])
                }
                if let url = URL(string: "b") { app.open(url) }
                results.append("\(device) \(app.windows.count): \(log.joined())")
            }
            return results.joined(separator: "; ")
        }
        check(.allHandlersGetURL, "[\"second a\", \"first a\"]") { board, window in
            if let url = URL(string: "a") { window.open(url) }
            return "\(board.log)"
        }
        check(.openURLIsAskedFirst, "[\"asked\", \"asked\"] true false") { board, window in
            guard let own = URL(string: "//a"), let other = URL(string: "https://example.com") else { return "" }
            let results = [own, other].map { window.userTapsLink($0) == .handled }
            return "\(board.log) \(results[0]) \(results[1])"
        }
        check(.linkComesBeforeAppearing, "link, task", without: "task, link") { _, _ in
            var log: [String] = []
            let app = RunningApp(on: .mac) {
                Text("a").onOpenURL { _ in log.append("link") }.onAppear { log.append("task") }
            }
            log = []
            if let url = URL(string: "b") { app.open(url) }
            ModelTime.rest()
            return log.joined(separator: ", ")
        }
        check(.universalLinkComesTwice, "second a first a activity", without: "second a first a") { board, _ in
            let app = RunningApp(on: .phone) { BoardView(board: board) }
            defer { app.closeWindow(0) }
            ModelTime.rest()
            board.log = []
            if let url = URL(string: "a") { app.openUniversalLink(url) }
            return board.log.joined(separator: " ")
        }
    }

    func threads() {
        check(.bindingsAreReadOffMain, "on another thread", without: "on the main thread") { board, _ in
            var count = 0
            let reader = Interface.readingThread
            Interface.readingThread = { read in
                count += 1
                read()
            }
            board.path = ["a"]
            ModelTime.rest()
            Interface.readingThread = reader
            return count > 0 ? "on another thread" : "on the main thread"
        }
        check(.asyncDelegateCompletesOffMain, "1, 0", without: "0, 0") { _, _ in
            let (asynchronous, completing) = (AsyncDelegate(), CompletingDelegate())
            var counts: [Int] = []
            for delegate in [asynchronous, completing] as [any UNUserNotificationCenterDelegate] {
                UNUserNotificationCenter.faults = []
                UNUserNotificationCenter.current().delegate = delegate
                Task { await UNUserNotificationCenter.current().userTaps([:]) }
                ModelTime.rest()
                counts.append(UNUserNotificationCenter.faults.count)
            }
            UNUserNotificationCenter.faults = []
            return counts.map { "\($0)" }.joined(separator: ", ")
        }
    }

    /// What the model promises beside its rules.
    func evaluation() {
        let board = Board()
        let window = Interface(BoardView(board: board))
        ModelTime.rest()
        Interface.bodies = []
        board.title = "a"
        board.title = "b"
        frames(1)
        checks.expect(Interface.bodies.filter { $0 == BoardView.self }.count, 1, "a body is evaluated once a frame")
        let counter = Interface(Counter(name: "a"))
        Interface.bodies = []
        counter.userPresses(0)
        frames(1)
        checks.expect(Interface.bodies.map { "\($0)" }, ["Counter"], "only the view that has read a state is evaluated")
        checks.expect(counter.seen, "a 1", "a state is kept")
        board.path = ["a"]
        ModelTime.rest()
        window.userPresses(0)
        ModelTime.rest()
        board.path = ["a", "b"]
        ModelTime.rest()
        board.path = ["a"]
        ModelTime.rest()
        checks.expect(window.seen, "a 1", "a page below another one keeps its state")
        Interface.bodies = []
        board.title = "c"
        frames(1)
        checks.expect(Interface.bodies.filter { $0 == Counter.self }.count, 1, "so is the body of a page")
        board.path = []
        ModelTime.rest()
        board.path = ["a"]
        ModelTime.rest()
        checks.expect(window.seen, "a 0", "a page that has closed loses its state")
        for each in [window, counter] { each.close() }
        let paths = Interface(PathView())
        paths.userPresses("Number")
        ModelTime.rest()
        paths.userPresses("String")
        ModelTime.rest()
        checks.expect(paths.description, "NumberString > 5String > five", "a path of several types takes all values")
        paths.userGoesBack(to: 0)
        ModelTime.rest()
        checks.expect(paths.description, "NumberString", "a path of several types gets shorter")
        paths.close()
        let links = Interface(LinkView())
        links.userPresses("Destination")
        ModelTime.rest()
        checks.expect(links.description, "DestinationItem > +Of a link", "a link shows its destination above the path")
        links.userGoesBack()
        ModelTime.rest()
        links.userPresses("Item")
        ModelTime.rest()
        checks.expect(
            links.description,
            "DestinationItem > +Of an item",
            "an item shows its destination above the path"
        )
        links.userGoesBack()
        ModelTime.rest()
        checks.expect(links.description, "DestinationItem", "going back clears the item")
        links.userPresses("Item")
        ModelTime.rest()
        checks.expect(links.seen, "Of an item", "an item that was cleared is shown again")
        links.close()
        Interface.faults = []
        Interface(PublishingView(board: board)).close()
        checks.expect(
            Set(Interface.faults),
            ["Publishing changes from within view updates"],
            "a change in a body is a fault"
        )
    }
}

private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
    }
}

private final class CompletingDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}

/// A stack whose pages have values of two types.
private struct PathView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            ZStack {
                NavigationLink("Number", value: 5)
                NavigationLink("String", value: "five")
            }
            .navigationDestination(for: Int.self) { number in
                ZStack {
                    Text("\(number)")
                    NavigationLink("String", value: "five")
                }
            }
            .navigationDestination(for: String.self) { Text($0) }
        }
    }
}

/// A page that pushes others beside the path.
private struct LinkView: View {
    @State private var path: [Int] = []
    @State private var item: String?

    var body: some View {
        NavigationStack(path: $path) {
            ZStack {
                NavigationLink {
                    Text("Of a link")
                } label: {
                    Text("Destination")
                }
                Button("Item") { item = "item" }
            }
            .navigationDestination(item: $item) { Text("Of an \($0)") }
        }
    }
}

private struct PublishingView: View {
    @ObservedObject var board: Board

    var body: some View {
        let _ = board.title = "c"
        Text(board.title)
    }
}

/// A view that keeps a name with its window.
private struct StoredName: View {
    /// The name when the view has appeared last.
    @MainActor static var first = ""
    let value: String
    @SceneStorage("name") private var name = "none"

    var body: some View {
        ZStack {
            Text("\(name) \(value)")
            Button("") { name = "a" }
        }
        .onAppear { Self.first = name }
    }
}
