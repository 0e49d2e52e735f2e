extension ModuleModel {
    /// Whether a handler's signature names types that neither the module nor the standard library declares, as far as
    /// is known.
    func namesOtherTypes(_ handler: Handler) -> Bool { !otherTypes(of: handler).isEmpty }

    /// The types in a handler's signature that neither the module nor the standard library declares, as far as is
    /// known.
    func otherTypes(of handler: Handler) -> [String] {
        let types = handler.namedParameters.map(\.type) + [handler.result, handler.publicResult].compactMap { $0 }
        return types.flatMap { type in
            type.names.filter { !TypeText.standardNames.contains($0) && self.types.declaration(of: $0) == nil }
        }
    }
}
