@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationStack<Data, Root: View>: View, DrawnView {
    private let path: Binding<Data>
    private let elements: (Data) -> [Any]
    private let prefix: (Data, Int) -> Data
    private let root: Root

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = path
        self.root = root()
        elements = { Array($0) }
        prefix = { Data($0.prefix($1)) }
    }

    public var body: Never { fatalError() }

    func draw(_ interface: Interface) {
        let root = Interface(root)
        let pages = elements(path.wrappedValue).map { element -> Interface in
            guard let view = root.destination?(element) else { return Interface(EmptyView()) }
            return Interface(view)
        }
        interface.stack = [root] + pages
        interface.goBack = { count in path.wrappedValue = prefix(path.wrappedValue, count) }
    }
}

public struct TabView<SelectionValue: Hashable, Content: View>: View, DrawnView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: Never { fatalError() }

    func draw(_ interface: Interface) {
        content.drawBody(interface)
        interface.selected = (selection?.wrappedValue).map { AnyHashable($0) }
        interface.select = { tag in
            if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
        }
    }
}
