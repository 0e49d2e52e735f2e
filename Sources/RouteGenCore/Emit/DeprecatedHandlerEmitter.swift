/// Writes the calls of deprecated handlers without warnings of the compiler: the author of the marker still needs the
/// handler.
///
/// Deprecated code may use deprecated declarations. It is called through a protocol, whose requirements are not
/// deprecated.
struct DeprecatedHandlerEmitter {
    let handlers: [Handler]
    let cases: CaseEmitter

    /// The statement that calls a handler.
    static func call(ofHandler index: Int, _ form: DispatchForm) -> String {
        "return \(form.marks) RouteDispatcher_.deprecated_.\(name(ofHandler: index))\(form.handlerArguments)"
    }

    private static func name(ofHandler index: Int) -> String { "handler\(index)_" }

    func emit(to writer: inout SourceWriter) {
        let indices = handlers.indices.filter { handlers[$0].availability.isDeprecated }
        guard !indices.isEmpty else { return }
        writer.line()
        writer.block("nonisolated private protocol RouteDeprecatedHandlers_") { writer in
            for index in indices {
                writer.conditional(handlers[index].condition) { $0.line(head(of: index)) }
            }
        }
        writer.line()
        writer.block("nonisolated extension RouteDispatcher_: RouteDeprecatedHandlers_") { writer in
            writer.line("fileprivate static var deprecated_: any RouteDeprecatedHandlers_.Type { self }")
            for index in indices {
                writer.line()
                writer.conditional(handlers[index].condition) { writer in
                    writer.block("@available(*, deprecated) \(head(of: index))") { writer in
                        cases.emit(handlers[index], at: index, DispatchForm(handlers[index].callKind), to: &writer)
                    }
                }
            }
        }
    }

    private func head(of index: Int) -> String {
        DispatchForm(handlers[index].callKind).handlerFunction(Self.name(ofHandler: index))
    }
}
