/// A type whose instances handlers are called on, as the table numbers it.
struct InstanceType: Hashable, Comparable {
    var name: String
    var condition: String?

    /// The type of a handler; `nil` if the handler needs no instance, or is called on a service.
    init?(_ handler: Handler) {
        guard handler.callee.isInstanceMember, !handler.isRequirement else { return nil }
        name = handler.typeName
        condition = handler.condition
    }

    static func < (left: InstanceType, right: InstanceType) -> Bool {
        (left.name, SwiftText.directive(left.condition)) < (right.name, SwiftText.directive(right.condition))
    }
}

extension ModuleModel {
    /// The distinct types whose instances handlers are called on, in a stable order.
    ///
    /// The table refers to a type by its index.
    ///
    /// The lifetimes of the instances make no difference, since only the module's own build knows them for certain.
    var instanceTypes: [InstanceType] { Set(handlers.compactMap(InstanceType.init)).sorted() }
}
