/// The general type of a page, for accessors in modules that cannot name the page's own type: `any View` for a view of
/// SwiftUI, and `UIViewController` or `NSViewController` for a view controller.
enum GeneralPageType {
    /// The general type of a handler's result, if other modules cannot name the type that its module declares.
    ///
    /// - Parameters:
    ///   - result: The type of the result.
    ///   - isVisible: Whether the other module imports this one, and so can name its public types.
    ///   - types: The types of the handler's module.
    /// - Returns: `nil` if the type itself can be named, or if it is not known to be a page.
    static func of(_ result: TypeText, isVisible: Bool, in types: TypeIndex) -> TypeText? {
        let page = result.unwrapped
        guard page.names == [page.text], let type = types.declaration(of: page.text), !(isVisible && type.isPublic),
            let general = general(SwiftText.withoutBackticks(page.text), types)
        else { return nil }
        return result.isOptional ? general.optional : general
    }

    private static func general(_ path: String, _ types: TypeIndex) -> TypeText? {
        let start = path.hasPrefix("\(types.module).") ? String(path.dropFirst(types.module.count + 1)) : path
        let all = types.reachable(from: [start]) { path in
            types.paths(inheritedBy: path).filter(types.declares)
                + [types.entry(at: path)?.aliased].compactMap(\.self)
        }
        for path in all {
            let others = types.paths(inheritedBy: path).lazy.filter { !types.declares($0) }
            if let general = others.compactMap(known).first { return general }
        }
        return nil
    }

    /// The general type of what inherits from a type of a framework, or conforms to it.
    private static func known(_ path: String) -> TypeText? {
        if ["View", "SwiftUI.View", "SwiftUICore.View"].contains(path) { return TypeText("any View") }
        let name = path.split(separator: ".").last ?? ""
        guard SystemIsolation.isViewController(name) || others.contains(String(name)) else { return nil }
        return TypeText(name.hasPrefix("NS") ? "NSViewController" : "UIViewController")
    }

    private static let others: Set<String> = [
        "UINavigationController", "UITabBarController", "UIAlertController", "UISearchController",
        "UIHostingController", "NSHostingController",
    ]
}
