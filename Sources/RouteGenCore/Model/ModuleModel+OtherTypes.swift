extension ModuleModel {
    /// Whether a handler's signature names types that neither the module nor the standard library is known to declare.
    func namesOtherTypes(_ handler: Handler) -> Bool {
        let types = handler.parameters.map(\.type) + [handler.result, handler.publicResult].compactMap { $0 }
        return types.contains { type in
            type.names.contains { !TypeText.standardNames.contains($0) && self.types.declaration(of: $0) == nil }
        }
    }
}
