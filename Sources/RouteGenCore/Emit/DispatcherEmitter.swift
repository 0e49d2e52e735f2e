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

    func emit(to code: inout GeneratedCode) {
        code.section("nonisolated private enum RouteDispatcher_: RouterRuntime.RouteDispatcher") { code in
            for callKind in CallKind.allCases where handlers.contains(where: { $0.callKind == callKind }) {
                emitRequirement(callKind, to: &code)
            }
            if !conditions.isEmpty { emitConditions(to: &code) }
        }
        for callKind in CallKind.allCases {
            for block in blocks(callKind) { emitBlock(block, callKind, to: &code) }
        }
        DeprecatedHandlerEmitter(handlers: handlers, cases: cases).emit(to: &code)
        instances.emit(to: &code)
        setUp.emit(to: &code)
    }

    /// The index from which the blocks of a call kind are counted.
    ///
    /// A few asynchronous handlers should not span two functions, each of which is costly to compile.
    private func start(_ callKind: CallKind) -> Int {
        CallShape(callKind).isAsync ? handlers.firstIndex { $0.callKind == callKind } ?? 0 : 0
    }

    /// The numbers of the blocks that contain handlers of a call kind.
    private func blocks(_ callKind: CallKind) -> [Int] {
        let indices = handlers.indices.filter { handlers[$0].callKind == callKind }
        guard let first = indices.first, let last = indices.last else { return [] }
        let (start, shift) = (start(callKind), CallShape(callKind).blockShift)
        return Array((first - start) >> shift...(last - start) >> shift)
    }

    private func emitRequirement(_ callKind: CallKind, to code: inout GeneratedCode) {
        let shape = CallShape(callKind)
        let blocks = blocks(callKind)
        code.block(shape.requirement) { code in
            if let statement = setUp.statement { code.line(statement) }
            if let block = blocks.first, blocks.count == 1 {
                code.line("return \(shape.forward("\(shape.prefix)\(block)_"))")
                return
            }
            let start = start(callKind)
            code.line("switch \(start == 0 ? "handler" : "(handler - \(start))") >> \(shape.blockShift) {")
            for block in blocks {
                code.line("case \(block): return \(shape.forward("\(shape.prefix)\(block)_"))")
            }
            code.line("default: throw call.unknownHandler(handler)")
            code.line("}")
        }
    }

    private func emitConditions(to code: inout GeneratedCode) {
        code.block("static func isCompiled(_ condition: Swift.Int) -> Swift.Bool") { code in
            for (number, condition) in conditions.enumerated() {
                let query = condition.query.map { ", \($0)" } ?? ""
                code.conditional(condition.expression) {
                    $0.line("if condition == \(number)\(query) { return true }")
                }
            }
            code.line("return false")
        }
    }

    private func emitBlock(_ block: Int, _ callKind: CallKind, to code: inout GeneratedCode) {
        let shape = CallShape(callKind)
        let first = start(callKind) + block << shape.blockShift
        code.line()
        code.line("@_optimize(size)")
        code.block(shape.blockFunction("\(shape.prefix)\(block)_")) { code in
            code.line("switch handler_ {")
            for index in first..<min(first + 1 << shape.blockShift, handlers.count)
            where handlers[index].callKind == callKind {
                let handler = handlers[index]
                code.case("\(index):  // \(handler.displayName)", where: handler.condition) { code in
                    if handler.availability.isDeprecated {
                        code.line(DeprecatedHandlerEmitter.call(ofHandler: index, shape))
                    } else {
                        cases.emit(handler, at: index, shape, to: &code)
                    }
                }
            }
            code.line("default: throw call_.unknownHandler(handler_)")
            code.line("}")
        }
    }
}

/// Writes the code that sets up a module before its use.
struct SetUpEmitter {
    let module: ModuleModel

    /// The statement before a call of a handler; `nil` if the module needs no set-up.
    var statement: String? { module.setUps.isEmpty ? nil : "try setUp(call.router)" }

    /// The statement before the creation of a service; `nil` if the module needs no set-up.
    var serviceStatement: String? { module.setUps.isEmpty ? nil : "try RouteDispatcher_.setUp(router_)" }

    func emit(to code: inout GeneratedCode) {
        guard !module.setUps.isEmpty else { return }
        code.section("nonisolated extension RouteDispatcher_") { code in
            code.block("static func setUp(_ router_: RouterRuntime.Router) throws") { code in
                for setUp in module.setUps {
                    let type = SwiftText.path(module.types.path(of: setUp.declaration))
                    code.conditional(setUp.condition) { code in
                        code.located(setUp.declaration.location) { $0.line("try router_.setUp(\(type).self)") }
                    }
                }
            }
        }
    }
}
