/// The argument of a memberwise initializer for a property whose wrapper has neither a value nor arguments.
///
/// It depends on the wrapper's initializers. The wrappers of SwiftUI and its companions are known by name.
enum PropertyWrapper {
    /// Nothing: the wrapper has a value without it.
    case hasValue
    /// The wrapped value.
    case takesValue
    /// The wrapper itself, whose generic argument is the property's type.
    case takesWrapper
    /// A closure that builds the value, as for `@ViewBuilder`.
    case takesClosure
    case unknown

    /// Reads an attribute of a property.
    init(_ attribute: Declaration.Attribute) {
        switch Self.name(of: attribute) {
        case "State", "GestureState", "StateObject", "ObservedObject", "Bindable", "Published": self = .takesValue
        case "Binding": self = .takesWrapper
        case "EnvironmentObject", "FocusState", "AccessibilityFocusState", "FocusedObject", "Namespace":
            self = .hasValue
        case let name where name.hasSuffix("Builder"): self = .takesClosure
        default: self = .unknown
        }
    }

    /// Whether it takes the property's own value, or builds it.
    var takesValue: Bool { self == .takesValue || self == .takesClosure }

    /// Whether an attribute of a property is a wrapper or a result builder: its name has a capital and is no actor's.
    static func isWrapper(_ attribute: Declaration.Attribute) -> Bool {
        let name = name(of: attribute)
        return name.first?.isUppercase == true && !name.hasSuffix("Actor") && name != "Sendable"
    }

    /// The attribute's name without its module.
    private static func name(of attribute: Declaration.Attribute) -> Substring {
        attribute.name.split(separator: ".").last ?? ""
    }
}
