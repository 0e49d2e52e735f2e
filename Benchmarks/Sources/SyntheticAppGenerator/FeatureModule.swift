/// A feature with fifteen routes, which calls three others and has eight files without routes.
///
/// Four routes are functions, two are static ones, six are cases, and three are structures with an initializer.
struct FeatureModule {
    /// A page: what opens it, with and without the router.
    private struct Route {
        let name: String
        /// The components of the path after the feature's host; one that begins with a colon is a value.
        var path: [String]
        var parameters: [(name: String, type: String)] = []
        var isAsync = false
        /// The call of the handler.
        let call: String
    }

    let number: Int
    let routing: FeatureApp.Routing
    /// The number of the features.
    let features: Int
    /// The number of routes beyond fifteen.
    let more: Int

    /// The features that a feature calls.
    static func others(of number: Int, of features: Int) -> [Int] { [1, 2, 5].map { (number + $0) % features } }

    var files: [SourceFile] {
        let folder = "Sources/Feature\(number)"
        var files = (0..<8).map { SourceFile(path: "\(folder)/Model\($0).swift", text: Self.model($0)) }
        files.append(SourceFile(path: "\(folder)/Pages.swift", text: pages))
        files.append(SourceFile(path: "\(folder)/Calls.swift", text: calls))
        if routing == .hand {
            files.append(SourceFile(path: "\(folder)/Router.swift", text: router))
            files.append(SourceFile(path: "Sources/Destinations/Feature\(number).swift", text: destinations))
        }
        return files
    }

    private var routes: [Route] {
        let n = number
        let id = [(name: "id", type: "Int")]
        return [
            Route(name: "item", path: ["item", ":id"], parameters: id, call: "openItem\(n)(id: id)"),
            Route(
                name: "list",
                path: ["list", ":page"],
                parameters: [("page", "Int")],
                call: "openList\(n)(page: page)"
            ),
            Route(
                name: "search",
                path: ["search", ":text"],
                parameters: [("text", "String")],
                call: "openSearch\(n)(text: text)"
            ),
            Route(name: "load", path: ["load", ":id"], parameters: id, isAsync: true, call: "loadItem\(n)(id: id)"),
            Route(name: "help", path: ["help"], call: "Help\(n).openHelp()"),
            Route(
                name: "topic",
                path: ["help", ":name"],
                parameters: [("name", "String")],
                call: "Help\(n).openTopic(name: name)"
            ),
            Route(name: "home", path: ["home"], call: "Part\(n).home"),
            Route(name: "orders", path: ["orders"], call: "Part\(n).orders"),
            Route(name: "order", path: ["order", ":id"], parameters: id, call: "Part\(n).order(id: id)"),
            Route(
                name: "seller",
                path: ["seller", ":name"],
                parameters: [("name", "String")],
                call: "Part\(n).seller(name: name)"
            ),
            Route(name: "review", path: ["review", ":id"], parameters: id, call: "Part\(n).review(id: id)"),
            Route(name: "settings", path: ["settings"], call: "Part\(n).settings"),
            Route(name: "profile", path: ["profile", ":id"], parameters: id, call: "Profile\(n)(id: id)"),
            Route(name: "photo", path: ["photo", ":id"], parameters: id, call: "Photo\(n)(id: id)"),
            Route(
                name: "cart",
                path: ["cart", ":code"],
                parameters: [("code", "String")],
                call: "Cart\(n)(code: code)"
            ),
        ]
            + (0..<more).map {
                Route(
                    name: "more\($0)",
                    path: ["more\($0)", ":id"],
                    parameters: id,
                    call: "openMore\($0)At\(n)(id: id)"
                )
            }
    }

    /// A declaration below the marker of its route.
    private func declare(_ name: String, _ declaration: String, _ options: String = "") -> String {
        guard routing != .hand, let route = routes.first(where: { $0.name == name }) else { return declaration }
        let indentation = declaration.prefix { $0 == " " }
        let path = route.path.joined(separator: "/")
        return "\(indentation)/// @route\(options) //feature\(number)/\(path)\n\(declaration)"
    }

    /// The functions, the enumeration and the structures that are pages.
    private var pages: String {
        let n = number
        let seen = "(returns: any Page)"
        let created = "(init, returns: any Page)"
        func page(_ type: String, _ name: String, _ property: String) -> String {
            let text = "struct \(type)\(n): Page {\n    let \(property)\n    var title: String { \"\\(self)\" }\n}\n"
            return declare(name, text, created)
        }
        let cases = [
            ("home", "home"), ("orders", "orders"), ("order", "order(id: Int)"), ("seller", "seller(name: String)"),
            ("review", "review(id: Int)"), ("settings", "settings"),
        ]
        let further = (0..<more).map {
            declare("more\($0)", "func openMore\($0)At\(n)(id: Int) -> Screen { Screen(\"More \\(id)\") }\n")
        }
        return
            ([
                "import Core\n",
                declare("item", "func openItem\(n)(id: Int) -> Screen { Screen(\"Item \\(id)\") }\n"),
                declare("list", "func openList\(n)(page: Int) -> Screen { Screen(\"List \\(page)\") }\n"),
                declare("search", "func openSearch\(n)(text: String) -> Screen { Screen(\"Search for \\(text)\") }\n"),
                declare(
                    "load",
                    "func loadItem\(n)(id: Int) async -> Screen {\n    await Task.yield()\n    return Screen(\"\\(id)\")\n}\n"
                ),
                "enum Help\(n) {",
                declare("help", "    static func openHelp() -> Screen { Screen(\"Help\") }"),
                declare("topic", "    static func openTopic(name: String) -> Screen { Screen(\"Help on \\(name)\") }"),
                "}\n\nenum Part\(n): Page, Hashable {",
            ]
            + cases.map { declare($0.0, "    case \($0.1)", seen) }
            + [
                "    var title: String { \"\\(self)\" }\n}\n",
                page("Profile", "profile", "id: Int"), page("Photo", "photo", "id: Int"),
                page("Cart", "cart", "code: String"),
            ] + further).joined(separator: "\n")
    }

