import RouterRuntime

/// How the functions for handlers of one color are declared and called.
struct DispatchForm {
    /// The start of the names of the functions that call a block of handlers.
    let prefix: String
    /// The head of the dispatcher's method.
    let requirement: String
    /// What stands before a call: `try`, or `try await`.
    let marks: String
    private let attribute: String
    private let effects: String
    private let isolation: Bool

    init(_ color: RouteColor) {
        switch color {
        case .synchronous:
            self.init("routeCall", "call", attribute: "", effects: "throws", isolation: false)
        case .mainActor:
            self.init(
                "routeMainActorCall",
                "callOnMainActor",
                attribute: "@MainActor ",
                effects: "throws",
                isolation: false
            )
        case .asynchronous:
            self.init("routeOpen", "open", attribute: "", effects: "async throws", isolation: true)
        case .asynchronousMainActor:
            self.init(
                "routeMainActorOpen",
                "openOnMainActor",
                attribute: "@MainActor ",
                effects: "async throws",
                isolation: false
            )
        }
    }

    private init(_ prefix: String, _ name: String, attribute: String, effects: String, isolation: Bool) {
        self.prefix = prefix
        self.attribute = attribute
        self.effects = effects
        self.isolation = isolation
        marks = effects.hasPrefix("async") ? "try await" : "try"
        requirement =
            "\(attribute)static func \(name)<Output>(_ handler: Int, _ call: RouterRuntime.RouteCall, as output: Output.Type"
            + "\(isolation ? ", isolation: isolated (any Actor)?" : "")) \(effects) -> Output"
    }

    /// The head of a function that calls a block of handlers.
    func blockFunction(_ name: String) -> String {
        "\(attribute)private func \(name)<Output>(_ handler_: Int, _ call_: RouterRuntime.RouteCall, _ output_: Output.Type"
            + "\(isolation ? ", _ isolation_: isolated (any Actor)?" : "")) \(effects) -> Output"
    }

    /// The call of such a function from the dispatcher's method.
    func forward(_ name: String) -> String {
        "\(marks) \(name)(handler, call, output\(isolation ? ", isolation" : ""))"
    }
}
