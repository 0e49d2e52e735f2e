/// The types whose instances the system creates, or the code that shows them.
///
/// The user never sees a second instance, which a router would create.
enum SystemInstances {
    /// The type of a framework from which a type of the module inherits, or to which it conforms, and whose instances
    /// the system or the interface creates; `nil` if there is none.
    ///
    /// The protocols of SwiftUI have names that others use too, so they count for values only.
    static func creator(of path: String, in types: TypeIndex) -> String? {
        let kind = types.entry(at: path)?.kind
        let isValue = kind == .struct || kind == .enum
        return types.allSupertypes(of: path).first {
            !types.declares($0) && (isCreatedBySystem($0) || isValue && isCreatedBySwiftUI($0))
        }
    }

    private static func isCreatedBySystem(_ path: String) -> Bool {
        let name = path.split(separator: ".").last.map(String.init) ?? path
        return classes.contains(name) || SystemIsolation.isViewController(name[...])
    }

    private static func isCreatedBySwiftUI(_ path: String) -> Bool {
        ["App", "Scene", "View", "Widget", "WidgetBundle"].contains(path.split(separator: ".").last.map(String.init))
    }

    private static let classes: Set<String> = [
        "UIApplicationDelegate", "UISceneDelegate",
        "UIWindowSceneDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
        "UIViewController", "UIView", "UIWindow", "NSViewController", "NSView", "NSWindow", "NSWindowController",
        "NSDocument", "WKInterfaceController", "UNNotificationServiceExtension", "NSExtensionRequestHandling",
    ]
}
