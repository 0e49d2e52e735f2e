import RouteTables

/// The packed paths of a generated file, to which its path constants refer by index.
struct PathTable {
    /// The identity of a pattern of a handler.
    ///
    /// Code in different branches of an `#if` may declare a handler twice.
    private struct Key: Hashable {
        var identity: UInt64
        var condition: String?
        var ordinal: Int
    }

    private var numbers: [Key: Int] = [:]
    private var encoder = RoutePathEncoder()

    /// Numbers the patterns of handlers in the given order.
    ///
    /// - Parameters:
    ///   - handlers: The handlers.
    ///   - module: The module of the generated file. The paths of other modules name their modules, which an app may not
    ///     link.
    init(_ handlers: [Handler], in module: String) {
        for handler in handlers {
            for (ordinal, pattern) in handler.patterns.enumerated() {
                let parameters = pattern.parameterList(handler, namingModule: handler.module != module)
                numbers[Self.key(handler, ordinal)] = encoder.add(
                    (handler.identity, ordinal, pattern.text, pattern.pattern, parameters)
                )
            }
        }
    }

    private static func key(_ handler: Handler, _ ordinal: Int) -> Key {
        Key(identity: handler.identity, condition: handler.condition, ordinal: ordinal)
    }

    /// The expression that creates the constant of a pattern.
    func expression(ofPattern ordinal: Int, of handler: Handler) -> String {
        "routePath_(\(numbers[Self.key(handler, ordinal)] ?? encoder.count))"
    }

    /// Writes the function that creates all constants: a call with a number costs the compiler least.
    func emit(to code: inout GeneratedCode) {
        guard encoder.count > 0 else { return }
        code.section("nonisolated private func routePath_(_ number_: Swift.Int) -> RouterRuntime.RoutePath") { code in
            let literal = SwiftText.longLiteral(encoder.encode(), indentation: "        ")
            code.line("RouterRuntime.RoutePath(paths: \(literal), number: number_)")
        }
    }
}
