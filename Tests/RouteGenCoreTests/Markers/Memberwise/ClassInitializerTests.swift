import TestSupport
import Testing

@testable import RouteGenCore

/// Routes that build a class and set its properties.
@Suite struct ClassInitializerTests {
    @Test(
        "The parameters are the properties that other code can set",
        arguments: [
            ("", ""),
            ("var id = 0; var name = \"a\"; var isOn = true", "id: Int, name: String, isOn: Bool"),
            ("var size = -1.5", "size: Double"),
            ("var id: Int?, page: Int! , kind: Kind = .small", "id: Int?, page: Int!, kind: Kind"),
            ("var id: Int = 0 { didSet { reload() } }", "id: Int"),
            ("var id = 0 { willSet { reload() } }", "id: Int"),
            ("var then: (() -> Void)?", "then: (() -> Void)?"),
            ("@Published var id = 0; @objc var name: String?", "id: Int, name: String?"),
            ("@IBInspectable var size: Int = 1", "size: Int"),
            ("@available(iOS 17, *) var id = 0; @Injected var model: Model?", ""),
            ("@IBOutlet var label: UILabel!; init() {}", ""),
            ("let id = 0; var list = makeList(); var sum: Int { 1 }; lazy var name = \"a\"", ""),
            ("static var id = 0; class var name: String { \"a\" }; override var title: String? { didSet {} }", ""),
            ("private var id = 0; fileprivate var name = 1", ""),
            ("private(set) var size = 2; public fileprivate(set) var page = 3", ""),
            ("public internal(set) var name = 1; public var size = 2", "name: Int, size: Int"),
            ("weak var parent: S?; unowned var owner: S? ; unowned(unsafe) var other: S?", ""),
            ("var id: Int; init() { id = 0 }", "id: Int"),
            ("var id = 0; convenience init(id: Int) { self.init() }", "id: Int"),
            ("var id = 0; init(style: Int = 1) {}; required init?(coder: NSCoder) {}", "id: Int"),
        ]
    )
    func parameters(_ body: String, _ parameters: String) throws {
        let file = Self.marked("class S { \(body) }")
        #expect(file.diagnostics.map(\.message) == [])
        let initializers = file.parsed.declarations.filter(\.setsParameters)
        let lists = initializers.map { $0.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ") }
        #expect(lists == [parameters])
    }

    /// Where each URL has a value, typed routes require it.
    @Test("A value that each pattern captures or fixes is required")
    func required() throws {
        let source = """
            /// @route(init) //shop/:id
            /// @route(init, with: tab=new) //store/:id/:tab?
            class Shop {
                var id: Int!
                var tab: String?
                var page = 1
                var info: [String: Any] = [:]
            }
            """
        let model = ModuleModel(ModuleScan(name: "M", sources: ["A.swift": source]))
        let handler = try #require(model.handlers.first)
        let parameters = handler.parameters.map { "\($0.name): \($0.type.text) \($0.defaultValue)" }
        #expect(
            parameters == [
                "id: Int none", "tab: String? literal(\"nil\")", "page: Int expression",
                "info: [String: Any] literal(\"[:]\")",
            ]
        )
    }

    private static func marked(_ source: String) -> MarkedFile {
        Array("/// @route(init) //s\n\(source)".utf8).withUnsafeBufferPointer {
            MarkedFile(DeclarationParser.parse(path: "A.swift", bytes: $0))
        }
    }
}
