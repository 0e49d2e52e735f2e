import RouterRuntime

enum Experiments {
    static func isNewLookOn(_ request: RouteRequest) -> Bool { request.context["new"] != nil }

    /// Takes nothing.
    static func isNever() -> Bool { false }

    enum Nested {
        static func isAlways() -> Bool { true }
    }
}

/// Its name is that of a function of the generated dispatcher.
func accepts() -> Bool { true }

@MainActor
final class Session {
    static func isSignedIn(_ request: RouteRequest) -> Bool {
        MainActor.preconditionIsolated()
        return request.context["user"] != nil
    }
}

@MainActor func isInForeground() -> Bool { true }

/// @route(when: Experiments.isNewLookOn) //chat/:id
func newChat(id: Int) -> String { "new chat \(id)" }

/// @route //chat/:id
func chat(id: Int) -> String { "chat \(id)" }

/// @route(when: Experiments.isNever, priority: high) //chat/**
func anyChat() -> String { "any chat" }

/// @route(when: accepts) //weekend
/// @route(when: Experiments.Nested.isAlways) //always
/// @route(when: Experiments.isNever) //never
func several() -> String { "several" }

/// @route(when: Session.isSignedIn) //profile
func profile() -> String { "profile" }

/// @route //profile
func signIn() -> String { "sign in" }

/// @route(when: isInForeground) //banner
func banner() -> String { "banner" }

enum Shop {
    static func isOpen(_ request: RouterRuntime.RouteRequest) -> Bool { request.origin == .app }

    /// A condition of its own type.
    ///
    /// @route(when: isOpen, from: webView) //offers
    /// @route(when: isOpen) //shop/offers
    static func offers() -> String { "offers" }
}

#if DEBUG || !DEBUG
    enum Debugging {
        static func isOn() -> Bool { true }
    }

    /// @route(when: Debugging.isOn) //debug
    func debug() -> String { "debug" }
#endif

/// The server to which the user is signed in, which the app provides.
@MainActor
final class Server {
    let host: String

    init(host: String) { self.host = host }

    func isSignedIn(to request: RouteRequest) -> Bool {
        MainActor.preconditionIsolated()
        return request.context["host"] as? String == host
    }
}

/// @route(when: Server.isSignedIn) //timeline
func timeline() -> String { "timeline" }

/// @route //timeline
func publicTimeline() -> String { "public timeline" }

/// @route(lifetime: provided)
final class Brand: Sendable {
    let name: String

    init(name: String) { self.name = name }

    func isOpen() -> Bool { name == "open" }

    /// A condition of the instance on which the handler is called.
    ///
    /// @route(when: isOpen) //brand
    func show() -> String { name }
}
