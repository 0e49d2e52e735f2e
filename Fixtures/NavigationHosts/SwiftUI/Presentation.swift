/// A view that is presented while a binding has a value.
@MainActor
final class Presentation {
    enum Style: String {
        case sheet
        case fullScreen
        case alert
        /// A page on top of a stack, which is not in the stack's path.
        case page
    }

    let style: Style
    let node: Node
    /// The value of the binding when it was read last.
    private(set) var wanted: (id: AnyHashable, view: () -> any View)?
    private(set) var clear: () -> Void = {}
    private(set) var onDismiss: (() -> Void)?
    /// The value that is not presented until the binding has another one.
    var refused: AnyHashable?

    init(_ style: Style, _ node: Node) {
        self.style = style
        self.node = node
    }

    /// Reads the binding.
    func read<Item>(
        _ item: Binding<Item?>,
        id: (Item) -> AnyHashable,
        onDismiss: (() -> Void)?,
        _ view: @escaping (Item) -> any View
    ) {
        let value = item.read()
        wanted = value.map { value in (id(value), { view(value) }) }
        clear = { item.wrappedValue = nil }
        self.onDismiss = onDismiss
        if wanted?.id != refused { refused = nil }
    }

    /// Releases what would be presented, because the view that presents has gone.
    func forget() { wanted = nil }
}

extension Node {
    /// The presentation of the node's view, which is made when its identity begins.
    func presentation(_ style: Presentation.Style) -> (presentation: Presentation, isNew: Bool) {
        if case .presentation(let presentation) = role { return (presentation, false) }
        let presentation = Presentation(style, self)
        role = .presentation(presentation)
        layer.presentations.append(presentation)
        return (presentation, true)
    }
}

extension View {
    private func presenting<Item, Content: View>(
        _ style: Presentation.Style,
        _ item: Binding<Item?>,
        id: @escaping (Item) -> AnyHashable,
        _ onDismiss: (() -> Void)? = nil,
        _ content: @escaping (Item) -> Content
    ) -> Modified<Self> {
        Modified(self) { node in
            let (presentation, isNew) = node.presentation(style)
            presentation.read(item, id: id, onDismiss: onDismiss) { content($0) }
            if isNew, style != .page, Rule.isOn(.oneLevelAnUpdate) { presentation.refused = presentation.wanted?.id }
            node.updatePresented()
        }
    }

    private func presenting<Content: View>(
        _ style: Presentation.Style,
        _ isPresented: Binding<Bool>,
        _ onDismiss: (() -> Void)? = nil,
        @ViewBuilder _ content: @escaping () -> Content
    ) -> Modified<Self> {
        let item = isPresented.mapped(to: { $0 ? true : nil }, from: { $0 ?? false })
        return presenting(style, item, id: { _ in AnyHashable(true) }, onDismiss) { (_: Bool) in content() }
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item, id: { AnyHashable($0.id) }, onDismiss, content)
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented, onDismiss, content)
    }

    @available(macOS, unavailable)
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.fullScreen, item, id: { AnyHashable($0.id) }, onDismiss, content)
    }

    public func alert<A: View>(
        _ title: String,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        presenting(.alert, isPresented) { TupleView<(Text, A)>([Text(title), actions()]) }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        presenting(.page, isPresented, nil, destination)
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        presenting(.page, item, id: { AnyHashable($0) }, nil, destination)
    }
}

extension Binding {
    func mapped<Other>(
        to: @escaping (Value) -> Other,
        from: @escaping (Other) -> Value
    ) -> Binding<Other> {
        let (own, to, from) = (Unchecked(value: self), Unchecked(value: to), Unchecked(value: from))
        return Binding<Other>(of: .state) {
            MainActor.assumeIsolated { Unchecked(value: to.value(own.value.read())) }.value
        } set: {
            own.value.wrappedValue = from.value($0)
        }
    }
}
