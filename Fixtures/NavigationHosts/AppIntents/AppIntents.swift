// The part of AppIntents that an app with links uses.

/// Foundation has it on Apple's systems only.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public let key: String

    public init(stringLiteral key: String) { self.key = key }
}

public protocol IntentResult: Sendable {}

extension IntentResult where Self == IntentResultContainer {
    public static func result() -> Self { IntentResultContainer() }
}

public struct IntentResultContainer: IntentResult {}

public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult

    static var title: LocalizedStringResource { get }

    init()
    func perform() async throws -> PerformResult
}

/// An intent whose app comes to the front.
public protocol OpenIntent: AppIntent {
    associatedtype Value: AppEntity

    var target: Value { get set }
}

public typealias Parameter = IntentParameter

@propertyWrapper
public struct IntentParameter<Value: Sendable>: Sendable {
    private var value: Value?

    public init(title: LocalizedStringResource) {}

    /// The system sets it before it performs the intent.
    public var wrappedValue: Value {
        get { value ?? { preconditionFailure("the system asks for a value first") }() }
        set { value = newValue }
    }
}
