// A model of the part of SwiftUI that a navigation host and its pages use. Signatures and isolation are SwiftUI's, without
// defaults of parameters that nobody passes. `Interface` is a window as a user sees and touches it, which SwiftUI does not
// have, and `ModelTime` moves when a test moves it.
@_exported import Foundation

#if !canImport(Darwin)
    @_exported import class Model.NSUserActivity
    @_exported import let Model.NSUserActivityTypeBrowsingWeb
#endif

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError() }
}

/// A view that SwiftUI draws itself.
@MainActor
protocol PrimitiveView {
    /// Shows the view in a node, and the views in it below the node.
    func update(_ node: Node)
}

extension Optional: PrimitiveView where Wrapped: View {
    func update(_ node: Node) { node.show(map { [(.index(0), $0)] } ?? []) }
}

public struct EmptyView: View, PrimitiveView {
    nonisolated public init() {}
    public var body: Never { fatalError() }
    func update(_ node: Node) {}
}

public struct AnyView: View, PrimitiveView {
    private let content: any View
    public init<V: View>(_ view: V) { content = view }
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.show(content) }
}

public struct Text: View, PrimitiveView {
    let content: String
    nonisolated public init(_ content: String) { self.content = content }
    nonisolated public init(verbatim content: String) { self.content = content }
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.role = .text(content) }
}

public struct Image: View, PrimitiveView {
    nonisolated public init(systemName: String) {}
    public var body: Never { fatalError() }
    func update(_ node: Node) {}
}

public struct Label<Title: View, Icon: View>: View, PrimitiveView {
    private let title: Title
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.show(title) }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(String(title))
    }
}

public struct Button<Label: View>: View, PrimitiveView {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var body: Never { fatalError() }
    func update(_ node: Node) {
        node.role = .button(action)
        node.show(label)
    }
}

extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(String(title)) }
    }
}

public struct ZStack<Content: View>: View, PrimitiveView {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.show(content) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
}

extension ForEach: PrimitiveView where Content: View {
    func update(_ node: Node) { node.show(data.map { (.id(AnyHashable(id($0))), content($0)) }) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        id = { $0.id }
    }
}

public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content
    public var body: Never { fatalError() }
    func update(_ node: Node) {
        switch content {
        case .first(let first): node.show(first, .id(true))
        case .second(let second): node.show(second, .id(false))
        }
    }
}

public struct TupleView<Views>: View, PrimitiveView {
    private nonisolated(unsafe) let views: [any View]
    nonisolated init(_ views: [any View]) { self.views = views }
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.show(views.enumerated().map { (.index($0.offset), $0.element) }) }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<(A, B)> { TupleView([a, b]) }
    public static func buildBlock<A: View, B: View, C: View>(_ a: A, _ b: B, _ c: C) -> TupleView<(A, B, C)> {
        TupleView([a, b, c])
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @MainActor
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(content: .first(first))
    }
    @MainActor
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(content: .second(second))
    }
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene, WindowScene {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    var window: any View { content }
}

/// A scene with windows.
@MainActor
protocol WindowScene {
    /// The view of a new window.
    var window: any View { get }
}

@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}
