// A stand-in for the part of SwiftUI that the host uses. Signatures and isolation are SwiftUI's, without defaults of
// parameters that nobody passes. `Interface` is what a user sees and touches, which SwiftUI does not have.
@_exported import Foundation

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
protocol DrawnView {
    func draw(_ interface: Interface)
}

extension View {
    func drawBody(_ interface: Interface) {
        if let drawn = self as? any DrawnView { drawn.draw(interface) } else { body.drawBody(interface) }
    }
}

extension Optional: DrawnView where Wrapped: View {
    func draw(_ interface: Interface) { self?.drawBody(interface) }
}

public struct EmptyView: View, DrawnView {
    nonisolated public init() {}
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) {}
}

public struct AnyView: View, DrawnView {
    private let content: any View
    public init<V: View>(_ view: V) { content = view }
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) { content.drawBody(interface) }
}

public struct Text: View, DrawnView {
    private let content: String
    nonisolated public init(_ content: String) { self.content = content }
    nonisolated public init(verbatim content: String) { self.content = content }
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) { interface.texts.append(content) }
}

public struct Image: View, DrawnView {
    nonisolated public init(systemName: String) {}
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) {}
}

public struct Label<Title: View, Icon: View>: View, DrawnView {
    private let title: Title
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) { title.drawBody(interface) }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(String(title))
    }
}

public struct Button<Label: View>: View, DrawnView {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var body: Never { fatalError() }
    func draw(_ interface: Interface) {
        interface.buttons.append(action)
        label.drawBody(interface)
    }
}

extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(String(title)) }
    }
}

public struct ZStack<Content: View>: View, DrawnView {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) { content.drawBody(interface) }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    let data: Data
    let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError() }
}

extension ForEach: DrawnView where Content: View {
    func draw(_ interface: Interface) {
        for element in data { content(element).drawBody(interface) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

public struct _ConditionalContent<First: View, Second: View>: View, DrawnView {
    enum Content {
        case first(First)
        case second(Second)
    }

    let content: Content
    public var body: Never { fatalError() }
    func draw(_ interface: Interface) {
        switch content {
        case .first(let first): first.drawBody(interface)
        case .second(let second): second.drawBody(interface)
        }
    }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
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

public struct WindowGroup<Content: View>: Scene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
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
