import RoutePatterns
import RouteTables

/// Writes the code that calls a module's handlers by their index.
///
/// In debug builds, a `switch` compares one case after the other. So there are two levels: one finds the block of
/// handlers, the other the handler. The functions are at the top level, where no member hides a handler with the same
/// name.
struct DispatcherEmitter {
    let handlers: [Handler]
    let signatures: SignatureEmitter
    let conditions: [HandlerCondition]
    let setUp: SetUpEmitter
    private let cases: CaseEmitter
    private let instances: InstanceEmitter

    init(_ module: ModuleModel, signatures: SignatureEmitter) {
        handlers = module.handlers
        self.signatures = signatures
        conditions = module.conditions
        setUp = SetUpEmitter(module: module)
        instances = InstanceEmitter(handlers)
        cases = CaseEmitter(signatures: signatures, instances: instances)
    }

    func emit(to writer: inout SourceWriter) {
        writer.line()
        writer.block("nonisolated private enum RouteDispatcher_: RouterRuntime.RouteDispatcher") { writer in
            for callKind in CallKind.allCases where handlers.contains(where: { $0.callKind == callKind }) {
                emitRequirement(callKind, to: &writer)
            }
            if !conditions.isEmpty { emitConditions(to: &writer) }
        }
        for callKind in CallKind.allCases {
            for block in blocks(callKind) { emitBlock(block, callKind, to: &writer) }
        }
        DeprecatedHandlerEmitter(handlers: handlers, cases: cases).emit(to: &writer)
        instances.emit(to: &writer)
        setUp.emit(to: &writer)
    }

    /// The index from which the blocks of a call kind are counted.
    ///
    /// A few asynchronous handlers should not span two functions, each of which is costly to compile.
    private func start(_ callKind: CallKind) -> Int {
        DispatchForm(callKind).isAsync ? handlers.firstIndex { $0.callKind == callKind } ?? 0 : 0
    }

    /// The numbers of the blocks that contain handlers of a call kind.
    private func blocks(_ callKind: CallKind) -> [Int] {
        let indices = handlers.indices.filter { handlers[$0].callKind == callKind }
        guard let first = indices.first, let last = indices.last else { return [] }
        let (start, shift) = (start(callKind), DispatchForm(callKind).blockShift)
        return Array((first - start) >> shift...(last - start) >> shift)
    }

    private func emitRequirement(_ callKind: CallKind, to writer: inout SourceWriter) {
        let form = DispatchForm(callKind)
        let blocks = blocks(callKind)
        writer.block(form.requirement) { writer in
            if let statement = setUp.statement { writer.line(statement) }
            if let block = blocks.first, blocks.count == 1 {
                writer.line("return \(form.forward("\(form.prefix)\(block)_"))")
                return
            }
            let start = start(callKind)
            writer.line("switch \(start == 0 ? "handler" : "(handler - \(start))") >> \(form.blockShift) {")
            for block in blocks {
                writer.line("case \(block): return \(form.forward("\(form.prefix)\(block)_"))")
            }
            writer.line("default: throw call.unknownHandler(handler)")
            writer.line("}")
        }
    }

    private func emitConditions(to writer: inout SourceWriter) {
        writer.block("static func isCompiled(_ condition: Swift.Int) -> Swift.Bool") { writer in
            for (number, condition) in conditions.enumerated() {
                let query = condition.query.map { ", \($0)" } ?? ""
                writer.conditional(condition.expression) {
                    $0.line("if condition == \(number)\(query) { return true }")
                }
            }
            writer.line("return false")
        }
    }

    private func emitBlock(_ block: Int, _ callKind: CallKind, to writer: inout SourceWriter) {
        let form = DispatchForm(callKind)
        let first = start(callKind) + block << form.blockShift
        writer.line()
        writer.line("@_optimize(size)")
        writer.block(form.blockFunction("\(form.prefix)\(block)_")) { writer in
            writer.line("switch handler_ {")
            for index in first..<min(first + 1 << form.blockShift, handlers.count)
            where handlers[index].callKind == callKind {
                let handler = handlers[index]
                writer.conditional(handler.condition) { writer in
                    writer.line("case \(index):  // \(handler.displayName)")
                    writer.indented { writer in
                        if handler.availability.isDeprecated {
                            writer.line(DeprecatedHandlerEmitter.call(ofHandler: index, form))
                        } else {
                            cases.emit(handler, at: index, form, to: &writer)
                        }
                    }
                }
            }
            writer.line("default: throw call_.unknownHandler(handler_)")
            writer.line("}")
        }
    }
}
