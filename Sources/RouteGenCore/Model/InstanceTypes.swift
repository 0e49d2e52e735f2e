/// A type on whose instance handlers are called, as the table numbers it.
struct InstanceType: Hashable, Comparable {
    var name: String
    var condition: String?

    /// The type of a handler; `nil` if it needs no instance, or one that serves a protocol.
    init?(_ handler: Handler) {
        guard handler.callee.isInstanceMember, !handler.isRequirement else { return nil }
        name = handler.typeName
        condition = handler.condition
    }

    static func < (left: InstanceType, right: InstanceType) -> Bool {
        (left.name, left.condition ?? "") < (right.name, right.condition ?? "")
    }
}

extension ModuleModel {
    /// The types on whose instances handlers are called, each once and in a stable order; the table refers to one by its place.
    ///
    /// How long an instance lives makes no difference: that is known for certain in the module's own build only.
    var instanceTypes: [InstanceType] { Set(handlers.compactMap(InstanceType.init)).sorted() }
}
