extension Declaration.Kind {
    /// The kind in words, with its article.
    var description: String {
        switch self {
        case .function: "a function"
        case .initializer: "an initializer"
        case .deinitializer: "a deinitializer"
        case .subscript: "a subscript"
        case .variable: "a property"
        case .enumCase: "an enum case"
        case .class: "a class"
        case .struct: "a struct"
        case .enum: "an enum"
        case .actor: "an actor"
        case .protocol: "a protocol"
        case .extension: "an extension"
        case .typealias: "a type alias"
        case .associatedtype: "an associated type"
        case .import: "an import"
        case .operator: "an operator declaration"
        case .precedencegroup: "a precedence group"
        case .macro: "a macro"
        }
    }

    /// Whether it is a type or an extension, so that a marker on it is a prefix.
    var isType: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: true
        default: false
        }
    }
}

extension Declaration {
    /// Whether its name is an operator's.
    var isOperator: Bool {
        guard kind == .function, let first = name.unicodeScalars.first else { return false }
        switch first {
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": return true
        default: break
        }
        // The operator heads outside ASCII in the language reference.
        switch first.value {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
            0x2020...0x2027,
            0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
            0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            return true
        default:
            return false
        }
    }

    /// Whether it is a requirement of a protocol.
    var isRequirement: Bool { enclosing.last?.kind == .protocol }

    /// The length of its name in bytes, for carets.
    var nameLength: Int { max(1, name.utf8.count) }
}
