/// Structs, each with the memberwise initializer that the compiler adds to it.
enum MemberwiseStructs {
    /// The body of a struct and the parameters that a route passes.
    static let accepted: [(body: String, parameters: String)] = [
        ("let id: Int; var position: Int? = nil", "id: Int, position: Int? = nil"),
        ("", ""),
        ("let id: Int?", "id: Int?"),
        ("var id: Int?", "id: Int? = nil"),
        ("var id: Int!", "id: Int! = nil"),
        ("var id: Optional<Int>", "id: Optional<Int>"),
        ("let id: Int = 5; let name: String", "name: String"),
        (
            "var id = 5, name = \"a\", isOn = true, size = 1.5, small = -2, far = 1e3, mask = 0xFE",
            "id: Int = 5, name: String = \"a\", isOn: Bool = true, size: Double = 1.5, small: Int = -2, "
                + "far: Double = 1e3, mask: Int = 0xFE"
        ),
        ("var id: Int = 5 + offset; let name: String", "id: Int = +, name: String"),
        ("var id = Int(5); var made = Note(); let name: String", "name: String"),
        (
            "var id: [Int] = []; var notes: [String: Int] = [:]; var more: [Int] = [1, 2]",
            "id: [Int] = [], notes: [String: Int] = [:], more: [Int] = +"
        ),
        ("let id: Int, name: String; var a, b: Int", "id: Int, name: String, a: Int, b: Int"),
        ("private let id = 5; let name: String", "name: String"),
        ("private(set) var id: Int", "id: Int"),
        ("var id: Int { didSet {} }; var name = \"a\" { willSet {} }", "id: Int, name: String = \"a\""),
        ("let id: Int; var next: Int { id + 1 }; var last: Int { get { 1 } }", "id: Int"),
        ("let id: Int; private var next: Int { id + 1 }; private static let all = [1]; static let one = 1", "id: Int"),
        ("let id: Int; lazy var name = \"a\"", "id: Int"),
        ("weak var id: Note?; unowned let note: Note", "id: Note? = nil, note: Note"),
        ("let `class`: Int; let `in`: Int", "class: Int, in: Int"),
        (
            "let done: (Int) -> Void; var more: (() -> Void)?; let main: @MainActor @Sendable () -> Void",
            "done: (Int) -> Void, more: (() -> Void)? = nil, main: @MainActor @Sendable () -> Void"
        ),
        ("@Binding var isOn: Bool; @Binding var name: String?", "isOn: Binding<Bool>, name: Binding<String?>"),
        ("@FocusState var field: Int?; @FocusState private var other: Int?; let id: Int", "id: Int"),
        ("@AppStorage(\"key\") var id: Int?; @AppStorage(\"key\") private var other: Int?; let n: Int", "n: Int"),
        (
            "@State var id: Int; @State var name: String?; @State var size = 1.5; @State private var hidden = Note()",
            "id: Int, name: String? = nil, size: Double = 1.5"
        ),
        ("@State private var name: String?; let id: Int", "id: Int"),
        ("@Environment(5) private var first; @Environment(5) var second; let id: Int", "id: Int"),
        ("@EnvironmentObject private var first: Note; @EnvironmentObject var second: Note; let id: Int", "id: Int"),
        ("@Injected private var first: Note; let id: Int", "id: Int"),
        ("@StateObject var note: Note; @StateObject private var hidden = Note()", "note: Note"),
        ("@AppStorage(\"key\") var id = 3; @AppStorage(\"key\") private var hidden = 3", "id: Int = 3"),
        ("@Builder let body: () -> Int; @Builder let other: Int", "body: () -> Int, other: () -> Int"),
        (
            "@available(*, deprecated) func old() {}; @MainActor var id: Int; nonisolated let name: String",
            "id: Int, name: String"
        ),
        ("let id: Int; struct Inner { private var x = 1; init(y: Int) {} }; func f() { let z = 1; _ = z }", "id: Int"),
    ]

