/// A view with something that a modifier adds.
struct Modified<Content: View>: View, DrawnView {
    let content: Content
    let change: @MainActor (Content, Interface) -> Void

    init(_ content: Content, _ change: @escaping @MainActor (Content, Interface) -> Void) {
        self.content = content
        self.change = change
    }

    var body: Never { fatalError() }
    func draw(_ interface: Interface) { change(content, interface) }
}

extension View {
    private func adding(_ change: @escaping @MainActor (Interface) -> Void) -> some View {
        Modified(self) { content, interface in
            change(interface)
            content.drawBody(interface)
        }
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("sheet", item, content)
    }

    @available(macOS, unavailable)
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting("fullScreen", item, content)
    }

    private func presenting<Item, Content: View>(
        _ style: String,
        _ item: Binding<Item?>,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        adding { interface in
            guard let shown = item.wrappedValue else { return }
            let modal = Interface(content(shown))
            interface.modal = (style, modal, { item.wrappedValue = nil })
        }
    }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        Modified(self) { content, interface in
            Interface.environment[keyPath: keyPath] = value
            content.drawBody(interface)
        }
    }

    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        adding { $0.openLink = action }
    }

    public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        adding { interface in
            interface.continueActivity = { if $0.activityType == activityType { action($0) } }
        }
    }

    public func task<T: Equatable>(
        id value: T,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        adding { $0.tasks.append(action) }
    }

    public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        adding { $0.tasks.append(action) }
    }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        adding { $0.isDismissDisabled = isDisabled }
    }

    @available(macOS 13, *)
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        adding { $0.isBackHidden = hidesBackButton }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding { interface in
            interface.destination = { value in (value as? D).map { destination($0) } }
        }
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let items = content()
        return adding { items.drawItems($0) }
    }

    public func id<ID: Hashable>(_ id: ID) -> some View { self }

    public func tag<V: Hashable>(_ tag: V) -> some View {
        adding { $0.tag = AnyHashable(tag) }
    }

    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return Modified(self) { content, interface in
            let item = Interface(label)
            let tab = Interface(content)
            interface.tabs.append((tab.tag ?? interface.tag, item.texts.joined(), tab))
        }
    }
}

@MainActor @preconcurrency
public protocol ToolbarContent {
    func drawItems(_ interface: Interface)
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public func drawItems(_ interface: Interface) { self?.drawItems(interface) }
}

public struct ToolbarItem<Content: View>: ToolbarContent {
    private let content: Content

    public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) { self.content = content() }

    public func drawItems(_ interface: Interface) { content.drawBody(interface) }
}

public struct ToolbarItemPlacement: Sendable {
    public static let cancellationAction = ToolbarItemPlacement()
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}
