/// A type as written in a signature.
public struct TypeText: Hashable, Sendable {
    /// The string of the type, without white space around it.
    public let text: String
    private let bytes: [UInt8]

    /// Creates a type from its string.
    public init(_ text: String) {
        bytes = Array(Array(text.utf8)[...].trimmed)
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    /// The type without parentheses and optional signs around it.
    ///
    /// - Complexity: O(*n*), also for nested parentheses.
    private var core: (type: TypeText, isOptional: Bool) {
        let ends = bytes.first == UInt8(ascii: "(") ? elementEnds : [:]
        var rest = bytes[...]
        var isOptional = false
        while true {
            let end =
                (rest.lastIndex { !Self.isOptionalSign($0) && !SourceByte.isWhiteSpace($0) } ?? rest.startIndex - 1) + 1
            if end < rest.endIndex {
                let wrapped = rest[..<end]
                // `A -> B?` is not an optional function.
                guard Self.element(of: wrapped, ends) != nil || !Self.hasArrow(outsideOfBracketsIn: wrapped) else {
                    break
                }
                rest = wrapped
                isOptional = true
            }
            guard let inner = Self.element(of: rest, ends) else { break }
            rest = inner
        }
        return (rest.count == bytes.count ? self : TypeText(String(decoding: rest, as: UTF8.self)), isOptional)
    }

    private static func isOptionalSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

    /// The type in the parentheses around a whole type, without white space; `nil` if there are none, or they contain
    /// several elements.
    private static func element(of type: ArraySlice<UInt8>, _ ends: [Int: Int]) -> ArraySlice<UInt8>? {
        guard type.count > 2, let end = ends[type.startIndex], end == type.endIndex - 1 else { return nil }
        return type[(type.startIndex + 1)..<end].trimmed
    }

    /// The end of each pair of parentheses that contains one element, by its start.
    private var elementEnds: [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [(start: Int, hasComma: Bool)] = []
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["): open.append((index, false))
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                guard let pair = open.popLast(), !pair.hasComma, bytes[index] == UInt8(ascii: ")") else { continue }
                ends[pair.start] = index
            case UInt8(ascii: ",") where !open.isEmpty: open[open.count - 1].hasComma = true
            default: break
            }
        }
        return ends
    }

    /// Whether it is a function, or an optional function.
    public var isFunction: Bool { Self.hasArrow(outsideOfBracketsIn: core.type.bytes[...]) }

    /// The function type without parentheses and optional signs around it, and without the names of parameters, which an
    /// expression may not have; `nil` if it is no function.
    var function: String? { isFunction ? core.type.withoutParameterNames : nil }

