/// The types of the standard library, of Foundation and of Dispatch, as far as generated code must distinguish them.
///
/// The sources of a module do not show whether an imported type is generic. For these types it is known.
enum StandardTypes {
    /// The kind of a type.
    enum Kind: Sendable {
        case concrete, generic, `protocol`
        /// Its values cannot be copied, or not leave the scope in which they were made.
        case noncopyable
    }

    /// The kind of a known type, by its name without a module's name; `nil` for any other type.
    static func kind(of name: String) -> Kind? {
        if concrete.contains(name) || foundationValues.contains(name) || foundationClasses.contains(name) {
            return .concrete
        }
        if generic.contains(name) || foundationGeneric.contains(name) { return .generic }
        if protocols.contains(name) || foundationProtocols.contains(name) { return .protocol }
        return noncopyable.contains(name) ? .noncopyable : nil
    }

    /// Whether a type is one of the classes that others may inherit from.
    static func isClass(_ name: String) -> Bool { foundationClasses.contains(name) }

    /// Whether the standard library itself declares a type.
    static func isSwift(_ name: String) -> Bool {
        concrete.contains(name) || generic.contains(name) || protocols.contains(name) || noncopyable.contains(name)
            || aliases.contains(name)
    }

    /// Whether a type is one of those whose values cannot be copied, and which have generic arguments wherever they are used.
    static func isGenericNoncopyable(_ name: String) -> Bool { genericNoncopyable.contains(name) }

    /// Whether a name, qualified with its module or not, is that of a type alias of a function type.
    static func isFunctionAlias(_ name: String) -> Bool { ["UnboundedRange", "Swift.UnboundedRange"].contains(name) }

    /// Whether a name, qualified with its module or not, is that of a function type that a parameter can be `@escaping`
    /// with.
    static func isEscapableFunctionAlias(_ name: String) -> Bool {
        ["Comparator", "Foundation.Comparator"].contains(name)
    }

    /// The names of the modules whose types these are.
    static let modules: Set<String> = ["Swift", "Foundation", "FoundationEssentials", "Dispatch"]

