/// A part of an app's interface.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

/// The structure of an app.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

/// A part of an app with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    var body: Body { get }
}

extension Never: View, Scene {
    public var body: Never { fatalError() }
}

/// A line of text.
public struct Text: View, Equatable {
    public let content: String

    nonisolated public init(_ content: String) { self.content = content }

    public var body: Never { fatalError() }
}

/// A view with two parts.
public struct Pair<First: View, Second: View>: View {
    public let first: First
    public let second: Second

    public var body: Never { fatalError() }
}

/// A scene that shows a view.
public struct WindowGroup<Content: View>: Scene {
    public let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError() }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor
    public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> Pair<First, Second> {
        Pair(first: first, second: second)
    }
}

extension View {
    /// The texts that the view shows.
    public var texts: [String] {
        switch self {
        case let text as Text: [text.content]
        case let pair as any Paired: pair.parts.flatMap(\.texts)
        default: body.texts
        }
    }
}

@MainActor
private protocol Paired {
    var parts: [any View] { get }
}

extension Pair: Paired {
    fileprivate var parts: [any View] { [first, second] }
}