    /// The type without the names of parameters in function types: `(Int) -> Void` of `(_ number: Int) -> Void`.
    private var withoutParameterNames: String {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let end = parameterNameEnd(at: index) {
                index = end
                continue
            }
            result.append(bytes[index])
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The start of a parameter's type if its name, `_ number:`, starts at an index.
    private func parameterNameEnd(at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "_"), start == 0 || !Self.isIdentifierPart(bytes[start - 1]) else {
            return nil
        }
        func skip(from index: Int, while isIn: (UInt8) -> Bool) -> Int {
            bytes[index...].firstIndex { !isIn($0) } ?? bytes.count
        }
        let space = skip(from: start + 1, while: SourceByte.isWhiteSpace)
        let name = skip(from: space) { Self.isIdentifierPart($0) || $0 == UInt8(ascii: "`") }
        let colon = skip(from: name, while: SourceByte.isWhiteSpace)
        guard space > start + 1, name > space, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
            return nil
        }
        return skip(from: colon + 1, while: SourceByte.isWhiteSpace)
    }

    /// The name of a generic type without its arguments: `Result` of `Result<Int, any Error>`.
    package var genericName: String? {
        guard bytes.last == UInt8(ascii: ">"), let end = bytes.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        let name = bytes[..<end]
        guard name.allSatisfy({ Self.isIdentifierPart($0) || $0 == UInt8(ascii: ".") }) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }

    /// Whether it is written as an optional: `T?`, `T!` or `Optional<T>`.
    package var isOptional: Bool { core.isOptional || text.hasPrefix("Optional<") || text.hasPrefix("Swift.Optional<") }

    /// The wrapped type of an optional, in a form that `?` can follow.
    public var unwrapped: TypeText { core.isOptional ? core.type : self }

    /// The optional type that wraps it.
    var optional: TypeText { TypeText(needsParentheses ? "(\(text))?" : "\(text)?") }

    /// Whether `?` would apply to a part of it only: of `K & P`, `any P` and `() -> Int`.
    var needsParentheses: Bool { text.hasPrefix("any ") || isFunction && !core.isOptional || isComposition }

    private var isComposition: Bool { Self.has(UInt8(ascii: "&"), outsideOfBracketsIn: bytes[...]) }

    /// The type with `?` instead of `!`, which only a signature can have.
    var explicitlyOptional: TypeText {
        bytes.last == UInt8(ascii: "!") ? TypeText("\(String(decoding: bytes.dropLast(), as: UTF8.self))?") : self
    }

    /// Whether it is a tuple of several values.
    package var isTuple: Bool {
        guard bytes.first == UInt8(ascii: "("), Self.element(of: bytes[...], elementEnds) == nil else { return false }
        return !isFunction && bytes.last == UInt8(ascii: ")")
    }

    /// Whether it is the dictionary that takes all parameters.
    public var isInfo: Bool {
        let packed = core.type.text.filter { $0 != " " }
        return ["String", "AnyHashable"].contains { packed == "[\($0):Any]" || packed == "Dictionary<\($0),Any>" }
    }

    /// Whether it is the request itself.
    var isRequest: Bool { ["RouteRequest", "RouterRuntime.RouteRequest"].contains(text) }

    /// Whether it is `Void`.
    var isVoid: Bool { ["Void", "()", "Swift.Void", "(Void)"].contains(text) }

    /// Whether it is or contains an opaque type.
    var isOpaque: Bool {
        text.utf8.split { !SourceByte.isIdentifier($0) }.contains { $0.elementsEqual("some".utf8) }
    }

    /// The type with `any` in place of the `some` at its start; `nil` if it is no opaque type, or has one inside of it.
    ///
    /// The value of an opaque type can be passed on as one of the existential type, but a `[some View]` cannot.
    var existential: TypeText? {
        let (type, isOptional) = core
        guard type.text.hasPrefix("some ") else { return nil }
        let constraint = type.text.dropFirst("some ".count)
        guard constraint.utf8.allSatisfy({ !Self.brackets.contains($0) }), !TypeText(String(constraint)).isOpaque else {
            return nil
        }
        return TypeText(isOptional ? "(any \(constraint))?" : "any \(constraint)")
    }

    private static let brackets = Set("<>()[]?!".utf8)

    /// Whether it is a standard type for one value, and so neither an optional nor an array.
    public var isStandardScalar: Bool { Self.standardScalars.contains(text) }

    /// The names of standard types.
    static let standardNames = standardScalars.union([
        "Array", "Dictionary", "Optional", "Void", "AnyObject", "RouteRequest", "RouterRuntime", "RouterServices",
        "Swift",
    ])

    /// The types among these that Foundation declares.
    static let foundationNames: Set<String> = ["CGFloat", "UUID", "URL", "Date", "Decimal"]

    static let standardScalars: Set<String> = foundationNames.union([
        "String", "Substring", "Character", "Bool", "Double", "Float",
    ]).union(integers.keys)

    /// The standard types of integers.
    static let integers: [String: any (FixedWidthInteger & Sendable).Type] = [
        "Int": Int.self, "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self,
        "UInt": UInt.self, "UInt8": UInt8.self, "UInt16": UInt16.self, "UInt32": UInt32.self, "UInt64": UInt64.self,
    ]

    private static func hasArrow(outsideOfBracketsIn bytes: ArraySlice<UInt8>) -> Bool {
        has(UInt8(ascii: ">"), outsideOfBracketsIn: bytes)
    }

    /// Whether there is a sign outside of brackets; the sign of an arrow is its last one.
    private static func has(_ sign: UInt8, outsideOfBracketsIn bytes: ArraySlice<UInt8>) -> Bool {
        var depth = 0
        var previous: UInt8 = 0
        for byte in bytes {
            let isArrow = byte == UInt8(ascii: ">") && previous == UInt8(ascii: "-")
            if depth == 0, byte == sign, isArrow || sign != UInt8(ascii: ">") { return true }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= isArrow ? 0 : 1
            default: break
            }
            previous = byte
        }
        return false
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without white space at both ends.
    fileprivate var trimmed: ArraySlice<UInt8> {
        let isSpace = SourceByte.isWhiteSpace
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}

