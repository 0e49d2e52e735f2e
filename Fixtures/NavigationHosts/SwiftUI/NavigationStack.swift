@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
    private let path: Binding<Data>
    private let elements: (Data) -> [AnyHashable]
    private let removeLast: (inout Data, Int) -> Void
    private let append: (inout Data, AnyHashable) -> Bool
    private let root: Root

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = path
        self.root = root()
        elements = { $0.map { AnyHashable($0) } }
        removeLast = { $0 = Data($0.dropLast($1)) }
        append = { path, value in
            guard let element = value.base as? Data.Element else { return false }
            path.append(element)
            return true
        }
    }

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = path
        self.root = root()
        elements = { $0.elements }
        removeLast = { $0.removeLast(min($0.count, $1)) }
        append = { path, value in
            path.elements.append(value)
            return true
        }
    }

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        let own = State(wrappedValue: NavigationPath())
        self.init(path: own.projectedValue, root: root)
    }

    public var body: Never { fatalError() }

    func update(_ node: Node) {
        let stack: StackModel
        if let old = node.stackRole {
            stack = old
        } else {
            stack = StackModel(node)
            node.role = .stack(stack)
            node.layer.stacks.append(stack)
        }
        let (path, removeLast, append) = (path, removeLast, append)
        var shown = StackModel.Path(elements: elements(path.read())) { count in
            guard count > 0 else { return }
            var value = path.wrappedValue
            removeLast(&value, count)
            path.wrappedValue = value
        } append: { element in
            var value = path.wrappedValue
            guard append(&value, element) else { return false }
            path.wrappedValue = value
            return true
        }
        shown.source = path.source
        shown.isNewEachTime = stack.hasNewPaths || path.isNew(after: stack.pathSource)
        stack.update(root: root, shown)
    }
}

/// Values of several types, of which only the number can be read.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension View {
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        Modified(self) { node in
            node.stack?.register(node) { element in (element.base as? D).map { destination($0) } }
        }
    }
}

extension Node {
    /// The stack around the node.
    var stack: StackModel? {
        guard case .stack(let stack)? = ancestor(where: { if case .stack = $0.role { true } else { false } })?.role
        else {
            return nil
        }
        return stack
    }
}

/// A button that pushes a page.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
    private let label: Label
    private let push: @MainActor (Node) -> Void

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        let view = destination()
        push = { node in node.stack?.push(view, nil, from: node) }
    }

    public var body: Never { fatalError() }

    func update(_ node: Node) {
        node.role = .button { [push, weak node] in
            if let node { push(node) }
        }
        node.show(label)
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        push = { node in
            guard let value, node.stack?.append(AnyHashable(value)) != true else { return }
            node.layer.interface?.log("A link's value is not in the path's type.")
        }
    }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension NavigationLink where Label == Text, Destination == Never {
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(String(title)) }
    }
}
