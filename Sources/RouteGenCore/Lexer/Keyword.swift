/// The words that the lexer and the declaration parser know.
enum Keyword {
    // Introducers of declarations.
    case `func`, `var`, `let`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`,
        `import`, `operator`, `precedencegroup`, macro, initializer, `deinit`, `subscript`, `case`
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

    /// The keyword in a range of bytes; `nil` for another identifier.
    init?(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
        switch end &- start {
        case 2:
            if Lexer.equal(bytes, from: start, to: end, "do") {
                self = .do
            } else if Lexer.equal(bytes, from: start, to: end, "if") {
                self = .if
            } else if Lexer.equal(bytes, from: start, to: end, "in") {
                self = .in
            } else if Lexer.equal(bytes, from: start, to: end, "as") {
                self = .as
            } else if Lexer.equal(bytes, from: start, to: end, "is") {
                self = .is
            } else {
                return nil
            }
        case 3:
            if Lexer.equal(bytes, from: start, to: end, "var") {
                self = .var
            } else if Lexer.equal(bytes, from: start, to: end, "let") {
                self = .let
            } else if Lexer.equal(bytes, from: start, to: end, "for") {
                self = .for
            } else if Lexer.equal(bytes, from: start, to: end, "try") {
                self = .try
            } else if Lexer.equal(bytes, from: start, to: end, "Any") {
                self = .Any
            } else if Lexer.equal(bytes, from: start, to: end, "nil") {
                self = .nil
            } else {
                return nil
            }
        case 4:
            if Lexer.equal(bytes, from: start, to: end, "func") {
                self = .func
            } else if Lexer.equal(bytes, from: start, to: end, "enum") {
                self = .enum
            } else if Lexer.equal(bytes, from: start, to: end, "init") {
                self = .initializer
            } else if Lexer.equal(bytes, from: start, to: end, "case") {
                self = .case
            } else if Lexer.equal(bytes, from: start, to: end, "open") {
                self = .open
            } else if Lexer.equal(bytes, from: start, to: end, "lazy") {
                self = .lazy
            } else if Lexer.equal(bytes, from: start, to: end, "weak") {
                self = .weak
            } else if Lexer.equal(bytes, from: start, to: end, "else") {
                self = .else
            } else if Lexer.equal(bytes, from: start, to: end, "self") {
                self = .self
            } else if Lexer.equal(bytes, from: start, to: end, "Self") {
                self = .Self
            } else if Lexer.equal(bytes, from: start, to: end, "true") {
                self = .true
            } else {
                return nil
            }
        case 5:
            if Lexer.equal(bytes, from: start, to: end, "class") {
                self = .class
            } else if Lexer.equal(bytes, from: start, to: end, "actor") {
                self = .actor
            } else if Lexer.equal(bytes, from: start, to: end, "macro") {
                self = .macro
            } else if Lexer.equal(bytes, from: start, to: end, "final") {
                self = .final
            } else if Lexer.equal(bytes, from: start, to: end, "async") {
                self = .async
            } else if Lexer.equal(bytes, from: start, to: end, "infix") {
                self = .infix
            } else if Lexer.equal(bytes, from: start, to: end, "where") {
                self = .where
            } else if Lexer.equal(bytes, from: start, to: end, "inout") {
                self = .inout
            } else if Lexer.equal(bytes, from: start, to: end, "break") {
                self = .break
            } else if Lexer.equal(bytes, from: start, to: end, "defer") {
                self = .defer
            } else if Lexer.equal(bytes, from: start, to: end, "guard") {
                self = .guard
            } else if Lexer.equal(bytes, from: start, to: end, "throw") {
                self = .throw
            } else if Lexer.equal(bytes, from: start, to: end, "while") {
                self = .while
            } else if Lexer.equal(bytes, from: start, to: end, "catch") {
                self = .catch
            } else if Lexer.equal(bytes, from: start, to: end, "super") {
                self = .super
            } else if Lexer.equal(bytes, from: start, to: end, "false") {
                self = .false
            } else {
                return nil
            }
        case 6:
            if Lexer.equal(bytes, from: start, to: end, "struct") {
                self = .struct
            } else if Lexer.equal(bytes, from: start, to: end, "import") {
                self = .import
            } else if Lexer.equal(bytes, from: start, to: end, "deinit") {
                self = .deinit
            } else if Lexer.equal(bytes, from: start, to: end, "public") {
                self = .public
            } else if Lexer.equal(bytes, from: start, to: end, "static") {
                self = .static
            } else if Lexer.equal(bytes, from: start, to: end, "prefix") {
                self = .prefix
            } else if Lexer.equal(bytes, from: start, to: end, "throws") {
                self = .throws
            } else if Lexer.equal(bytes, from: start, to: end, "repeat") {
                self = .repeat
            } else if Lexer.equal(bytes, from: start, to: end, "return") {
                self = .return
            } else if Lexer.equal(bytes, from: start, to: end, "switch") {
                self = .switch
            } else {
                return nil
            }
        case 7:
            if Lexer.equal(bytes, from: start, to: end, "private") {
                self = .private
            } else if Lexer.equal(bytes, from: start, to: end, "package") {
                self = .package
            } else if Lexer.equal(bytes, from: start, to: end, "unowned") {
                self = .unowned
            } else if Lexer.equal(bytes, from: start, to: end, "dynamic") {
                self = .dynamic
            } else if Lexer.equal(bytes, from: start, to: end, "postfix") {
                self = .postfix
            } else if Lexer.equal(bytes, from: start, to: end, "reasync") {
                self = .reasync
            } else if Lexer.equal(bytes, from: start, to: end, "default") {
                self = .default
            } else {
                return nil
            }
        case 8:
            if Lexer.equal(bytes, from: start, to: end, "protocol") {
                self = .protocol
            } else if Lexer.equal(bytes, from: start, to: end, "operator") {
                self = .operator
            } else if Lexer.equal(bytes, from: start, to: end, "internal") {
                self = .internal
            } else if Lexer.equal(bytes, from: start, to: end, "override") {
                self = .override
            } else if Lexer.equal(bytes, from: start, to: end, "required") {
                self = .required
            } else if Lexer.equal(bytes, from: start, to: end, "optional") {
                self = .optional
            } else if Lexer.equal(bytes, from: start, to: end, "mutating") {
                self = .mutating
            } else if Lexer.equal(bytes, from: start, to: end, "indirect") {
                self = .indirect
            } else if Lexer.equal(bytes, from: start, to: end, "isolated") {
                self = .isolated
            } else if Lexer.equal(bytes, from: start, to: end, "rethrows") {
                self = .rethrows
            } else if Lexer.equal(bytes, from: start, to: end, "continue") {
                self = .continue
            } else {
                return nil
            }
        case 9:
            if Lexer.equal(bytes, from: start, to: end, "extension") {
                self = .extension
            } else if Lexer.equal(bytes, from: start, to: end, "typealias") {
                self = .typealias
            } else if Lexer.equal(bytes, from: start, to: end, "subscript") {
                self = .subscript
            } else if Lexer.equal(bytes, from: start, to: end, "consuming") {
                self = .consuming
            } else if Lexer.equal(bytes, from: start, to: end, "borrowing") {
                self = .borrowing
            } else {
                return nil
            }
        case 11:
            if Lexer.equal(bytes, from: start, to: end, "fileprivate") {
                self = .fileprivate
            } else if Lexer.equal(bytes, from: start, to: end, "convenience") {
                self = .convenience
            } else if Lexer.equal(bytes, from: start, to: end, "nonmutating") {
                self = .nonmutating
            } else if Lexer.equal(bytes, from: start, to: end, "nonisolated") {
                self = .nonisolated
            } else if Lexer.equal(bytes, from: start, to: end, "distributed") {
                self = .distributed
            } else if Lexer.equal(bytes, from: start, to: end, "fallthrough") {
                self = .fallthrough
            } else if Lexer.equal(bytes, from: start, to: end, "__consuming") {
                self = .__consuming
            } else {
                return nil
            }
        case 14:
            if Lexer.equal(bytes, from: start, to: end, "associatedtype") {
                self = .associatedtype
            } else {
                return nil
            }
        case 15:
            if Lexer.equal(bytes, from: start, to: end, "precedencegroup") {
                self = .precedencegroup
            } else {
                return nil
            }
        default:
            return nil
        }
    }
}

extension Keyword {
    /// Whether an operand follows this word, and not an operator: true for reserved words that are not operands, false
    /// for contextual keywords.
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