extension TypeText {
    /// The name without that of the standard library before it.
    package var withoutStandardModule: String {
        text.hasPrefix("Swift.") ? String(text.dropFirst("Swift.".count)) : text
    }

    /// The type of an array's elements; `nil` for any other type.
    package var arrayElement: TypeText? {
        let text = withoutStandardModule
        // A dictionary has a colon.
        if text.hasPrefix("["), text.hasSuffix("]"), !text.utf8.contains(UInt8(ascii: ":")) {
            return TypeText(String(text.dropFirst().dropLast()))
        }
        if text.hasPrefix("Array<"), text.hasSuffix(">") {
            return TypeText(String(text.dropFirst("Array<".count).dropLast()))
        }
        return nil
    }

    /// The type of one value, without optional signs, arrays and the name of the standard library.
    package var singleValue: TypeText {
        var type = unwrapped
        while let element = type.arrayElement?.unwrapped { type = element }
        return TypeText(type.withoutStandardModule)
    }

    /// Whether it is written as a type of any value: `Any`, `AnyObject` or `any P`.
    package var isExistential: Bool { ["Any", "AnyObject"].contains(text) || text.hasPrefix("any ") }

    /// The text after `any`, or all of it.
    var textAfterAny: String { text.hasPrefix("any ") ? String(text.dropFirst("any ".count)) : text }
}

extension TypeText {
    /// The names of types in the type: `SharedModels.User` and `Result` of `Result<SharedModels.User, any Error>`.
    ///
    /// Keywords (`any`, `some`, `inout`), argument labels and attributes are left out.
    package var names: [String] {
        segments.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// A part of the type.
    enum Segment: Equatable {
        /// A dotted name of a type.
        case name(String)
        /// The name of an attribute.
        case attribute(String)
        /// Anything else.
        case text(String)
    }

    /// The parts of the type, which together are its string.
    var segments: [Segment] {
        let bytes = Array(text.utf8)
        var segments: [Segment] = []
        var other: [UInt8] = []
        var index = 0
        // Whether each open bracket is a parenthesis, in which a colon follows a label and not a dictionary's key.
        var parentheses: [Bool] = []
        while index < bytes.count {
            guard Self.isIdentifierStart(bytes[index]) else {
                switch bytes[index] {
                case UInt8(ascii: "("): parentheses.append(true)
                case UInt8(ascii: "["): parentheses.append(false)
                case UInt8(ascii: ")"), UInt8(ascii: "]"): _ = parentheses.popLast()
                default: break
                }
                other.append(bytes[index])
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Self.isIdentifierPart(bytes[index]) || Self.isDot(bytes, index) {
                index = bytes[index] == UInt8(ascii: "`") ? Self.endOfRawIdentifier(bytes, index) : index + 1
            }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            let isAttribute = start > 0 && bytes[start - 1] == UInt8(ascii: "@")
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let isLabel = Self.next(bytes, index) == UInt8(ascii: ":") && parentheses.last == true
            guard isAttribute || !isMember && !isLabel && !Self.words.contains(word) else {
                other += bytes[start..<index]
                continue
            }
            if !other.isEmpty { segments.append(.text(String(decoding: other, as: UTF8.self))) }
            other = []
            segments.append(isAttribute ? .attribute(word) : .name(word))
        }
        if !other.isEmpty { segments.append(.text(String(decoding: other, as: UTF8.self))) }
        return segments
    }

    private static let words: Set<String> = [
        "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "async", "throws", "rethrows", "_",
        "Any", "each", "repeat", "nonisolated",
    ]

    private static func isIdentifierStart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80
            || SourceByte.isLetter(byte)
    }

    static func isIdentifierPart(_ byte: UInt8) -> Bool { isIdentifierStart(byte) || SourceByte.isDigit(byte) }

    /// Whether there is a dot that joins two names, not the first of `...`.
    private static func isDot(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && isIdentifierStart(bytes[index + 1])
    }

    private static func next(_ bytes: [UInt8], _ index: Int) -> UInt8? {
        bytes[index...].first { $0 != UInt8(ascii: " ") }
    }

    /// The position after the backtick that ends a raw identifier, or after the opening backtick if none does.
    private static func endOfRawIdentifier(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "`") { return index + 1 }
            index += 1
        }
        return start + 1
    }
}
