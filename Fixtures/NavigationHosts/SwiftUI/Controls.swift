public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: Binding<SelectionValue?>?
    private let content: Content

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: Never { fatalError() }

    func update(_ node: Node) {
        let selection = selection
        node.role = .list(
            ListModel(selected: (selection?.read()).flatMap { $0.map { AnyHashable($0) } }) { tag in
                if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
            } clear: {
                selection?.wrappedValue = nil
            }
        )
        node.show(content)
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

public struct Section<Content: View>: View, PrimitiveView {
    private let content: Content
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.show(content) }
}

public struct TextField: View, PrimitiveView {
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
    public var body: Never { fatalError() }
    func update(_ node: Node) {}
}

public struct Picker<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let content: Content
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var body: Never { fatalError() }
    func update(_ node: Node) { node.show(content) }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }
}
