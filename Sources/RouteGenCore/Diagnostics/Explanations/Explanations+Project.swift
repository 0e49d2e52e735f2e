/// The pages of 5xx: names.
extension DiagnosticExplanation {
    static let accessorCollision = DiagnosticExplanation(
        "Two routes have accessors with the same name.",
        meaning: """
            An accessor takes its name from the handler; for a member, the name starts with the type. Two accessors with
            the same name and the same parameters cannot be in one file.
            """,
        example: """
            enum Chat {
                /// @route //chat/open
                static func open() {}
            }

            /// @route //chat/start
            func chatOpen() {}
            """,
        fix: """
            Give one of them another name: `@route(name: startChat) //chat/start`.
            """
    )
}

/// The pages of 6xx: services.
extension DiagnosticExplanation {
    static let serviceConflict = DiagnosticExplanation(
        "A service is declared twice, or a protocol has two defaults.",
        meaning: """
            Callers fetch a service by protocol and key. If two services have the same protocol and key, or two are the
            default for one protocol, it is not clear which one to use.
            """,
        example: """
            /// @service(Storage)
            final class DiskStorage: Storage {}

            /// @service(Storage)
            final class CloudStorage: Storage {}
            """,
        fix: """
            Give each its own `key:`, and mark at most one as `default`.
            """
    )

    static let serviceWithoutInitializer = DiagnosticExplanation(
        "Generated code cannot create a service.",
        meaning: """
            A service is created lazily. So it needs an initializer without arguments, or one that takes what the router
            has: the router itself (`Router`) and its services (`RouteServices`). The initializer may be asynchronous,
            throwing or isolated, but not private or failable. It must be in the type's own file.
            """,
        example: """
            /// @service(Storage)
            final class DiskStorage: Storage {
                init(folder: String) {}
            }
            """,
        fix: """
            Give the parameters default values, or take what the service needs from other services:
            `init(services: RouteServices) throws { settings = try services.settings }`.
            """
    )

    static let unservedProtocol = DiagnosticExplanation(
        "A protocol has a route on a requirement, but no type serves the protocol.",
        meaning: """
            The router calls such a route on the service for the protocol. The app links no module with a type that
            serves the protocol, so every request would fail.
            """,
        example: """
            protocol AppConfigService {
                /// @route(from: remote)
                func openMiniProgram(id: String) -> Bool
            }
            """,
        fix: """
            Mark a type with `@service(AppConfigService)`, let the app depend on a module that has such a type, or
            remove the marker from the requirement.
            """
    )
}

/// The pages of 7xx: the configuration.
extension DiagnosticExplanation {
    static let invalidConfiguration = DiagnosticExplanation(
        "A configuration file has a mistake.",
        meaning: """
            `routegen.json` is not valid JSON, or has a member or a value that RouteGen does not accept.
            """,
        example: """
            { "aggregate": "yes" }
            """,
        fix: """
            Correct the file at the place of the error: `{ "aggregate": true }`.
            """
    )
}

extension DiagnosticExplanation {
    static let malformedRewrite = DiagnosticExplanation(
        "A rewriting rule is malformed, or its target uses what its source does not have.",
        meaning: """
            In `rewrites` of `routegen.json`, `from` is a pattern and `to` a URL, which can use the pattern's captures
            as `:name`, and its `**` and `*`. The pattern must have every capture that the target uses. A capture that
            a URL may lack must have its mark in the target too (`:page?`), which says that the URL is right without it.
            """,
        example: """
            { "rewrites": [{ "from": "//im/:id", "to": "//chat/:chatID" }] }
            """,
        fix: """
            Use the names of the source's captures: `"to": "//chat/:id"`.
            """
    )

    static let loopingRewrite = DiagnosticExplanation(
        "A rewriting rule leads back to itself.",
        meaning: """
            A rule also applies to the URLs that rules write. These rules rewrite each other's URLs until the router
            stops the request with an error, after ten URLs. The message shows the URLs.
            """,
        example: """
            {
              "rewrites": [
                { "from": "//im/:id", "to": "//chat/:id" },
                { "from": "//chat/:id", "to": "//im/:id" }
              ]
            }
            """,
        fix: """
            Remove one of the rules, or give one a target that no rule matches.
            """,
        silencing: """
            This finding cannot be silenced: every request for such a URL fails.
            """
    )

    static let unreachableRewrite = DiagnosticExplanation(
        "Every URL of a rewriting rule goes to earlier rules.",
        meaning: """
            Of the rules that match a URL, the first in the file applies. This rule never does: earlier rules match all
            of its URLs, or `links` replaces the start of each of them before rules apply.
            """,
        example: """
            {
              "rewrites": [
                { "from": "//im/**", "to": "//chat/1" },
                { "from": "//im/:id", "to": "//chat/:id" }
              ]
            }
            """,
        fix: """
            Put the rule with the more specific pattern first, or remove the rule.
            """
    )

    static let unroutedRewrite = DiagnosticExplanation(
        "A rewriting rule gives a URL that no route takes.",
        meaning: """
            A rule matches a URL, and neither a route of the app nor another rule matches what becomes of it. The
            message shows such a URL. The request would fail, or meet a fallback or a route that is added at run time.
            """,
        example: """
            { "rewrites": [{ "from": "//im/:id", "to": "//caht/:id" }] }
            """,
        fix: """
            Correct the target, add the route, or let `from` match only what the routes take: `"from": "//im/:id(\\\\d+)"`.
            """,
        silencing: """
            Add `"unrouted": true` to the rule: its URLs leave the app, or code of the app deals with them.
            """
    )
}

/// The pages of 9xx: files.
extension DiagnosticExplanation {
    static let unreadableFile = DiagnosticExplanation(
        "A file cannot be read, or is not Swift source text.",
        meaning: """
            The file does not exist or is not readable, or the tool cannot tell what it declares: types, parentheses or
            `#if` branches are nested more than 256 deep. Bytes that are not valid UTF-8 cause a warning.

            A `routegen.json` that is a symbolic link is read only if the link stays within the repository or the
            package, since messages about another file would show its text. An output may not replace an input, nor a
            file that RouteGen has not generated.
            """,
        example: """
            routegen check --module Chat=Missing.swift
            """,
        fix: """
            Correct the file, or exclude it from the target. Copy a file from outside of the package, or pass `--root`
            with a folder that contains it.
            """
    )

    static let outdatedFile = DiagnosticExplanation(
        "A generated file among the sources is out of date.",
        meaning: """
            The target keeps its generated file among its sources. A route, a signature, its documentation or RouteGen
            itself has changed since the file was written. The app would lack the new routes, or would not compile.
            """,
        example: """
            /// @route //chat/:id
            func openChat(id: Int) {}  // Chat+Routes.generated.swift was written before this
            """,
        fix: """
            Run `swift package generate-routes`, and commit what it writes. Run it after a merge too: never merge the
            file by hand.
            """,
        silencing: """
            This finding cannot be silenced: `--verify` checks nothing else.
            """
    )
}
