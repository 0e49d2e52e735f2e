import GoldenModels

protocol Page { var title: String { get } }

/// Shows a conversation.
///
/// @route(init) //chat/:chatID(\d+)
/// @route(init, from: webView) //im/:chatID/:position?
/// @route(lifetime: provided)
struct ChatPage: Page {
    let chatID: Int
    var position: Int?
    let style = "plain"
    private(set) var count = 0
    lazy var size = count * 2
    private static let prefix = "chat"

    var title: String { "\(Self.prefix) \(chatID), \(position.map(String.init) ?? "start"), \(style) \(count)" }

    /// A method whose instance the app provides.
    ///
    /// @route //chat/:index/line
    func line(index: Int) -> String { "\(title), line \(index)" }
}

/// @route //settings
enum Settings {
    /// @route(init, name: general) general
    struct General: Page {
        var name = "general", columns: Int = made()
        @State var isOn: Bool = true
        var tags: [String] = []

        var title: String { "\(name) \(columns) \(isOn) \(tags)" }

        private static func made() -> Int { 2 }
    }
}

/// @route(init) //editor
@MainActor
struct EditorPage: Page {
    @State var draft: String
    let done: (String) -> Int
    var failed: (@MainActor @Sendable (Int) -> Void)?
    @State private var hidden = 1

    nonisolated var title: String { "editor" }

    func finish() -> Int { done(draft) + hidden }
}

#if DEBUG || !DEBUG
    /// @route(init) //traced/:id
    struct TracedPage: Page {
        let id: Int
        #if TRACING
            let trace: String
        #elseif DEBUG || !DEBUG
            var log = "log"
        #endif

        var title: String {
            #if TRACING
                "traced \(id) \(trace)"
            #else
                "traced \(id) \(log)"
            #endif
        }
    }
#endif

/// An initializer in an extension does not replace the memberwise one.
///
/// @route(init) //point
struct Point: Equatable {
    var x: Double
    var y: Double
}

extension Point {
    /// @route //point/diagonal/:length
    init(length: Double) { self.init(x: length, y: length) }
}

/// The opaque type has no name, so that callers get `any Page`.
///
/// @route //opaque/:id
func opaque(id: Int) -> some Page { ChatPage(chatID: id) }

/// @route //opaque/maybe/:id
func maybe(id: Int) -> (some Page)? { id > 0 ? ChatPage(chatID: id) : nil }

/// A wrapper of the module itself.
@propertyWrapper
struct State<Value> {
    var wrappedValue: Value

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Wrappers of the module, whose initializers the router does not look up, so this one is written.
@MainActor
struct FormPage: Page {
    @Clamped var size: Int
    @Session var user: String
    @Link var text: String?

    /// @route //form/:size
    init(size: Int, text: Link<String?>) {
        self.size = size
        _text = text
    }

    nonisolated var title: String { "form" }

    func summary() -> String { "\(user) \(size) \(text ?? "nothing")" }

    func edit() { text = "edited by \(user)" }
}
