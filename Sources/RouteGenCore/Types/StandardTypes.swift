/// The types of the standard library, of Foundation and of Dispatch that signatures and declarations with markers name
/// most, as far as generated code must distinguish them.
///
/// The sources of a module do not show whether an imported type is generic. For these types it is known.
package enum StandardTypes {
    /// The kind of a type.
    package enum Kind: Sendable {
        case concrete, generic, `protocol`
        /// Its values cannot be copied, or not leave the scope in which they were made.
        case noncopyable
    }

    /// The kind of a known type, by its name without a module's name; `nil` for any other type.
    package static func kind(of name: String) -> Kind? {
        if TypeText.standardScalars.contains(name) || concrete.contains(name) || foundation.contains(name) {
            return .concrete
        }
        if generic.contains(name) { return .generic }
        if protocols.contains(name) || name == "LocalizedError" { return .protocol }
        return noncopyable.contains(name) ? .noncopyable : nil
    }

    /// Whether the standard library itself declares a type.
    package static func isSwift(_ name: String) -> Bool {
        TypeText.standardScalars.contains(name) && !TypeText.foundationNames.contains(name)
            || concrete.contains(name) || generic.contains(name) || protocols.contains(name)
            || noncopyable.contains(name) || ["Any", "Void"].contains(name)
    }

    /// Whether a type is one of those whose values cannot be copied, and which have generic arguments wherever they are used.
    static func isGenericNoncopyable(_ name: String) -> Bool { genericNoncopyable.contains(name) }

    /// Whether a name, qualified with its module or not, is that of a function type that a parameter can be `@escaping`
    /// with.
    static func isEscapableFunctionAlias(_ name: String) -> Bool {
        ["Comparator", "Foundation.Comparator"].contains(name)
    }

    /// The names of the modules whose types these are.
    static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "Dispatch"]

    private static let concrete: Set<String> = [
        "AnyHashable", "AnyKeyPath", "Duration", "Float16", "Int128", "Never", "ObjectIdentifier", "OpaquePointer",
        "StaticString", "TaskPriority", "UInt128",
    ]

    private static let generic: Set<String> = [
        "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "ClosedRange", "Dictionary", "KeyPath", "Optional",
        "Range", "Result", "Set", "Task", "UnsafePointer", "WritableKeyPath",
    ]

    private static let protocols: Set<String> = [
        "Actor", "AnyObject", "AsyncSequence", "BidirectionalCollection", "BinaryInteger", "CaseIterable", "Codable",
        "CodingKey", "Collection", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByStringLiteral", "Hashable", "Identifiable", "IteratorProtocol", "LosslessStringConvertible",
        "Numeric", "OptionSet", "RandomAccessCollection", "RawRepresentable", "Sendable", "Sequence", "SetAlgebra",
        "Strideable", "StringProtocol",
    ]

    private static let noncopyable: Set<String> = genericNoncopyable.union([
        "DiscardingTaskGroup", "ExecutorJob", "MutableRawSpan", "OutputRawSpan", "RawSpan", "UTF8Span",
    ])

    private static let genericNoncopyable: Set<String> = [
        "Atomic", "AtomicLazyReference", "MutableSpan", "Mutex", "OutputSpan", "Span",
    ]

    private static let foundation: Set<String> = [
        "AttributedString", "Bundle", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data",
        "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Locale", "Notification", "TimeInterval", "TimeZone",
        "URLComponents", "URLQueryItem", "URLRequest", "UserDefaults",
    ]
}
