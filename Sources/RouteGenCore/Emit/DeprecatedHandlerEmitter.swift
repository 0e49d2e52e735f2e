/// A function that names deprecated declarations without warnings of the compiler, because it is deprecated itself.
///
/// It is called through a protocol, whose requirements are not deprecated.
enum DeprecatedContext {
    /// The attribute of the function, followed by a space; empty if nothing that it names is deprecated.
    static func attribute(if isDeprecated: Bool) -> String { isDeprecated ? "@available(*, deprecated) " : "" }
}

/// Writes the calls of deprecated handlers without warnings of the compiler: the author of the marker still needs the
/// handler.
struct DeprecatedHandlerEmitter {
    let handlers: [Handler]
    let cases: CaseEmitter

    /// The statement that calls a handler.
    static func call(ofHandler index: Int, _ shape: CallShape) -> String {
        "return \(shape.marks) RouteDispatcher_.deprecated_.\(name(ofHandler: index))\(shape.handlerArguments)"
    }

    private static func name(ofHandler index: Int) -> String { "handler\(index)_" }

    func emit(to code: inout GeneratedCode) {
        let indices = handlers.indices.filter { handlers[$0].availability.isDeprecated }
        guard !indices.isEmpty else { return }
        code.section("nonisolated private protocol RouteDeprecatedHandlers_") { code in
            for index in indices {
                code.conditional(handlers[index].condition) { $0.line(head(of: index)) }
            }
        }
        code.section("nonisolated extension RouteDispatcher_: RouteDeprecatedHandlers_") { code in
            code.line("fileprivate static var deprecated_: any RouteDeprecatedHandlers_.Type { self }")
            for index in indices {
                code.line()
                code.conditional(handlers[index].condition) { code in
                    code.block("\(DeprecatedContext.attribute(if: true))\(head(of: index))") { code in
                        cases.emit(handlers[index], at: index, CallShape(handlers[index].callKind), to: &code)
                    }
                }
            }
        }
    }

    private func head(of index: Int) -> String {
        CallShape(handlers[index].callKind).handlerFunction(Self.name(ofHandler: index))
    }
}
