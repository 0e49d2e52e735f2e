import RouteGenCore

/// The source of a new feature, with its first route in the manner of the package.
struct FeatureSource {
    let name: String
    let manner: PackageManner

    /// The name of the host in the route's URLs.
    private var host: String { name.lowercased() }

    /// The text of the file.
    var text: String {
        switch manner.manner.kind {
        case .view: imports("SwiftUI") + (manner.manner.buildsType ? builtView : view)
        case .enumCase: imports() + enumeration
        case .controller: imports(manner.usesAppKit ? "AppKit" : "UIKit") + controller
        case .function: function
        }
    }

    private func imports(_ framework: String? = nil) -> String {
        let names = (manner.modules + [framework].compactMap(\.self)).sorted()
        return names.map { "import \($0)\n" }.joined() + (names.isEmpty ? "" : "\n")
    }

    /// The types after a colon.
    private func inherited(_ required: [String]) -> String {
        (required.filter { !manner.manner.supertypes.contains($0) } + manner.manner.supertypes).joined(separator: ", ")
    }

    private var view: String {
        #"""
        /// The first page of \#(name): `//\#(host)/5` opens it.
        public struct \#(name)Page: \#(inherited(["View"])) {
            let id: Int

            /// @route(from: external) //\#(host)/:id
            public init(id: Int) { self.id = id }

            public var body: some View { Text("\#(name) \(id)") }
        }

        """#
    }

    private var builtView: String {
        #"""
        /// The first page of \#(name): `//\#(host)/5` opens it.
        ///
        /// @route(init, from: external) //\#(host)/:id
        struct \#(name)Page: \#(inherited(["View"])) {
            let id: Int

            var body: some View { Text("\#(name) \(id)") }
        }

        """#
    }

    private var enumeration: String {
        let returns = manner.manner.returns
        return """
            /// The screens of \(name).
            \(returns.map { "///\n/// @route(returns: \($0))\n" } ?? "public ")enum \(name)Screen: \
            \(inherited(["Hashable", "Sendable"])) {
                /// @route(from: external) //\(host)/:id
                case detail(id: Int)
            }

            """
    }

    private var controller: String {
        #"""
        /// The first page of \#(name): `//\#(host)/5` opens it.
        ///
        /// @route(init, from: external) //\#(host)/:id
        final class \#(name)Controller: \#(inherited([manner.usesAppKit ? "NSViewController" : "UIViewController"])) {
            var id = 0

            override func \#(manner.usesAppKit ? "loadView() {\n        view = NSView()" : "viewDidLoad() {\n        super.viewDidLoad()")
                title = "\#(name) \(id)"
            }
        }

        """#
    }

    private var function: String {
        #"""
        /// The first route of \#(name): `//\#(host)/5` opens it.
        ///
        /// @route //\#(host)/:id(\d+)
        func open\#(name)(id: Int) -> String {
            "\#(name) \(id)"
        }

        """#
    }
}
