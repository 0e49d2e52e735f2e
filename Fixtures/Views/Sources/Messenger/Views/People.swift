import StandInUI

/// A view with an initializer of its own.
///
/// @route(lifetime: provided)
struct ProfileView: View {
    let name: String

    /// @route //people/:personID
    init(personID: Int) {
        MainActor.preconditionIsolated()
        name = "person \(personID)"
    }

    var body: some View { Text(name) }

    /// A method of a view, which the app provides.
    ///
    /// @route //people/me/rename
    func rename(to: String) -> String {
        MainActor.preconditionIsolated()
        return "\(name) is \(to)"
    }
}

/// @route(init) //people
struct PeopleView: View {
    var body: some View { Text("people") }
}

/// @route(init) //people/:personID/photo
struct PhotoView: View {
    let personID: Int
    unowned let cache: PhotoCache

    var body: some View { Text("photo \(personID) of \(cache.name)") }
}

@MainActor
final class PhotoCache {
    let name = "cache"
}

/// Callers get `any View`, since the type has no name.
///
/// @route //people/:personID/badge
@ViewBuilder @MainActor
func badge(personID: Int) -> some View {
    Text("badge")
    Text("of \(personID)")
}

enum Banners {
    /// @route //banner/:text
    static func banner(text: String) -> some View { Text("banner \(text)") }
}

/// @route(init) //root
struct RootView: View {
    var body: some View { ChatListView() }
}

/// An app, whose own methods can be routes.
///
/// @route(lifetime: provided)
struct Messenger: App {
    var body: some Scene {
        WindowGroup { RootView() }
    }

    /// @route //app/title
    func title() -> String {
        MainActor.preconditionIsolated()
        return "Messenger"
    }
}