    private static let concrete: Set<String> = [
        "AnyHashable", "AnyIndex", "AnyKeyPath", "Bool", "CancellationError", "Character", "CodingUserInfoKey",
        "ContinuousClock", "DecodingError", "DefaultStringInterpolation", "Double", "Duration", "EncodingError",
        "Float", "Float16", "Float80", "FloatingPointRoundingRule", "FloatingPointSign", "Hasher", "Int", "Int128",
        "Int16", "Int32", "Int64", "Int8", "MainActor", "Mirror", "Never", "ObjectIdentifier", "OpaquePointer",
        "StaticBigInt", "StaticString", "String", "Substring", "SuspendingClock", "SystemRandomNumberGenerator",
        "TaskPriority", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "Unicode", "UnownedSerialExecutor",
        "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    ]

    private static let generic: Set<String> = [
        "AnyBidirectionalCollection", "AnyCollection", "AnyIterator", "AnyRandomAccessCollection", "AnySequence",
        "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "CheckedContinuation", "ClosedRange",
        "CollectionDifference", "CollectionOfOne", "ContiguousArray", "DefaultIndices", "Dictionary",
        "DiscontiguousSlice", "DropFirstSequence", "DropWhileSequence", "EmptyCollection", "EnumeratedSequence",
        "FlattenSequence", "IndexingIterator", "InlineArray", "IteratorSequence", "JoinedSequence", "KeyPath",
        "KeyValuePairs", "KeyedDecodingContainer", "KeyedEncodingContainer", "LazyDropWhileSequence",
        "LazyFilterSequence", "LazyMapSequence", "LazyPrefixWhileSequence", "LazySequence", "ManagedBuffer",
        "ManagedBufferPointer", "MemoryLayout", "Optional", "PartialKeyPath", "PartialRangeFrom",
        "PartialRangeThrough", "PartialRangeUpTo", "PrefixSequence", "Range", "RangeSet", "ReferenceWritableKeyPath",
        "Regex", "Repeated", "Result", "ReversedCollection", "SIMD16", "SIMD2", "SIMD3", "SIMD32", "SIMD4", "SIMD64",
        "SIMD8", "SIMDMask", "Set", "Slice", "StrideThrough", "StrideTo", "Task", "TaskGroup", "TaskLocal",
        "ThrowingDiscardingTaskGroup", "ThrowingTaskGroup", "UnfoldSequence", "Unmanaged", "UnsafeBufferPointer",
        "UnsafeContinuation", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer",
        "WritableKeyPath", "Zip2Sequence",
    ]

    private static let protocols: Set<String> = [
        "Actor", "AdditiveArithmetic", "AnyActor", "AnyObject", "AsyncIteratorProtocol", "AsyncSequence",
        "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "BitwiseCopyable", "CVarArg",
        "CaseIterable", "Clock", "Codable", "CodingKey", "CodingKeyRepresentable", "Collection", "Comparable",
        "Copyable", "CustomDebugStringConvertible", "CustomLeafReflectable", "CustomReflectable",
        "CustomStringConvertible", "Decodable", "Decoder", "DurationProtocol", "Encodable", "Encoder", "Equatable",
        "Error", "Escapable", "Executor", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
        "ExpressibleByDictionaryLiteral", "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
        "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral", "FixedWidthInteger", "FloatingPoint",
        "GlobalActor", "Hashable", "Identifiable", "InstantProtocol", "IteratorProtocol",
        "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol", "LazyCollectionProtocol",
        "LazySequenceProtocol", "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet",
        "RandomAccessCollection", "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection",
        "RawRepresentable", "RegexComponent", "SIMD", "SIMDScalar", "SIMDStorage", "Sendable", "SendableMetatype",
        "Sequence", "SerialExecutor", "SetAlgebra", "SignedInteger", "SignedNumeric", "SingleValueDecodingContainer",
        "SingleValueEncodingContainer", "Strideable", "StringInterpolationProtocol", "StringProtocol",
        "TaskExecutor", "TextOutputStream", "TextOutputStreamable", "UnicodeCodec", "UnkeyedDecodingContainer",
        "UnkeyedEncodingContainer", "UnsignedInteger",
    ]

    private static let noncopyable: Set<String> = genericNoncopyable.union([
        "DiscardingTaskGroup", "ExecutorJob", "MutableRawSpan", "OutputRawSpan", "RawSpan", "UTF8Span",
    ])

    private static let genericNoncopyable: Set<String> = [
        "Atomic", "AtomicLazyReference", "MutableSpan", "Mutex", "OutputSpan", "Span",
    ]

    private static let aliases: Set<String> = [
        "Any", "AnyClass", "CBool", "CChar", "CDouble", "CFloat", "CInt", "CLong", "CLongLong", "CShort",
        "CSignedChar", "CUnsignedChar", "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort",
        "CVaListPointer", "Float32", "Float64", "UnboundedRange", "Void",
    ]

    private static let foundationValues: Set<String> = [
        "AffineTransform", "AttributedString", "AttributedSubstring", "CGFloat", "CGPoint", "CGRect", "CGSize",
        "Calendar", "CharacterSet", "CocoaError", "ComparisonResult", "Data", "Date", "DateComponents", "DateInterval",
        "Decimal", "DispatchData", "DispatchPredicate", "DispatchQoS", "DispatchTime", "DispatchTimeInterval",
        "DispatchTimeoutResult", "DispatchWallTime", "DispatchWorkItemFlags", "IndexPath", "IndexSet", "Locale",
        "NSRange", "Notification", "OperatingSystemVersion", "POSIXError", "PersonNameComponents", "TimeInterval",
        "TimeZone", "URL", "URLComponents", "URLError", "URLQueryItem", "URLRequest", "UUID",
    ]

    private static let foundationClasses: Set<String> = [
        "BlockOperation", "Bundle", "ByteCountFormatter", "DateFormatter", "DateIntervalFormatter", "Dimension",
        "DispatchGroup", "DispatchIO", "DispatchObject", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
        "DispatchWorkItem", "FileHandle", "FileManager", "Formatter", "HTTPURLResponse", "ISO8601DateFormatter",
        "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "NSArray", "NSAttributedString", "NSData",
        "NSDate", "NSDictionary", "NSError", "NSLock", "NSMutableArray", "NSMutableAttributedString", "NSMutableData",
        "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSNull", "NSNumber", "NSObject", "NSOrderedSet",
        "NSPredicate", "NSRecursiveLock", "NSRegularExpression", "NSSet", "NSString", "NSURL", "NSUUID", "NSValue",
        "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Pipe", "Process",
        "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "Scanner", "Stream",
        "Thread", "Timer", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLResponse",
        "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "Unit", "UserDefaults",
        "XMLParser",
    ]

    private static let foundationGeneric: Set<String> = ["Measurement", "NSCache", "Predicate"]

    private static let foundationProtocols: Set<String> = [
        "ContiguousBytes", "DataProtocol", "FormatStyle", "LocalizedError", "MutableDataProtocol", "NSCoding",
        "NSCopying", "NSObjectProtocol", "ParseStrategy", "ReferenceConvertible", "SortComparator",
    ]
}
