extension ConfigurationMember {
    private static let moduleName = "^[^\\W\\d]\\w*$"

    /// All members, in the order of the documentation.
    public static let all = [
        ConfigurationMember("$schema", .string(), "the place of the schema, for editors"),
        ConfigurationMember("version", .one, "the version of the format; the only one is 1", otherwise: "1") {
            reader,
            member,
            _ in reader.readVersion(member.value)
        },
        ConfigurationMember(
            "module",
            .string(moduleName),
            "the name of the target's module, where the setting `PRODUCT_MODULE_NAME` of an Xcode project differs from "
                + "Xcode's default",
            otherwise: "the name that the build system gives"
        ) { $2.moduleName = $0.moduleName($1.value) },
        ConfigurationMember(
            "modules",
            .entries(names: moduleName, "^[^/]"),
            "the modules that the target links and that the build system does not describe, each with the folder of its "
                + "sources, relative to the folder of the file",
            page: "OtherModules"
        ) { $2.namedModules = $0.namedModules($1) },
        ConfigurationMember(
            "optionalModules",
            .entries(names: moduleName),
            "the modules that the target links on some platforms only, each with the condition of an `#if`",
            page: "OtherModules"
        ) { $2.optionalModules = $0.optionalModules($1) },
        ConfigurationMember(
            "moduleAliases",
            .entries(names: moduleName, moduleName),
            "the `moduleAliases:` of the target's dependencies, each with the module's new name",
            page: "OtherModules"
        ) { $2.moduleAliases = $0.moduleAliases($1) },
        ConfigurationMember(
            "accessors",
            .object(.accessors),
            "the accessors to the routes and services of other modules"
        ) {
            $0.read($1.value, "`accessors`", accessors, &$2)
        },
        ConfigurationMember(
            "own",
            .choice(["internal", "public", "none"], default: "internal"),
            "the access level of the accessors to the target's own routes: `internal` or `public`; `none` generates no "
                + "such accessors",
            otherwise: "`internal`"
        ) { $2.ownAccess = $1.value.string.flatMap { Configuration.Access(rawValue: $0.value) } },
        ConfigurationMember(
            "table",
            .choice(["app", "module"]),
            "the routes that the target's table holds: `app`, those of everything that the target links, or `module`, its "
                + "own",
            otherwise: "`app` for executables, otherwise `module`",
            formerName: "aggregate"
        ) { $2.aggregate = $1.value.bool ?? ($1.value.string?.value == "app") },
        ConfigurationMember(
            "links",
            .entries(names: "^[^:\\s]+:(//\\S*)?$"),
            "the beginnings of the app's own URLs, each with what the app's patterns begin with instead: `//` before a host, or "
                + "`/` before a path",
            otherwise: "every scheme is the app's own",
            page: "LinksAndURLs"
        ) { $2.links = $0.links($1.value) },
        ConfigurationMember(
            "urls",
            .object(.urls),
            "how the app reads URLs",
            otherwise: "as the members say",
            page: "LinksAndURLs"
        ) { $0.read($1.value, "`urls`", urls, &$2) },
        ConfigurationMember(
            "rewrites",
            .array(.rule),
            "the app's rewriting rules, in the order in which they apply, each with `from`, `to` and perhaps `unrouted`",
            page: "Rewriting",
            isOfApp: true
        ) { $2.rewrites = $0.rewrites($1.value) },
        ConfigurationMember(
            "tabs",
            .entries("."),
            "the tabs of the app, each with the route of its first page, by the name of its accessor or its declaration",
            page: "#Tabs",
            isShared: true
        ) { $2.tabs = $0.tabs($1.value) },
        ConfigurationMember(
            "destination",
            .string("."),
            "the type of all pages in back stacks and of the first pages of tabs",
            otherwise: "they may differ",
            page: "#Tabs",
            isOfApp: true
        ) { $2.destination = $0.destination($1.value) },
        ConfigurationMember(
            "windows",
            .list("."),
            "the windows of the app that markers can name with `open: window(name)`",
            page: "#Windows",
            isShared: true
        ) { $2.windows = $0.names($1, example: "editor") },
        ConfigurationMember(
            "runtimeServices",
            .list("."),
            "the services that the app registers when it runs, so that no type must serve a parameter in `inject:`",
            isShared: true,
            formerName: "provided"
        ) { $2.runtimeServices = $0.names($1, example: "Session") },
        ConfigurationMember(
            "requirements",
            .list("."),
            "the facts of the app that markers can name with `requires:`",
            page: "#Requirements",
            isShared: true
        ) { $2.requirements = $0.names($1, example: "account") },
        ConfigurationMember(
            "trusted",
            .list("."),
            "the packages that are not the app's own and may open routes: identities, or the beginnings of their URLs",
            page: "Access#What-a-dependency-can-do",
            isOfApp: true
        ) { $0.readTrust($1, into: &$2.trust) },
        ConfigurationMember(
            "untrusted",
            .list("^[^/:@\\s]+$"),
            "the identities of packages whose routes stay closed and take no URL, and whose defaults and set-ups do not "
                + "count",
            page: "Access#What-a-dependency-can-do",
            isOfApp: true
        ) { $0.readTrust($1, into: &$2.trust) },
        ConfigurationMember(
            "severities",
            .choicesByName(
                names: DiagnosticCode.allCases.flatMap { [$0.rawValue, $0.name] },
                values: Configuration.Severity.allCases.map(\.rawValue)
            ),
            "the severities of findings: a code or its name, with `error`, `warning` or `ignore`",
            otherwise: "as the code's page says (`routegen explain RG104`)",
            page: "#Severities"
        ) { $2.severities = $0.severities($1.value) },
        ConfigurationMember(
            "exclude",
            .list(".", isSet: false),
            "patterns for files of the target whose markers are ignored",
            page: "#Excluded-files"
        ) { $2.excluded = $0.pathPatterns($1) },
        ConfigurationMember(
            "defaultIsolation",
            .string(),
            "the global actor that the compiler uses for unmarked declarations of the target, or `nonisolated`",
            otherwise: "`nonisolated`",
            page: "#Isolation"
        ) { $2.isolation.defaultActor = $0.defaultActor($1) },
        ConfigurationMember(
            "isolatedTypes",
            .entries(),
            "classes and protocols of other modules, each with the global actor that isolates every type that inherits "
                + "from it, or `nonisolated`",
            otherwise: "those of the system's frameworks",
            page: "#Isolation"
        ) { $2.isolation.actorsOfTypes = $0.actorsOfTypes($1.value) },
        ConfigurationMember(
            "locations",
            .choice(["absolute", "relative"], default: "absolute"),
            "how generated files name the files of handlers in errors of the compiler, for all targets of a package: only "
                + "in a `routegen.json` beside `Package.swift`",
            otherwise: "`absolute`",
            page: "#Locations",
            isOfPackage: true
        ) { $2.hasRelativeLocations = $1.value.string?.value == "relative" },
    ]

