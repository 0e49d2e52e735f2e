import RouterRuntime

/// @route myapp://chat/:chatId(\d+)/:position?
func chat(chatId: Int, position: Int?) -> String { "chat \(chatId) at \(position ?? 0)" }

/// @route myapp://chat/:name
func named(name: String) -> String { "chat of \(name)" }

/// @route //letters/a+b
func letters() -> String { "letters" }

enum Local {
    /// @route(when: hasHighPort, priority: high) http://*/**
    static func open(_ request: RouteRequest) -> String { "local \(request.url)" }

    static func hasHighPort(_ request: RouteRequest) -> Bool {
        (request.url.port ?? 0) > 10_000
    }
}

/// @route(regex, priority: low) ^http://
func web(_ request: RouteRequest) -> String { "web \(request.url)" }

/// @route(regex) ^any://(?<rest>.*)
func anything(rest: String) -> String { "anything: \(rest)" }

/// @route alone:/
func alone() -> String { "a scheme alone" }

struct Document: Sendable {
    var title: String
}

/// @route //documents/open
func document(body: Document) -> String { "document \(body.title)" }

/// @route(priority: high) //pages/:page(h.*)
func preferred(page: String) -> String { "preferred \(page)" }

/// @route //pages/:first/:second?
func home(first: String = "-", second: String = "-") -> String { "home \(first) \(second)" }

/// @route //old/:id
func old(id: Int) throws -> String { throw RouteRedirect(to: .chat(chatId: id, position: nil)) }

/// @route //round
func round() throws -> String { throw RouteRedirect(to: "//round") }

/// @route //later/:n
func later(n: Int) async throws -> Int {
    await Task.yield()
    guard n > 0 else { throw RouteRedirect(to: "//later/1") }
    return n
}
