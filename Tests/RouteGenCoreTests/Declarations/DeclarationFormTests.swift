import Testing

@testable import RouteGenCore

/// The forms that declarations take.
@Suite struct DeclarationFormTests {
    private func only(_ text: String) throws -> Declaration {
        let declarations = parse(text).declarations
        try #require(declarations.count == 1)
        return declarations[0]
    }

    @Test(
        "Parameters are read with labels, specifiers, types and default values",
        arguments: [
            ("func f(a: Int, b c: [String: Any?])", ["a a Int", "b c [String: Any?]"]),
            ("func f(_ a: inout Int)", ["- a inout Int"]),
            (
                "func f(a: @escaping @Sendable (Int, String) async throws -> Void)",
                ["a a @escaping @Sendable (Int, String) async throws -> Void"]
            ),
            ("func f(a: @autoclosure () -> Bool = true)", ["a a @autoclosure () -> Bool = true"]),
            (
                "func f(a: isolated Actor, b: borrowing B, c: sending C)",
                ["a a isolated Actor", "b b borrowing B", "c c sending C"]
            ),
            ("func f(a: Int..., b: A<B, C>.D?)", ["a a Int ...", "b b A<B, C>.D?"]),
            (
                "func f(a: [Int] = [1, 2], b: A = A<B, C>(x: 1), c: Int = { $0 }(1))",
                ["a a [Int] = [1, 2]", "b b A = A<B, C>(x: 1)", "c c Int = { $0 }(1)"]
            ),
            ("func f(@A(1) a: Int, in: Int, `class` `b`: Int)", ["a a @A(1) Int", "in in Int", "class b Int"]),
            (
                "func f(a: some P & Q, b: any R, c: (repeat each T), d: ~Copyable)",
                ["a a some P & Q", "b b any R", "c c (repeat each T)", "d d ~Copyable"]
            ),
            (
                "func f(a: (Int) -> (Int) -> A<(B) -> C>, b: A.Type, c: [A]?)",
                ["a a (Int) -> (Int) -> A<(B) -> C>", "b b A.Type", "c c [A]?"]
            ),
            ("func f(a: /* x */ Int // y\n , b:\n  [ String ])", ["a a Int", "b b [ String ]"]),
            (
                "func f(a: nonisolated(nonsending) () async -> Void, b: Int? = nil)",
                ["a a nonisolated(nonsending) () async -> Void", "b b Int? = nil"]
            ),
            ("func f(a: Int=1, b: A<B>=.c)", ["a a Int = 1", "b b A<B> = .c"]),
            ("subscript(a: Int, b c: Int) -> Int", ["- a Int", "b c Int"]),
            ("case c(Int, a: A, _ b: B = 1)", ["-  Int", "a a A", "- b B = 1"]),
        ] as [(String, [String])]
    )
    func readsParameters(text: String, expected: [String]) throws {
        let file = parse("struct S { \(text) }")
        let declaration = try #require(file.declarations.last)
        let found = declaration.parameters.map { parameter in
            (["\(parameter.label ?? "-") \(parameter.name)"] + parameter.specifiers + [parameter.type]
                + (parameter.isVariadic ? ["..."] : []) + (parameter.defaultValue.map { ["= \($0)"] } ?? []))
                .joined(separator: " ")
        }
        #expect(found == expected)
    }