    /// The members of an object inside.
    static func members(of group: Group) -> [ConfigurationMember] {
        switch group {
        case .accessors: accessors
        case .urls: urls
        case .rule: rule
        }
    }

    private static let accessors = [
        ConfigurationMember(
            "for",
            .list(),
            "the modules to whose routes and services the target offers accessors; the target need not depend on them"
        ) { $2.accessorModules = $0.strings($1) },
        ConfigurationMember(
            "access",
            .choice(["internal", "public"], default: "internal"),
            "the access level of these accessors: `internal` or `public`",
            otherwise: "`internal`"
        ) { $2.accessorAccess = $1.value.string?.value == "public" ? .public : .internal },
        ConfigurationMember(
            "kinds",
            .choices(Configuration.AccessorKind.allCases.map(\.rawValue), required: "routes"),
            "which accessors the target's file has, to its own routes too: `routes` (always), `store`, `paths`",
            otherwise: "all three, and no `paths` to routes of other modules",
            page: "#Kinds-of-accessors"
        ) { $2.accessorKinds = $0.accessorKinds($1) },
    ]

    private static let urls = [
        ConfigurationMember(
            "ignoreCase",
            .bool,
            "whether paths are compared without regard to the case of ASCII letters",
            otherwise: "`false`"
        ) { $2.urls.ignoresCase = $0.bool($1) ?? false },
        ConfigurationMember(
            "plusIsSpace",
            .bool,
            "whether a plus sign in the query is a space",
            otherwise: "`false`"
        ) { $2.urls.plusIsSpace = $0.bool($1) ?? false },
    ]

    private static let rule = [
        ConfigurationMember("from", .string("."), "the pattern of the URLs, as in a marker", otherwise: nil),
        ConfigurationMember(
            "to",
            .string("."),
            "what they become: a URL with the captures of the pattern as `:name`, and its wildcards",
            otherwise: nil
        ),
        ConfigurationMember(
            "unrouted",
            .bool,
            "whether the URLs that the rule gives need no route of the app",
            otherwise: "`false`"
        ),
    ]
}
