import RouteMigration

/// The arguments of `routegen-migrate`.
enum MigrateArguments {
    /// A request for the help.
    case help
    /// Wrong arguments, and the reason.
    case wrong(String)
    /// The origin of the markers and the paths of sources.
    case run(Origin, [String])

    /// The part of an app for which there are markers.
    enum Origin {
        case router(OldRouter)
        /// Enumerations, by their names.
        case enumerations([String])

        /// The word for a registration.
        var word: String {
            switch self {
            case .router: "registration"
            case .enumerations: "case"
            }
        }

        var name: String {
            switch self {
            case .router(let router): router.name
            case .enumerations(let names): names.joined(separator: ", ")
            }
        }

        /// Finds the markers in sources.
        func migration(of sources: [MigrationSource]) throws(MigratedEnumeration.Unknown) -> Migration {
            switch self {
            case .router(let router): return Migration(from: router, sources)
            case .enumerations(let names):
                let all = try names.map { name throws(MigratedEnumeration.Unknown) in
                    try MigratedEnumeration(name, in: sources)
                }
                return Migration(of: all, sources)
            }
        }
    }

    private static let routers = OldRouter.allCases.map(\.rawValue).joined(separator: "|")

    static let usage = """
        Usage: routegen-migrate --from \(routers) PATH...
               routegen-migrate --enumeration NAME PATH...
        """

    static let helpText = """
        Writes markers for the registrations of another router, or for the cases of an enumeration of screens, as a diff for
        `git apply`.

        \(usage)

        A PATH is a folder (its .swift files, recursively), a .swift file, or @FILE, a list with one path per line. What is
        left to you is listed on standard error. Exit status: 0 if nothing is, 1 if something is, 2 for wrong usage or
        unreadable input.

        In a package that depends on RouteGen:
          swift run --package-path .build/checkouts/RouteGen/Migration routegen-migrate --from khala Sources > markers.diff
          git apply -p1 markers.diff

        With `--enumeration Screen` in place of `--from khala`, each case of `enum Screen` gets a marker: `//product/:id` for
        `case product(id: Int)`. The option can be given several times.
        """

    /// Reads the arguments after the program's name.
    init(_ arguments: some Sequence<String>) {
        var router: String?
        var names: [String] = []
        var paths: [String] = []
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--":
                paths += rest
                rest = []
            case "--from": router = rest.popFirst() ?? ""
            case _ where argument.hasPrefix("--from="): router = String(argument.dropFirst("--from=".count))
            case "--enumeration": names.append(rest.popFirst() ?? "")
            case _ where argument.hasPrefix("--enumeration="):
                names.append(String(argument.dropFirst("--enumeration=".count)))
            case _ where argument.hasPrefix("-"):
                self = .wrong("there is no option '\(argument)'")
                return
            default: paths.append(argument)
            }
        }
        guard names.isEmpty else {
            self =
                router != nil
                ? .wrong("--from and --enumeration are two migrations: run the tool for one after the other")
                : paths.isEmpty ? .wrong("a PATH of sources is missing") : .run(.enumerations(names), paths)
            return
        }
        guard let router else {
            self = .wrong("--from \(Self.routers), or --enumeration NAME, is missing")
            return
        }
        guard let known = OldRouter(rawValue: router) else {
            self = .wrong("'\(router)' is not one of \(Self.routers)")
            return
        }
        self = paths.isEmpty ? .wrong("a PATH of sources is missing") : .run(.router(known), paths)
    }
}
