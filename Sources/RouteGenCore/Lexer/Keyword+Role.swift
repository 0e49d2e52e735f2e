extension Keyword {
    /// Whether an operand follows this word, and not an operator.
    ///
    /// That is so for reserved words that are not operands themselves. It is not so for contextual keywords.
    var expectsOperand: Bool {
        switch self {
        case .actor, .macro, .package, .open, .final, .override, .required, .convenience, .lazy, .weak, .unowned,
            .dynamic, .optional, .mutating, .nonmutating, .indirect, .nonisolated, .distributed, .consuming, .borrowing,
            .isolated, .async, .prefix, .postfix, .infix, .__consuming, .reasync, .Any, .nil, .self, .Self, .super,
            .true, .false:
            return false
        default:
            return true
        }
    }

    /// Whether it introduces a declaration.
    var introducesDeclaration: Bool {
        switch self {
        case .func, .var, .let, .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .associatedtype,
            .import, .operator, .precedencegroup, .macro, .initializer, .deinit, .subscript, .case:
            return true
        default:
            return false
        }
    }

    /// Whether it may precede the keyword that introduces a declaration.
    var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .required,
            .convenience, .lazy, .weak, .unowned, .dynamic, .optional, .mutating, .nonmutating, .indirect, .nonisolated,
            .distributed, .consuming, .borrowing, .isolated, .async, .prefix, .postfix, .infix, .__consuming, .class:
            return true
        default:
            return false
        }
    }

    /// Whether it introduces a type, protocol or extension, whose members are declarations.
    var introducesScope: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension:
            return true
        default:
            return false
        }
    }
}
