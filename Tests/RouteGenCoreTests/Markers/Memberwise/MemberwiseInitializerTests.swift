import Foundation
import TestSupport
import Testing

@testable import RouteGenCore

/// Routes that build a struct with its memberwise initializer.
@Suite struct MemberwiseInitializerTests {
    @Test("The parameters are those of the stored properties", arguments: MemberwiseStructs.accepted)
    func parameters(_ body: String, _ parameters: String) throws {
        let file = Self.marked("struct S { \(body) }")
        #expect(Self.messages(file) == [])
        #expect(try Self.list(#require(Self.initializers(file).first)) == parameters)
    }

    @Test("A struct without a usable memberwise initializer is refused", arguments: MemberwiseStructs.refused)
    func refusals(_ body: String, _ message: String, _ call: String) {
        let file = Self.marked("struct S { \(body) }")
        #expect(Self.messages(file).first == message)
        #expect(Self.initializers(file).isEmpty)
    }

    @Test("The compiler adds the same initializers")
    func asTheCompiler() throws {
        let (errors, first, calls) = try Self.errors(
            accepted: MemberwiseStructs.accepted,
            MemberwiseStructs.refused
        )
        let lines = errors.compactMap { error -> Int? in
            let parts = error.split(separator: ":")
            return parts[0].hasSuffix("Calls.swift") ? Int(parts[1]) : nil
        }
        #expect(lines.count == errors.count, "\(errors)")
        #expect(
            Set(lines) == Set(first..<(first + MemberwiseStructs.refused.count)),
            "\(errors)\n\(calls)"
        )
    }

    /// The compiler's errors about calls of initializers, with the first line of the calls of refused ones.
    private static func errors(
        accepted: [(body: String, parameters: String)],
        _ refused: [(body: String, message: String, call: String)]
    ) throws -> (errors: [String], first: Int, calls: String) {
        var source = MemberwiseStructs.wrappers
        var calls = "func value<T>(_ type: T.Type) -> T { fatalError() }\n@MainActor func accepted() {\n"
        for (number, item) in accepted.enumerated() {
            source += "struct A\(number) { \(item.body) }\n"
            let marked = Self.marked("struct S { \(item.body) }")
            let parameters = try #require(Self.initializers(marked).first).parameters
            let required = parameters.filter { $0.defaultValue == nil }
            for list in [parameters, required] {
                let arguments = list.map { "\($0.name): value(\(Self.type(of: $0)).self)" }
                calls += "    _ = A\(number)(\(arguments.joined(separator: ", ")))\n"
            }
        }
        calls += "}\nfunc refused() {\n"
        let first = calls.split(separator: "\n", omittingEmptySubsequences: false).count
        for (number, item) in refused.enumerated() {
            source += "struct R\(number) { \(item.body) }\n"
            calls += "    _ = R\(number)\(item.call)\n"
        }
        calls += "}\n"
        return (try Self.errors(ofCompiling: ["Structs.swift": source, "Calls.swift": calls]), first, calls)
    }

    @Test("Properties in an #if give an initializer for each combination")
    func conditions() {
        let file = Self.marked(
            """
            struct S {
                let id: Int
                #if DEBUG
                    let trace: Int
                #elseif os(Linux)
                    let log: Int
                #endif
                #if DEBUG
                    @Environment(5) private var hidden
                #endif
            }
            """
        )
        let found = Self.initializers(file).map { "\($0.conditions.joined(separator: " && ")): \(Self.list($0))" }
        #expect(
            found == [
                "!(DEBUG) && !(DEBUG) && (os(Linux)): id: Int, log: Int",
                "DEBUG && !(!(DEBUG) && (os(Linux))): id: Int, trace: Int",
                "!(DEBUG) && !(!(DEBUG) && (os(Linux))): id: Int",
            ]
        )
    }

    @Test("Only a struct and a class are built without a written initializer")
    func otherKinds() {
        for (source, text) in [
            ("enum S {}", "option `init` has no meaning on an enum"),
            ("actor S {}", "option `init` has no meaning on an actor"),
            ("protocol S {}", "option `init` has no meaning on a protocol"),
            ("extension S {}", "option `init` has no meaning on an extension"),
            ("func s() {}", "option `init` has no meaning on a function"),
        ] {
            #expect(Self.messages(Self.marked(source)) == [text])
        }
        #expect(Self.obstacles(Self.marked("struct S<T> { let id: T }")).count == 1)
        #expect(Self.obstacles(Self.marked("private struct S { let id: Int }")).count == 1)
    }

    @Test("The finding about a private memberwise initializer names the property that makes it private")
    func finding() {
        let file = Self.marked("struct ChatView {\n    let id: Int\n    private var draft = \"\"\n}")
        #expect(
            DiagnosticRenderer().render(file.diagnostics) == """
                A.swift:2:8: error: generated code cannot call the memberwise initializer of `ChatView`: it is private \
                because `draft` is [RG401]
                A.swift:4:17: note: `draft` is declared here
                A.swift:1:5: note: marked as a route here
                A.swift:2:8: note: remove `private`, or write an initializer, and mark it

                """
        )
    }

    @Test("A struct can have a prefix, too, and its methods' routes are built as before")
    func prefix() throws {
        let source = """
            /// @route //chat
            /// @route(init, name: chat) :id
            /// @route(init)
            struct ChatView {
                let id: Int
                /// @route list/:count
                static func list(count: Int) -> Int { count }
            }
            """
        let model = ModuleModel(ModuleScan(name: "Chat", sources: ["A.swift": source]))
        #expect(model.handlers.map(\.displayName) == ["Chat.ChatView.init(id:)", "Chat.ChatView.list(count:)"])
        #expect(model.handlers.first?.patterns.map(\.text) == ["//chat/:id", "//chat"])
        #expect(model.handlers.first?.accessorName == "chat")
        #expect(model.handlers.last?.patterns.map(\.text) == ["//chat/list/:count"])
    }

    // MARK: Helpers

    private static func marked(_ declaration: String) -> MarkedFile {
        Array("/// @route(init) //s\n\(declaration)".utf8).withUnsafeBufferPointer {
            MarkedFile(DeclarationParser.parse(path: "A.swift", bytes: $0))
        }
    }

    private static func messages(_ file: MarkedFile) -> [String] { file.diagnostics.map(\.message) }

    /// The findings of the rules for handlers about the initializers.
    private static func obstacles(_ file: MarkedFile) -> [Diagnostic] {
        file.marked.flatMap { HandlerRules(file.parsed.declarations[$0.index], $0.markers.routes).check() }
    }

    private static func initializers(_ file: MarkedFile) -> [Declaration] {
        file.marked.map { file.parsed.declarations[$0.index] }.filter { $0.kind == .initializer }
    }

    private static func type(of parameter: Declaration.Parameter) -> String {
        let type = (parameter.specifiers + [parameter.type]).joined(separator: " ")
        // Only a signature can have an implicitly unwrapped type.
        return type.hasSuffix("!") ? "(\(type.dropLast())?)" : "(\(type))"
    }

    private static func list(_ initializer: Declaration) -> String {
        initializer.parameters.map { parameter in
            let type = (parameter.specifiers + [parameter.type]).joined(separator: " ")
            let value = parameter.defaultValue.map { DefaultValue($0) == .expression ? "+" : $0 }
            return "\(parameter.name): \(type)\(value.map { " = \($0)" } ?? "")"
        }.joined(separator: ", ")
    }

    private static func errors(ofCompiling sources: [String: String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("memberwise-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = sources.keys.sorted().map { folder.appendingPathComponent($0) }
        for file in files { try Data((sources[file.lastPathComponent] ?? "").utf8).write(to: file) }
        let output = folder.appendingPathComponent("output.txt")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6"] + files.map(\.path)
        process.standardError = handle
        process.standardOutput = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let text = try String(contentsOf: output, encoding: .utf8)
        // A line of an error, and not of the excerpt below it.
        return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("/") && $0.contains(": error: ") }
    }
}
