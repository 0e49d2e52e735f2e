import Foundation
import Testing

#if os(Linux)
    /// Each declaration of the public API has an example that compiles: in its documentation or that of another
    /// declaration, or in `Fixtures/SymbolExamples`.
    ///
    /// Those of `RouterNavigation` and `RouterTestSupport`, which few files of an app import, are not examined.
    @Suite struct PublicAPIExampleTests {
        /// A declaration that counts in `Documentation/API`.
        struct Declaration {
            /// The mangled name.
            var identifier: String
            var kind: String
            /// The names of the enclosing types and of the declaration.
            var path: [String]
            var text: String
        }

        private static let types: Set = ["struct", "class", "enum", "protocol", "typealias"]

        /// The declarations of the libraries, as the script lists them.
        static func declarations() throws -> [Declaration] {
            let script = SwiftBuild.root.appendingPathComponent("Scripts/public-api").path
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["bash", script, "--identifiers", SymbolExampleApp.modules]
            )
            try #require(outcome.status == 0, "\(outcome.text)")
            return outcome.output.split(separator: "\n").compactMap { line in
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard fields.count == 5, !["RouterNavigation", "RouterTestSupport"].contains(fields[0]) else {
                    return nil
                }
                let path = fields[3].split(separator: ".").map(String.init)
                return Declaration(identifier: fields[1], kind: fields[2], path: path, text: fields[4])
            }
        }

        /// The mangled names of the declarations that the sources use, as the compiler resolves them.
        static func used(by app: SymbolExampleApp) throws -> Set<String> {
            let mode = ["-dump-ast", "-dump-ast-format", "json", "-suppress-warnings"]
            let outcome = try app.compile(mode)
            try #require(outcome.status == 0, "the examples do not compile")
            // Each source has an object of its own. What generated code uses is no example.
            var used: Set<String> = []
            for object in outcome.text.components(separatedBy: #"{"_kind":"source_file","filename":""#).dropFirst()
            where app.sources.contains(String(object.prefix { $0 != "\"" })) {
                for part in object.components(separatedBy: #""decl_usr":""#).dropFirst() {
                    used.insert(String(part.prefix { $0 != "\"" }))
                }
            }
            return used
        }

        @Test("Each declaration of the public API has an example that compiles")
        func eachDeclaration() throws {
            let declarations = try Self.declarations()
            #expect(declarations.count > 200)
            let app = try SymbolExampleApp()
            let used = try Self.used(by: app)
            let covered = declarations.filter { used.contains($0.identifier) }.map(\.path)
            for declaration in declarations where !used.contains(declaration.identifier) {
                let hasExample =
                    switch declaration.kind {
                    // A type is used with its members, or by its name.
                    case let kind where Self.types.contains(kind):
                        covered.contains { $0.count > declaration.path.count && $0.starts(with: declaration.path) }
                            || Self.mentions(declaration.path.last ?? "", app.text)
                    // One case of an enumeration is enough: an example of each would only list them.
                    case "case": covered.contains { $0.dropLast() == declaration.path.dropLast() }
                    // Apps implement requirements, and seldom call them.
                    case "requirement": Self.declares(declaration.path.last ?? "", app.text)
                    default: false
                    }
                #expect(hasExample, "no example uses \(declaration.text)")
            }
        }

        @Test("An unused declaration is noticed") func unused() throws {
            #expect(!Self.mentions("RouteRewriter", "struct RouteRewriters {}; let MyRouteRewriter = 1"))
            #expect(Self.mentions("RouteStore", "let store: RouteStore = router.store"))
            #expect(Self.declares("handle(_:next:)", "func handle(_ request: RouteRequest, next: RouteNext) {}"))
            #expect(!Self.declares("handle(_:next:)", "middleware.handle(request, next: next)"))
            #expect(Self.declares("init(routeText:)", "init?(routeText text: String) {}"))
            #expect(!Self.declares("init(routeText:)", "init(text: String) {}"))
            #expect(Self.declares("routeText", "var routeText: String { number }"))
        }

        /// Whether a text has a name as a word.
        private static func mentions(_ name: String, _ text: String) -> Bool {
            (try? Regex("\\b\(name)\\b")).map { text.contains($0) } ?? false
        }

        /// Whether a text declares a member with the name of a requirement, such as `handle(_:next:)`.
        private static func declares(_ requirement: String, _ text: String) -> Bool {
            let name = requirement.prefix { $0 != "(" }
            let label = requirement.dropFirst(name.count + 1).prefix { $0 != ":" }
            let pattern =
                name == "init" ? "\\binit\\??\\(\(label)\\b" : "\\b(?:func|var|let) \(name)\\b"
            return (try? Regex(pattern)).map { text.contains($0) } ?? false
        }
    }
#endif
