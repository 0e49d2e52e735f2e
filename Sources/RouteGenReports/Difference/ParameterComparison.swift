import RouteGenCore
import RoutePatterns
import RouteTables

/// Compares the parameters and the result of a route before and now.
struct ParameterComparison {
    private let old: ComparedRoute
    private let new: ComparedRoute
    /// A URL that leads to the old route before and to the new one now.
    private let sharedURL: String

    init(_ old: ComparedRoute, _ new: ComparedRoute, sharedURL: String) {
        self.old = old
        self.new = new
        self.sharedURL = sharedURL
    }

    /// The changes that break callers of the route.
    func breaking(_ tables: ComparedTables, _ pair: TableComparison.Pair) -> [RouteMapDifference.Breaking] {
        func isShared(_ url: String) -> Bool {
            let answers = tables.answers(url, ComparedView(origin: .app, conditionsDecline: false))
            return answers.old == pair.old && answers.new == pair.new
        }
        var result: [RouteMapDifference.Breaking] = []
        func add(_ kind: RouteMapDifference.Breaking.Kind, _ message: String, _ witness: String? = nil) {
            result.append(
                RouteMapDifference.Breaking(
                    kind: kind,
                    message: message,
                    witness: witness ?? [url([:])].first(where: isShared) ?? sharedURL,
                    origin: .app,
                    old: old.route,
                    new: new.route
                )
            )
        }
        for parameter in new.route.parameters {
            let former = old.route.parameters.first { $0.name == parameter.name && $0.place != .marker }
            if parameter.isRequired, !isCaptured(parameter), former?.isRequired != true {
                add(.parameter, "`\(parameter.name)` of \(new.route.title) is required now")
            }
            guard let former, parameter.place != .marker else { continue }
            let types = (former: ValueType(former.type), now: ValueType(parameter.type))
            if !types.now.acceptsAll(of: types.former) {
                let urls = types.former.samples(not: types.now).map { url([parameter.name: $0]) }
                // A constraint may allow only values that both types accept.
                guard let witness = urls.first(where: isShared) else { continue }
                let message = "`\(parameter.name)` of \(new.route.title) is `\(parameter.type)`, was `\(former.type)`"
                add(.type, message, witness)
            }
        }
        if let before = old.route.returns, before != new.route.returns {
            add(.type, "\(new.route.title) returns `\(new.route.returns ?? "nothing")`, was `\(before)`")
        }
        return result
    }

    private func isCaptured(_ parameter: MappedParameter) -> Bool {
        new.pattern.captures.contains { $0.name == parameter.name }
    }

    /// A URL with all values that the old route required, and with those given.
    private func url(_ values: [String: String]) -> String {
        var captured: [String: [String]] = [:]
        for capture in old.pattern.captures where capture.kind == .one || values[capture.name] != nil {
            let parameter = old.route.parameters.first { $0.name == capture.name }
            captured[capture.name] = [values[capture.name] ?? ValueType(parameter?.type ?? "String").sample]
        }
        var url = (try? old.pattern.url(captured)) ?? sharedURL
        for parameter in old.route.parameters where parameter.place == .query {
            guard captured[parameter.name] == nil, parameter.isRequired || values[parameter.name] != nil else {
                continue
            }
            let value = values[parameter.name] ?? ValueType(parameter.type).sample
            let item = "\(parameter.name)=\(value)"
            let end = url.firstIndex(of: "#") ?? url.endIndex
            url.insert(contentsOf: (url[..<end].contains("?") ? "&" : "?") + item, at: end)
        }
        return url
    }
}
