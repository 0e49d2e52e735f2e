/// An app in the model of a platform, to which things happen.
@MainActor
public protocol World: AnyObject {
    /// Something that the user, code of the app or the system does.
    associatedtype Event: WorldEvent
    /// The rules of the platform.
    associatedtype Rule: PlatformRule

    /// Begins with an app that has not been started.
    ///
    /// - Parameters:
    ///   - rules: The rules that hold.
    ///   - isAdopted: Whether the app has made its containers itself.
    init(_ rules: Set<Rule>, isAdopted: Bool)

    /// Whether there is an app that has made its containers itself.
    static var mayBeAdopted: Bool { get }

    /// Starts the app.
    func begin()
    /// Lets something happen; it does nothing if it is not possible.
    func perform(_ event: Event)
    /// The problems that a look at the screen finds, after each frame.
    func problemsInFrame() -> [Problem]
    /// The problems that remain when nothing moves.
    func problemsAtRest() -> [Problem]
    /// Whether an operation waits for something.
    var isWaiting: Bool { get }
    /// Ends the app.
    func end()
}

extension World {
    public static var mayBeAdopted: Bool { false }
}

public protocol WorldEvent: Equatable, Sendable, CustomStringConvertible {
    /// An event at random.
    @MainActor static func random(_ numbers: inout RandomNumbers) -> Self
    /// The name that events have in common which fail for the same reason.
    var kind: String { get }
}

extension WorldEvent {
    /// The description without values.
    public var kind: String { String(description.prefix { $0 != "(" }) }
}

/// A rule of a platform.
public protocol PlatformRule: CaseIterable, Hashable, Sendable, RawRepresentable<String> where AllCases == [Self] {
    /// The rule, in a few words.
    var text: String { get }
    /// The public source: a page of Apple's documentation, or a report.
    var source: String { get }
    var certainty: RuleCertainty { get }
    /// Whether a model has it unless a test says otherwise.
    var isUsual: Bool { get }
}

public enum RuleCertainty: String, Sendable {
    /// Apple documents it, so it always holds.
    case documented
    /// People have reported it, so a host must be right with it and without it.
    case reported
    /// It follows from others, or is a common opinion; as for a report, a host must be right with it and without it.
    case guess
}

extension PlatformRule {
    public var isUsual: Bool { true }
    /// Whether a test may switch it off.
    public var isSwitch: Bool { certainty != .documented }

    public static var usual: Set<Self> { Set(allCases.filter { !$0.isSwitch || $0.isUsual }) }

    /// The usual rules, with one of them flipped, or any.
    public static func random(_ numbers: inout RandomNumbers) -> Set<Self> {
        let switches = allCases.filter(\.isSwitch)
        var rules = usual
        switch numbers.next(below: 3) {
        case 0: break
        case 1 where !switches.isEmpty:
            let rule = numbers.element(of: switches)
            if rules.remove(rule) == nil { rules.insert(rule) }
        default: rules = Set(allCases.filter { !$0.isSwitch || numbers.next(below: 2) == 0 })
        }
        return rules
    }

    /// A row of the table in `Documentation/Platforms.md`.
    public var row: String { "| \(rawValue) | \(text) | \(source) | \(certainty) | \(isSwitch ? "yes" : "no") |" }
}
