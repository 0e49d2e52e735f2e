/// Writes the code for one handler: it reads the arguments and calls the handler.
struct CaseEmitter {
    let signatures: SignatureEmitter
    let instances: InstanceEmitter

    /// Writes the statements of a function whose parameter `call_` is the call.
    func emit(_ handler: Handler, at index: Int, _ shape: CallShape, to code: inout GeneratedCode) {
        // The router has checked this before, so that the route is not found. Here it only satisfies the compiler.
        let query = handler.availability.availability.query
        code.requireAvailability(query, otherwise: "throw call_.unknownHandler(\(index))")
        let call = HandlerCall(handler, instance: instances.expression(handler))
        if let reading = signatures.reading(handler) {
            // Separate constants cost the compiler less than the members of a tuple.
            let isTuple = call.names.count > 1
            let head = isTuple ? "let (" : "let "
            let tail = "\(isTuple ? ")" : "")\(reading.type.map { ": \($0)" } ?? "") ="
            code.list(head, call.names, tail, value: "try \(reading.expression)")
        }
        // The compiler reports the call if the method overrides or implements an isolated one.
        let advice = handler.adviceAboutIsolation
        if handler.setsParameters, let variant = call.variants.first {
            return emit(variant.expression, settings: call.settings, of: handler, shape, advice, to: &code)
        }
        for variant in call.variants {
            let emit: (inout GeneratedCode) -> Void = { code in
                code.located(handler.location, advice: advice) { $0.line(Self.statement(variant, of: handler, shape)) }
            }
            if let pattern = variant.pattern { code.block("if \(pattern)", emit) } else { emit(&code) }
        }
    }

    /// Builds an instance, sets its properties, and returns it.
    private func emit(
        _ expression: String,
        settings: [String],
        of handler: Handler,
        _ shape: CallShape,
        _ advice: String?,
        to code: inout GeneratedCode
    ) {
        let name = HandlerCall.instanceName
        let making = "let \(name) = \(shape.marks(canThrow: handler.isThrowing))\(expression)"
        if let advice { code.advice(advice) }
        code.located(handler.location, statements: [making] + settings)
        code.line(Self.isChecked(handler, shape) ? "return try call_.result(\(name))" : "return \(name) as Any")
    }

    /// Whether the compiler decides at the call whether the result may leave its isolation; see `RouteCall.result`.
    private static func isChecked(_ handler: Handler, _ shape: CallShape) -> Bool {
        shape.isOnMainActor || handler.result.map { !$0.unwrapped.isStandardScalar } ?? false
    }

    /// Calls the handler and returns the result.
    private static func statement(_ variant: HandlerCall.Variant, of handler: Handler, _ shape: CallShape) -> String {
        let type = handler.overloadedResult
        let expression = variant.expression + (type.map { " as \($0)" } ?? "")
        if isChecked(handler, shape) { return "return \(shape.marks) call_.result(\(expression))" }
        let canThrow = handler.isThrowing || handler.callee.instance != nil || handler.takesServices
        let call = "\(shape.marks(canThrow: canThrow))\(expression)"
        let isNamed = type != nil
        return handler.result == nil
            ? "\(isNamed ? "let _: Swift.Void = " : "")\(call); return ()" : "return \(call) as Any"
    }
}