    @Test("Effects, result types and `where` clauses are read") func readsEffectsAndResults() throws {
        let file = parse(
            """
            protocol P {
                func a()
                func b() async
                func c() throws -> Int
                func d() rethrows -> [A]?
                func e() async throws(E.F<G>) -> some Q & R
                func f() -> (A) async throws -> B
                func g() -> @Sendable () -> Void
                func h() -> A where A: B, C == D
                func i() reasync
            }
            """
        )
        let functions = file.declarations.dropFirst()
        #expect(functions.map(\.isAsync) == [false, true, false, false, true, false, false, false, true])
        #expect(
            functions.map(\.throwing) == [
                .never, .never, .throws, .rethrows, .typed("E.F<G>"), .never, .never, .never, .never,
            ]
        )
        #expect(
            functions.map(\.resultType) == [
                nil, nil, "Int", "[A]?", "some Q & R", "(A) async throws -> B", "@Sendable () -> Void", "A", nil,
            ]
        )
        #expect(functions.compactMap(\.genericRequirements) == ["A: B, C == D"])
    }

    @Test("Operator functions are read") func readsOperatorFunctions() {
        let file = parse(
            "func ==<T>(a: T) {}\nfunc < (a: A) {}\nprefix func √(a: A) {}\nfunc /(a: A) {}\nfunc <<<T>(a: T) {}"
        )
        #expect(file.declarations.map(\.name) == ["==", "<", "√", "/", "<<"])
        #expect(file.declarations.map(\.genericParameters) == ["<T>", nil, nil, nil, "<T>"])
    }

    @Test("Initializers are read with their modifiers and failability") func readsInitializers() {
        let file = parse(
            "class A { init?<T>(a: T) where T: B {}\nconvenience init!() {}\nrequired init() throws {}\nfunc f() { self.init() } }"
        )
        let initializers = file.declarations.filter { $0.kind == .initializer }
        #expect(initializers.map(\.isFailable) == [true, true, false])
        #expect(initializers.map(\.modifiers) == [[], ["convenience"], ["required"]])
        #expect(initializers[0].genericParameters == "<T>")
        #expect(initializers[0].parameters.map(\.name) == ["a"])
    }

    @Test(
        "The parser knows which variables an initializer must set",
        arguments: [
            ("let a: Int", true), ("var a: Int", true), ("var a: Int = 1", false), ("let a = 1", false),
            ("var a: Int?", false), ("let a: Int?", true), ("var a: Int!", false), ("var a: () -> Int?", true),
            ("var a: (() -> Int)?", false), ("lazy var a: Int = 1", false), ("static let a: Int", false),
            ("var a: Int { 1 }", false), ("var a: Int { get { 1 } set {} }", false), ("var a: Int { didSet {} }", true),
            ("var a: Int? { willSet {} }", false), ("var a: Int = 1 { didSet {} }", false), ("weak var a: A?", false),
            ("@State var a: Int", true), ("@Environment(\\.b) var a: Int", false), ("class var a: Int { 1 }", false),
        ]
    )
    func theParserKnowsWhichVariablesAnInitializerMustSet(text: String, expected: Bool) throws {
        for scope in ["class", "struct", "actor"] {
            let variable = try #require(parse("\(scope) A { \(text) }").declarations.last)
            #expect(variable.name == "a")
            #expect(variable.needsInitialValue == expected)
        }
        for scope in ["enum", "protocol", "extension"] {
            #expect(parse("\(scope) A { \(text) }").declarations.last?.needsInitialValue == false)
        }
        #expect(parse(text).declarations.last?.needsInitialValue == false)
    }

    @Test("Each name in a variable declaration is read") func readsEachNameOfAVariable() {
        let file = parse(
            "struct S { let a, b: Int, c = f(1, 2), d = A<B, C>(), (e, _): (Int, Int), g: [Int] }\nlet h = i, j = 2"
        )
        let variables = file.declarations.dropFirst()
        #expect(variables.map(\.name) == ["a", "b", "c", "d", "e", "_", "g", "h", "j"])
        #expect(variables.map(\.resultType) == ["Int", "Int", nil, nil, nil, nil, "[Int]", nil, nil])
        #expect(variables.map(\.needsInitialValue) == [true, true, false, false, true, true, true, false, false])
    }

    @Test("Imports are read with attributes, conditions and places") func readsImports() {
        let file = parse(
            """
            import A
            @preconcurrency  public import B.C
            @_exported
            import struct D.E
            #if canImport(F)
            import F
            #else
            @testable import G
            #endif
            """
        )
        #expect(file.imports.map(\.module) == ["A", "B", "D", "F", "G"])
        #expect(
            file.imports.map { $0.attributes.map(\.name) } == [[], ["preconcurrency"], ["_exported"], [], ["testable"]]
        )
        #expect(file.imports.map(\.access) == [nil, "public", nil, nil, nil])
        #expect(file.imports.map(\.conditions) == [[], [], [], ["canImport(F)"], ["!(canImport(F))"]])
        #expect(
            file.imports.map { [$0.location.line, $0.location.column] } == [
                [1, 1], [2, 1], [3, 1], [6, 1], [8, 1],
            ]
        )
    }

    @Test("Declarations have the conditions of the `#if` blocks around them") func readsConditions() throws {
        let file = parse(
            """
            #if DEBUG && /* x */ !os(Linux) ||
                A
            struct S {
                #if B
                func f() {
                    #if C
                    if x {
                    #else
                    #endif
                }
                #elseif swift(>=6)
                func g() {}
                #elseif D
                func h() {}
                #else
                func i() {}
                #endif
                func j() {}
            }
            #endif
            func k() {}
            """
        )
        let outer = "DEBUG && !os(Linux) || A"
        #expect(
            file.declarations.map(\.conditions) == [
                [outer], [outer, "B"], [outer, "!(B) && (swift(>=6))"], [outer, "!(B) && !(swift(>=6)) && (D)"],
                [outer, "!(B) && !(swift(>=6)) && !(D)"], [outer], [],
            ]
        )
        #expect(file.declarations.map(\.name) == ["S", "f", "g", "h", "i", "j", "k"])
        #expect(file.declarations.map(\.enclosing.count) == [0, 1, 1, 1, 1, 1, 0])
    }

    @Test("Local declarations are listed only if they are documented")
    func listsLocalDeclarationsOnlyWhereTheyAreDocumented() {
        let file = parse(
            """
            func outer() {
                let a = 1
                func b() {}
                struct Local {
                    /// c
                    func c() {}
                    func d() {}
                }
                run {
                    /// e
                    let e = 1
                }
                /// g
                if let g = a {}
            }
            let x = [{
                /// f
                func f() {}
            }]
            """
        )
        #expect(file.declarations.map(\.name) == ["outer", "c", "e", "x", "f"])
        #expect(file.declarations.map(\.isLocal) == [false, true, true, false, true])
        #expect(file.declarations.map { $0.enclosing.map(\.name) } == [[], ["Local"], [], [], []])
    }

    @Test("Text that only looks like a declaration is not read as one")
    func textThatOnlyLooksLikeADeclarationIsNotReadAsOne() {
        let file = parse(
            """
            let a = "func x() {} \\(f("class Y {"))"
            /* func b() {} /* class */ func c() {} */
            let d = /func e() {"/
            let f = #/ class { /#
            x.extension.protocol.class.func.init(let: 1)
            if let g = h { }
            for case var i in j {}
            foo(struct: 1, class: 2)
            let k = `func`
            """
        )
        #expect(file.declarations.map(\.name) == ["a", "d", "f", "k"])
    }

    @Test("Operators, macros, type aliases, actors and other declarations are read") func readsOtherDeclarations() {
        let file = parse(
            """
            prefix operator √
            infix operator <=> : Additive
            precedencegroup Additive { associativity: left }
            @freestanding(expression) macro m<T>(_ a: T) -> String = #externalMacro(module: "M", type: "T")
            typealias A<B> = [B: Int] where B: Hashable
            protocol P<C> { associatedtype C: D = E where C.F == G; deinit }
            public class func f() {}
            class final {}
            class open: B {}
            actor `default` {}
            nonisolated(unsafe) private(set) var v = 1
            distributed actor Worker { distributed func work() {} }
            """
        )
        #expect(
            file.declarations.map { "\($0.kind) \($0.name)" } == [
                "operator √", "operator <=>", "precedencegroup Additive", "macro m", "typealias A", "protocol P",
                "associatedtype C", "deinitializer deinit", "function f", "class final", "class open", "actor default",
                "variable v", "actor Worker", "function work",
            ]
        )
        #expect(file.declarations[8].modifiers == ["public", "class"])
        #expect(file.declarations[12].modifiers == ["nonisolated(unsafe)", "private(set)"])
        #expect(file.declarations[6].inheritedTypes == ["D"])
        #expect(file.declarations[6].resultType == "E")
        #expect(file.declarations[6].genericRequirements == "C.F == G")
        #expect(file.declarations[4].genericRequirements == "B: Hashable")
    }

    @Test("Attributes are read with their arguments") func readsAttributes() throws {
        let function = try only(
            "@A @B.C<D> @available(iOS 16, *) @objc(f:) @available (macOS 1, *)\nfunc f() {}"
        )
        #expect(
            function.attributes == [
                .init(name: "A"), .init(name: "B.C<D>"), .init(name: "available", arguments: "iOS 16, *"),
                .init(name: "objc", arguments: "f:"), .init(name: "available", arguments: "macOS 1, *"),
            ]
        )
    }
}
