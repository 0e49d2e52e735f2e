/// The words that the lexer and the declaration parser know.
enum Keyword: String, CaseIterable {
    // Introducers of declarations.
    case `func`, `var`, `let`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`,
        `import`, `operator`, `precedencegroup`, macro, initializer = "init", `deinit`, `subscript`, `case`
    // Modifiers before the introducer.
    case `public`, `private`, `fileprivate`, `internal`, package, open, `static`, final, override, required,
        convenience, lazy, weak, unowned, dynamic, optional, mutating, nonmutating, indirect, nonisolated, distributed,
        consuming, borrowing, isolated, async, prefix, postfix, infix, __consuming
    // Effects and specifiers.
    case `throws`, `rethrows`, reasync
    // Statements and expressions.
    case `where`, `inout`, `break`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`, `for`, `guard`, `if`,
        `in`, `repeat`, `return`, `throw`, `switch`, `while`, `as`, `catch`, `is`, `try`, `Any`, `nil`, `self`, `Self`,
        `super`, `true`, `false`

    /// The keywords by their spellings: an enumeration would compare a string with each of them in a debug build.
    private static let bySpelling = Dictionary(allCases.map { ($0.rawValue, $0) }) { first, _ in first }

    /// The keyword in a range of bytes; `nil` for another identifier.
    init?(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        // A string of up to 15 bytes is not allocated, and no keyword is longer.
        guard end &- start <= 15 else { return nil }
        let word = UnsafeBufferPointer(start: bytes + start, count: end &- start)
        guard let keyword = Keyword.bySpelling[String(decoding: word, as: UTF8.self)] else { return nil }
        self = keyword
    }
}

extension Keyword {
    /// Whether an operand follows this word, and not an operator: true for reserved words that are not operands.
    var expectsOperand: Bool {
        switch self {
        case .Any, .nil, .self, .Self, .super, .true, .false: return false
        default: return isReserved
        }
    }

    /// Whether it cannot be a name without backticks, as a contextual keyword can.
    var isReserved: Bool {
        switch self {
        case .actor, .macro, .package, .open, .final, .override, .required, .convenience, .lazy, .weak, .unowned,
            .dynamic, .optional, .mutating, .nonmutating, .indirect, .nonisolated, .distributed, .consuming, .borrowing,
            .isolated, .async, .prefix, .postfix, .infix, .__consuming, .reasync:
            return false
        default: return true
        }
    }

    /// Whether it introduces a declaration.
    var introducesDeclaration: Bool {
        switch self {
        case .func, .var, .let, .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .associatedtype,
            .import, .operator, .precedencegroup, .macro, .initializer, .deinit, .subscript, .case:
            return true
        default: return false
        }
    }

    /// Whether it may precede the keyword that introduces a declaration.
    var isModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .override, .required,
            .convenience, .lazy, .weak, .unowned, .dynamic, .optional, .mutating, .nonmutating, .indirect, .nonisolated,
            .distributed, .consuming, .borrowing, .isolated, .async, .prefix, .postfix, .infix, .__consuming, .class:
            return true
        default: return false
        }
    }

    /// Whether it introduces a type, protocol or extension, whose members are declarations.
    var introducesScope: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: return true
        default: return false
        }
    }
}
