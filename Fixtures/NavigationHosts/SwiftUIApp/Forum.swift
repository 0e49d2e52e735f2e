import RouterRuntime
import SwiftUI

/// Where the forum's own stack leads.
enum ForumPath: Hashable {
    /// @route(from: external) //forum/post/:id
    case post(id: Int)
    /// @route //forum/rules
    case rules
}

/// An app with a stack of its own, which needs no navigator.
struct ForumView: View {
    let router: Router
    @State var path: [ForumPath] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Rules") { path.append(.rules) }
                .navigationDestination(for: ForumPath.self) { path in
                    switch path {
                    case .post(let id): Text("Post \(id)")
                    case .rules: Text("Rules")
                    }
                }
        }
        .onOpenURL { open($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
            if let url = activity.webpageURL { open(url) }
        }
    }

    private func open(_ url: URL) {
        let next = try? router.call(url.absoluteString, from: .external, as: ForumPath.self)
        if let next, next != path.last { path.append(next) }
    }
}

extension Program {
    /// A stack of the app's own, which cases of an enumeration fill.
    func ownStack() async {
        let shown = Interface(ForumView(router: navigator.router))
        checks.expect(shown.description, "Rules", "the stack is empty")
        let path = try? navigator.router.call(.forumPathPost(id: 5))
        checks.expect(path, .post(id: 5), "a typed route of a case")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "//forum/post/5")
        if let link = activity.webpageURL { shown.open(link) }
        shown.continue(activity)
        await settle()
        checks.expect(shown.description, "Rules > Post 5", "a link that comes twice shows a case once")
        shown.userGoesBack()
        await settle()
        shown.userPresses("Rules")
        await settle()
        checks.expect(shown.description, "Rules > Rules", "the stack shows what the user has asked for")
    }
}

/// The pages of the library.
enum LibraryPath: Hashable {
    /// @route
    case book(BookPath)
}

/// The pages about a book.
enum BookPath: Hashable {
    /// @route //library/book/:number
    case cover(number: Int)
}