    /// The body of a struct that a route cannot build, the finding, and a call that the compiler rejects too.
    static let refused: [(body: String, message: String, call: String)] = [
        (
            "let id: Int; private var x = 0",
            "generated code cannot call the memberwise initializer of `S`: it is private because `x` is", "(id: 1)"
        ),
        (
            "let id: Int; private var x: Int?",
            "generated code cannot call the memberwise initializer of `S`: it is private because `x` is", "(id: 1)"
        ),
        (
            "let id: Int; fileprivate let x: Int",
            "generated code cannot call the memberwise initializer of `S`: it is fileprivate because `x` is",
            "(id: 1, x: 2)"
        ),
        (
            "let id: Int; private lazy var x = 3",
            "generated code cannot call the memberwise initializer of `S`: it is private because `x` is", "(id: 1)"
        ),
        (
            "let id: Int; @Binding private var x: Int",
            "generated code cannot call the memberwise initializer of `S`: it is private because `x` is",
            "(id: 1, x: Binding(get: { 1 }, set: { _ in }))"
        ),
        (
            "let id: Int; @State private var x: Int",
            "generated code cannot call the memberwise initializer of `S`: it is private because `x` is",
            "(id: 1, x: 2)"
        ),
        (
            "let id: Int; init(text: String) { id = 1 }",
            "`S` has no memberwise initializer, since it declares an initializer", "(id: 1)"
        ),
        (
            "let id: Int; @Unknown var x: Int",
            "generated code cannot call the memberwise initializer of `S`: `@Unknown` of `x` is not a wrapper that is known",
            "(id: 1, x: 2)"
        ),
        (
            "let id: Int; @Unknown var x: Int?",
            "generated code cannot call the memberwise initializer of `S`: `@Unknown` of `x` is not a wrapper that is known",
            "(id: 1, x: 2)"
        ),
        (
            "let id: Int; let (a, b): (Int, Int)",
            "generated code cannot call the memberwise initializer of `S`: `a` is declared in a tuple",
            "(id: 1, ab: (1, 2))"
        ),
    ]

    /// Stand-ins for SwiftUI's wrappers, with the initializers that decide.
    static let wrappers = """
        let offset = 1
        final class Note { init() {} }
        @propertyWrapper struct State<T> {
            var wrappedValue: T
            init(wrappedValue: T) { self.wrappedValue = wrappedValue }
        }
        extension State where T: ExpressibleByNilLiteral { init() { self.init(wrappedValue: nil) } }
        @propertyWrapper struct Binding<T> {
            var wrappedValue: T
            init(get: @escaping () -> T, set: @escaping (T) -> Void) { wrappedValue = get() }
        }
        @propertyWrapper struct Unknown<T> { var wrappedValue: T; init(value: T) { wrappedValue = value } }
        @propertyWrapper struct Environment<T> { var wrappedValue: T; init(_ value: T) { wrappedValue = value } }
        @propertyWrapper struct EnvironmentObject<T> { var wrappedValue: T { fatalError() }; init() {} }
        @propertyWrapper struct Injected<T> { var wrappedValue: T { fatalError() }; init() {} }
        @propertyWrapper struct StateObject<T> {
            var wrappedValue: T
            init(wrappedValue: @autoclosure @escaping () -> T) { self.wrappedValue = wrappedValue() }
        }
        @propertyWrapper struct AppStorage<T> {
            var wrappedValue: T
            init(wrappedValue: T, _ key: String) { self.wrappedValue = wrappedValue }
        }
        extension AppStorage { init<Q>(_ key: String) where T == Q? { wrappedValue = nil } }
        @propertyWrapper struct FocusState<T> {
            var wrappedValue: T
            init() where T: ExpressibleByNilLiteral { wrappedValue = nil }
        }
        @resultBuilder struct Builder { static func buildBlock(_ value: Int) -> Int { value } }

        """
}
