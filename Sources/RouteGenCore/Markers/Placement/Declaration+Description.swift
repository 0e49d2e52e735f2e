extension Declaration.Kind {
    /// The kind in words, with its article.
    var description: String { (rawValue.first.map("aeiou".contains) == true ? "an " : "a ") + rawValue }

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
        return first.isASCII
            ? "/=-+!*%<>&|^~?.".unicodeScalars.contains(first) : SourceScalar.meaning(of: first.value) == .operatorSign
    }

    /// Whether it is a requirement of a protocol.
    var isRequirement: Bool { enclosing.last?.kind == .protocol }

    /// Whether it is written in the body of a type.
    func isMember(of type: Declaration) -> Bool {
        enclosing.last?.location == type.location && enclosing.count == type.enclosing.count + 1
    }
}

extension Declaration: Placed {
    /// The length of its name.
    public var caretLength: Int { max(1, name.utf8.count) }
}

extension Declaration {
    /// The lines of the documentation without the markers.
    var documentationWithoutMarkers: [String] {
        var fence = CodeFence()
        var lines = (documentation?.lines ?? []).filter { line in
            // A marker in a code block is an example.
            if fence.takes(MarkerText(line)) { return true }
            let text = line.text.drop { $0 == " " || $0 == "\t" }
            return !text.hasPrefix("@route") && !text.hasPrefix("@service")
        }.map(\.text)
        while lines.last?.isEmpty == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        return lines
    }
}

extension Declaration.Parameter: Placed {
    /// The length of its label.
    public var caretLength: Int { max(1, (label ?? "_").utf8.count) }
}
