/// A view with something that a modifier adds.
struct Modified<Content: View>: View, PrimitiveView {
    let content: Content
    let key: Node.Key
    let change: @MainActor (Node) -> Void

    init(_ content: Content, _ key: Node.Key = .index(0), _ change: @escaping @MainActor (Node) -> Void) {
        self.content = content
        self.key = key
        self.change = change
    }

    var body: Never { fatalError() }

    func update(_ node: Node) {
        change(node)
        node.show(content, key)
    }
}

extension View {
    func adding(_ role: @escaping @MainActor (Node) -> Role) -> Modified<Self> {
        Modified(self) { $0.role = role($0) }
    }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Modified(self) { $0.changeEnvironment { $0[keyPath: keyPath] = value } }
    }

    public func id<ID: Hashable>(_ id: ID) -> some View { Modified(self, .id(AnyHashable(id))) { _ in } }

    public func tag<V: Hashable>(_ tag: V) -> some View { adding { _ in .tag(AnyHashable(tag)) } }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        adding { _ in .dismissDisabled(isDisabled) }
    }

    @available(macOS 13, *)
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        adding { _ in .backHidden(hidesBackButton) }
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        TupleView<(Content, Self)>([ToolbarView(items: content()), self])
    }
}

// MARK: Links

extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        adding { _ in .openLink(action) }
    }

    public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        adding { _ in .continueActivity(activityType, action) }
    }

    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        adding { _ in .externalEvents(preferring: preferring, allowing: allowing) }
    }
}

// MARK: Appearing

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        adding { _ in .lifetime(appear: action, disappear: nil) }
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        adding { _ in .lifetime(appear: nil, disappear: action) }
    }

    public func task<T: Equatable>(
        id value: T,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Modified(self) { $0.changeTask(to: Unequal(value: value), action) }
    }

    public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        Modified(self) { $0.changeTask(to: Unequal(value: true), action) }
    }
}

/// A value that is compared with the one of the last body.
struct Unequal<Value: Equatable>: Equatable {
    let value: Value
}

extension Node {
    /// Runs the task of the view again if its value has changed.
    func changeTask<T: Equatable>(to value: Unequal<T>, _ action: @escaping @Sendable () async -> Void) {
        if let old = slots.first as? TaskValue<T>, old.value == value { return }
        slots = [TaskValue(value)]
        layer.interface?.hasChanged(self) { [self] in
            guard !isRemoved else { return }
            task?.cancel()
            Node.$acting.withValue(self) { task = Task { await action() } }
        }
    }
}

private final class TaskValue<T: Equatable> {
    let value: Unequal<T>
    init(_ value: Unequal<T>) { self.value = value }
}

// MARK: Toolbars

@MainActor @preconcurrency
public protocol ToolbarContent {
    var content: [any View] { get }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var content: [any View] { self?.content ?? [] }
}

public struct ToolbarItem<Content: View>: ToolbarContent {
    private let item: Content

    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { item = content() }

    public var content: [any View] { [item] }
}

public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

private struct ToolbarView<Items: ToolbarContent>: View, PrimitiveView {
    let items: Items
    var body: Never { fatalError() }
    func update(_ node: Node) { node.show(items.content.enumerated().map { (.index($0.offset), $0.element) }) }
}
