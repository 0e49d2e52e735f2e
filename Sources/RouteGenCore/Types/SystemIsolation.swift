/// The classes and protocols of Apple's user interface frameworks, and of this package, that isolate the types that
/// inherit from them to the main actor.
///
/// A module's sources do not show this, and the compiler only warns of a call from elsewhere, since the frameworks
/// declare it as `@preconcurrency`. Most are known by the form of their names. Generated code checks the types that
/// inherit from others.
enum SystemIsolation {
    /// Whether a type that the module does not declare isolates the types that inherit from it.
    ///
    /// - Parameter name: The type's name, with or without that of its module.
    /// - Returns: Whether it is known to. `Leaf.View` is another framework's.
    static func isOnMainActor(_ name: String) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let type = parts.last, parts.count == 1 || frameworks.contains(String(parts[0])) else { return false }
        return types.contains(String(type)) || isViewController(type) || isOfSystem(type) && type.hasSuffix("View")
            || type.hasPrefix("UI") && isOfSystem(type) && endings.contains(where: type.hasSuffix)
    }

    /// Whether a type of the standard library, of Foundation or of this package is known to isolate nothing.
    static func isNonisolated(_ name: String) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let type = parts.last.map(String.init) else { return true }
        return (parts.count == 1 || StandardTypes.modules.contains(String(parts[0])))
            && (StandardTypes.kind(of: type) != nil || nonisolatedTypes.contains(type))
    }

    /// Whether it is named as view controllers of all frameworks are: `AVPlayerViewController`.
    static func isViewController(_ type: Substring) -> Bool { isOfSystem(type) && type.hasSuffix("ViewController") }

    /// Whether a name begins with two capitals, as those of Apple's frameworks do.
    private static func isOfSystem(_ type: Substring) -> Bool {
        type.count > 2 && type.prefix(2).allSatisfy { ("A"..."Z").contains($0) }
    }

    private static let frameworks: Set<String> = [
        "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "WatchKit", "WidgetKit", "RouterNavigation",
    ]

    private static let types: Set<String> = [
        "App", "Scene", "View", "ViewModifier", "Widget", "WidgetBundle", "UIResponder", "UIWindow", "NSResponder",
        "NSWindow", "NSApplicationDelegate", "NSWindowController", "NSViewRepresentable", "WKApplicationDelegate",
        "WKExtensionDelegate", "WKInterfaceController",
        // RouterNavigation.
        "NavigationPage", "LocatingPage", "ClosingPage", "GuardedPage", "ResultPage", "NavigationHost",
    ]

    private static let endings = ["Controller", "Delegate", "DataSource", "Cell", "Representable"]

    private static let nonisolatedTypes: Set<String> = [
        "~Copyable", "~Escapable", "~Sendable", "NSObject", "NSObjectProtocol", "NSCopying", "ObservableObject",
        "RouteModule", "RouteValue", "CustomNSError", "SendableMetatype",
    ]
}