    /// Calls of three features, two of each.
    private var calls: String {
        let others = Self.others(of: number, of: features)
        guard routing != .hand else {
            let calls = others.map { other in
                "        titles.append(await navigator.open(.feature\(other)(.item(id: 1))).title)\n"
                    + "        titles.append(await navigator.open(.feature\(other)(.profile(id: 2))).title)"
            }
            return callsFile("Core\nimport Destinations", "navigator: any AppNavigator", "async", calls)
        }
        let modules = routing == .one ? ["AppRoutes"] : others.map { "Feature\($0)Routes" }
        let calls = others.map { other in
            "        titles.append(try await router.open(.openItem\(other)(id: 1)).title)\n"
                + "        titles.append(try await router.open(.profile\(other)(id: 2)).title)"
        }
        let imports = (modules + ["Core", "RouterRuntime"]).joined(separator: "\nimport ")
        return callsFile(imports, "router: Router", "async throws", calls)
    }

    private func callsFile(_ imports: String, _ parameter: String, _ effects: String, _ calls: [String]) -> String {
        """
        import \(imports)

        struct Buttons\(number) {
            func titles(\(parameter)) \(effects) -> [String] {
                var titles: [String] = []
        \(calls.joined(separator: "\n"))
                return titles
            }
        }

        """
    }

    /// The cases for other features, by hand.
    private var destinations: String {
        let cases = routes.map { route in
            let values = route.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            return "    case \(route.name)\(values.isEmpty ? "" : "(\(values))")"
        }
        return "public enum Feature\(number)Destination: Hashable, Sendable {\n\(cases.joined(separator: "\n"))\n}\n"
    }

    /// What reads URLs and makes pages, by hand.
    private var router: String {
        let reads = routes.map { route in
            let conditions = route.path.enumerated().map { index, component in
                guard component.hasPrefix(":") else { return "path[\(index)] == \"\(component)\"" }
                return route.parameters[0].type == "Int"
                    ? "let value = Int(path[\(index)])" : "case let value = path[\(index)], !value.isEmpty"
            }
            let value = route.parameters.first.map { "(\($0.name): value)" } ?? ""
            return """
                        if path.count == \(route.path.count), \(conditions.joined(separator: ", ")) {
                            return .\(route.name)\(value)
                        }
                """
        }
        let pages = routes.map { route in
            let values = route.parameters.map { "let \($0.name)" }.joined(separator: ", ")
            return "        case .\(route.name)\(values.isEmpty ? "" : "(\(values))"): "
                + "\(route.isAsync ? "await " : "")\(route.call)"
        }
        return """
            public import Core
            public import Destinations
            public import Foundation

            public enum Feature\(number)Router {
                public static func destination(_ parts: URLComponents) -> Feature\(number)Destination? {
                    let path = parts.path.split(separator: "/").map(String.init)
            \(reads.joined(separator: "\n"))
                    return nil
                }

                public static func page(_ destination: Feature\(number)Destination, _ navigator: any AppNavigator) async -> any Page {
                    switch destination {
            \(pages.joined(separator: "\n"))
                    }
                }
            }

            """
    }

    /// A file without routes, as most are.
    private static func model(_ number: Int) -> String {
        """
        import Foundation

        /// A model of the feature.
        struct Model\(number): Codable, Hashable, Sendable {
            var identifier: UUID
            var title: String
            var price: Decimal
            var created: Date
            var tags: [String] = []

            /// The title as lists show it.
            var displayTitle: String { "\\(title) (\\(tags.sorted().joined(separator: ", ")))" }

            /// The days since the model was made.
            func age(at now: Date, in calendar: Calendar = .current) -> Int {
                calendar.dateComponents([.day], from: created, to: now).day ?? 0
            }

            /// The model without the tags that a predicate refuses.
            func filtered(_ isWanted: (String) -> Bool) -> Model\(number) {
                var copy = self
                copy.tags = tags.filter(isWanted)
                return copy
            }

            /// The models by their first tag.
            static func grouped(_ models: [Model\(number)]) -> [String: [Model\(number)]] {
                Dictionary(grouping: models) { $0.tags.first ?? "" }.mapValues { group in
                    group.sorted { ($0.title, $0.created) < ($1.title, $1.created) }
                }
            }

            /// The sum of the prices.
            static func total(_ models: [Model\(number)]) -> Decimal {
                models.map(\\.price).reduce(0, +)
            }

            /// The models of a file.
            static func read(_ data: Data) throws -> [Model\(number)] {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([Model\(number)].self, from: data)
            }

            /// A file of models.
            static func write(_ models: [Model\(number)]) throws -> Data {
                let encoder = JSONEncoder()
                encoder.dateEncodingStrategy = .iso8601
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                return try encoder.encode(models)
            }
        }

        """
    }
}
