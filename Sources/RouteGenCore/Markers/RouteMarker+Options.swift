import RouteTables

extension RouteMarker {
    /// The part of the code for which an option of a marker on a type or an extension holds.
    public enum Reach: String, Sendable {
        /// Inside the braces of a declaration: it opens what is in its sight.
        case braces = "inside the braces"
        /// In the type, its extensions, and the types inside.
        case everything = "for the type, its extensions and the types inside"
        /// In the type and its extensions.
        case type = "for the type and its extensions"
        /// It makes the type a route.
        case route = "makes the type a route"
        /// It has no meaning there.
        case none = "not allowed"
    }

    /// The callers that `from:` can name: all other than the app itself, which can always call.
    static let callers = RouteOrigin.allCases.filter { $0 != .app }
    /// The callers by their words in earlier versions.
    package static let formerCallers: [String: RouteOrigin] = ["push": .notification, "web": .webView]

    /// How long the router keeps an instance of a handler's type.
    public enum Lifetime: String, CaseIterable, Hashable, Sendable {
        /// Kept after the first use.
        case cached
        /// Created for every call.
        case transient
        /// Created by the app or the system, and given to the router by the app.
        case provided
    }

    /// How strictly the values of parameters are read.
    public enum Values: String, CaseIterable, Hashable, Sendable {
        /// Numbers and `Bool` may have each other's form, even if the router reads strictly.
        case loose
    }

    /// How a page opens, unless the caller says otherwise.
    public enum Opening: Hashable, Sendable, CustomStringConvertible {
        /// Onto the stack that the user sees.
        case push
        /// Above everything, wrapped in a stack.
        case present
        /// In place of everything in the scene.
        case root
        /// Onto the stack of the tab with this name.
        case tab(String)
        /// In the window with this name.
        case window(String)

        /// The option's value as a marker has it: `tab(home)`.
        public var description: String {
            switch self {
            case .push: "push"
            case .present: "present"
            case .root: "root"
            case .tab(let name): "tab(\(name))"
            case .window(let name): "window(\(name))"
            }
        }

        /// The kind and the name of what the app declares; `nil` for an opening without a name.
        var declared: (kind: String, name: String)? {
            switch self {
            case .push, .present, .root: nil
            case .tab(let name): ("tab", name)
            case .window(let name): ("window", name)
            }
        }
    }

    /// The deprecation of a route.
    public struct Deprecation: Hashable, Sendable {
        /// A message, such as what to use instead; `nil` for none.
        public var message: String?
    }

    /// A parameter whose value the marker sets.
    public struct FixedParameter: Hashable, Sendable {
        /// The parameter's name.
        public var key: Located<String>
        /// Its value as a string.
        public var value: Located<String>
    }
}
