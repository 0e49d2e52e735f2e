import RouteTables
@_spi(Generated) import RouterRuntime

/// The reason that a service is not available.
///
/// Each case has a message in every language.
package enum ServiceProblem: RouterProblem {
    /// A service of the table, for lists in messages.
    package struct Known: Sendable {
        var typeName: String
        var key: String?

        package init(typeName: String, key: String?) {
            self.typeName = typeName
            self.key = key
        }
    }

    case missingImplementation(protocolName: String, registered: [String])
    case withoutDefault(protocolName: String, known: [Known])
    case unknownKey(String, protocolName: String, known: [Known])
    case disputed(protocolName: String, key: String?, known: [Known])
    case mainActor(typeName: String)
    case asynchronous(typeName: String)
    case notConforming(actual: String, protocolName: String)
    case cycle([String])
    case unknownIndex(Int)
    case unknownType(String)

    /// The maximum number of protocols in a list.
    private static let listLimit = 12

    package var english: String {
        switch self {
        case .missingImplementation(let name, let registered):
            "no type serves '\(name)'; "
                + (registered.isEmpty
                    ? "the table has no services"
                    : "the table has services of \(Self.list(registered, "'", "'", ", ", { "and \($0) more" }))")
        case .withoutDefault(let name, let known):
            "'\(name)' has no default service, so a key is needed; there is \(Self.english(known))"
        case .unknownKey(let key, let name, let known):
            "no type serves '\(name)' with the key '\(key)'; there is \(Self.english(known))"
        case .disputed(let name, let key, let known):
            "several types serve '\(name)' \(key.map { "with the key '\($0)'" } ?? "where no key is given"): "
                + Self.english(known)
        case .mainActor(let name):
            "'\(name)' is created on the main actor: get it there, or use await router.services.fetch"
        case .asynchronous(let name):
            "'\(name)' is created asynchronously or by an actor: use await router.services.fetch"
        case .notConforming(let actual, let name): "'\(actual)' does not conform to '\(name)'"
        case .cycle(let names):
            "the initializers of services need each other: \(names.map { "'\($0)'" }.joined(separator: " needs "))"
        case .unknownType(let name):
            "'\(name)' is not the name or a URL of a type with handlers whose instance the router keeps"
        case .unknownIndex(let index): "service \(index) is not in its module; rebuild it"
        }
    }

    package var chinese: String {
        switch self {
        case .missingImplementation(let name, let registered):
            "没有类型提供服务“\(name)”；"
                + (registered.isEmpty
                    ? "路由表中没有服务" : "路由表中的服务有：\(Self.list(registered, "“", "”", "、", { "等另外 \($0) 个" }))")
        case .withoutDefault(let name, let known):
            "“\(name)”没有默认服务，必须指定 key；可用的有：\(Self.chinese(known))"
        case .unknownKey(let key, let name, let known):
            "没有类型以 key “\(key)”提供服务“\(name)”；可用的有：\(Self.chinese(known))"
        case .disputed(let name, let key, let known):
            "有多个类型\(key.map { "以 key “\($0)”" } ?? "在未指定 key 时")提供服务“\(name)”：\(Self.chinese(known))"
        case .mainActor(let name): "“\(name)”在主 actor 上创建：请在主 actor 上获取，或使用 await router.services.fetch"
        case .asynchronous(let name): "“\(name)”是异步创建的或由 actor 创建：请使用 await router.services.fetch"
        case .notConforming(let actual, let name): "“\(actual)”不符合“\(name)”"
        case .cycle(let names): "服务的创建互相依赖：\(names.map { "“\($0)”" }.joined(separator: " 依赖 "))"
        case .unknownType(let name): "“\(name)”不是任何由路由器保存实例的处理函数类型的名称或 URL"
        case .unknownIndex(let index): "模块中没有第 \(index) 个服务，请重新构建该模块"
        }
    }

    private static func english(_ known: [Known]) -> String {
        known.map { "'\($0.typeName)'\($0.key.map { " (key '\($0)')" } ?? "")" }.joined(separator: ", ")
    }

    private static func chinese(_ known: [Known]) -> String {
        known.map { "“\($0.typeName)”\($0.key.map { "（key “\($0)”）" } ?? "")" }.joined(separator: "、")
    }

    private static func list(
        _ names: [String],
        _ opening: String,
        _ closing: String,
        _ separator: String,
        _ more: (Int) -> String
    ) -> String {
        let shown = names.prefix(listLimit).map { opening + $0 + closing }.joined(separator: separator)
        return names.count > listLimit ? "\(shown) \(more(names.count - listLimit))" : shown
    }
}
