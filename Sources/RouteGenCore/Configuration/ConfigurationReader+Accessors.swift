import RouteTables

extension ConfigurationReader {
    /// Reads `accessors`: for which modules, for whom, and of which kinds.
    mutating func readAccessors(_ value: LocatedJSON, into configuration: inout Configuration) {
        for member in members(of: value, "`accessors`", known: ["for", "access", "kinds"]) {
            switch member.name {
            case "for": configuration.accessorModules = strings(member)
            case "kinds": configuration.accessorKinds = accessorKinds(member)
            default: if let access = access(member) { configuration.accessorAccess = access }
            }
        }
    }

    /// Reads `accessors.kinds`; the others need typed routes, so these cannot be left out.
    private mutating func accessorKinds(_ member: LocatedJSON.Member) -> Set<Configuration.AccessorKind> {
        let names = Configuration.AccessorKind.allCases.map(\.rawValue)
        guard case .array = member.value.content else {
            _ = strings(member)
            return Set(Configuration.AccessorKind.allCases)
        }
        let written = strings(member)
        var kinds: Set<Configuration.AccessorKind> = [.routes]
        for name in written {
            if let kind = Configuration.AccessorKind(rawValue: name.value) {
                kinds.insert(kind)
            } else {
                let help = Spelling.nearest(to: name.value, among: names).map { "did you mean `\($0)`?" }
                report(
                    "there is no kind of accessor `\(name.value)`",
                    at: name.location,
                    length: name.length,
                    help: help ?? "the kinds are \(Diagnostic.list(names, joinedBy: "and"))"
                )
            }
        }
        if !written.contains(where: { $0.value == Configuration.AccessorKind.routes.rawValue }) {
            report(
                "`kinds` does not include `routes`",
                at: member.value.location,
                help: "add \"routes\": typed routes cannot be left out, as the other accessors are made from them"
            )
        }
        return kinds
    }
}
