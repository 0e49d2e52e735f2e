import Testing

@testable import routegen

/// The whole text of the tool's help, and of its messages about wrong arguments.
@Suite struct UsageTests {
    @Test(
        "A mistake in the arguments is named, with a suggestion",
        arguments: [
            ([], "a subcommand is missing; 'routegen --help' lists them"),
            (["genrate"], "there is no subcommand 'genrate'; did you mean 'generate'?"),
            (["help", "zzzzzz"], "there is no subcommand 'zzzzzz'; '--help' lists them"),
            (["generate", "--module", "A=x"], "'generate' needs --output FILE"),
            (
                ["generate", "--module", "A=x", "--module", "B=x", "--output", "o"],
                "'generate' takes one module, not both 'A' and 'B'"
            ),
            (["check", "--module", "A"], "--module needs NAME=PATH, not 'A'"),
            (["check", "--module", "a/b=c"], "'a/b' in '--module a/b=c' is not a module's name"),
            (
                ["check", "--module", "A=x", "--format", "jsn"],
                "--format is one of text, json, sarif, github, not 'jsn'; did you mean 'json'?"
            ),
            (["match", "--module", "A=x"], "'match' needs a URL"),
            (["match", "--module", "A=x", "--host", "server", "/"], "--host needs NAME=HOST, not 'server'"),
            (
                ["match", "--module", "A=x", "--host", "server=a.example", "/"],
                "no link of the app's routegen.json has the host ':server'"
            ),
            (
                ["match", "--module", "A=x", "--from", "webVeiw", "/"],
                "--from is one of app, webView, notification, remote, external, not 'webVeiw'; did you mean 'webView'?"
            ),
            (["map"], "'map' needs --module NAME=PATH"),
            (
                ["map", "--module", "A=x", "--format", "markdwn"],
                "--format is one of json, markdown, html, mermaid, plist, therouter, aasa, assetlinks, intent-filter, not 'markdwn'; did you mean 'markdown'?"
            ),
            (
                ["map", "--module", "A=x", "--format", "aasa", "--domain", "a.example"],
                "the format aasa needs --app-id TEAM.BUNDLE"
            ),
            (
                ["map", "--module", "A=x", "--format", "aasa", "--domain", "a.example", "--app-id", "com.example.app"],
                "--app-id is a team of ten letters and digits and the bundle identifier, such as "
                    + "ABCDE12345.com.example.app, not 'com.example.app'"
            ),
            (
                ["map", "--module", "A=x", "--format", "intent-filter", "--domain", "https://*.a.example/b"],
                "--domain is a host such as www.example.com or *.example.com, not 'https://*.a.example/b'; did you mean '*.a.example'?"
            ),
            (
                [
                    "map", "--module", "A=x", "--format", "aasa", "--domain", "a.example", "--app-id", "ABCDE12345.b",
                    "--exclude", "//a",
                ],
                "--exclude is a pattern of paths such as '/legal/**', not '//a'"
            ),
            (
                ["map", "--module", "A=x", "--format", "intent-filter"],
                "the format intent-filter needs --domain HOST, such as www.example.com"
            ),
            (
                ["map", "--module", "A=x", "--format", "assetlinks"],
                "the format assetlinks needs --package NAME and --fingerprint SHA256"
            ),
            (
                ["map", "--module", "A=x", "--format", "assetlinks", "--package", "a", "--fingerprint", "1"],
                "--fingerprint needs 32 bytes in hexadecimal with colons between them, such as 14:6D:..., not '1'"
            ),
            (["diff", "a.json"], "'diff' needs two maps, OLD.json and NEW.json"),
            (["diff", "--format", "git", "a", "b"], "--format is one of text, json, github, not 'git'"),
            (
                ["migrate", "--from", "khala", "Sources"],
                "'migrate' is a tool of its own; in a package that depends on RouteGen: "
                    + "swift run --package-path .build/checkouts/RouteGen/Migration routegen-migrate"
            ),
            (["explain", "RG999"], "there is no finding, option or member 'RG999'"),
            (["explain", "dupliate"], "there is no finding, option or member 'dupliate'; did you mean 'duplicate'?"),
        ]
    )
    func mistakes(_ arguments: [String], _ message: String) {
        let error = #expect(throws: UsageError.self) { try Routegen.dispatch(arguments) }
        #expect(error?.message == message)
    }

    @Test("A usage says what a package passes by itself, and starts with the words of the call")
    func usageInAPackage() {
        let usages = Routegen.commands.map { $0.syntax.usage(inPackage: true) }
        let text = usages.prefix(5).joined(separator: "\n")
        #expect(
            text == """
                swift package routes match [--target NAME] [--from app|webView|notification|remote|external] [--host NAME=HOST]... \
                [--root FOLDER] [--format text|json] URL...
                swift package routes check [--target NAME] [--format text|json|sarif|github] [--root FOLDER] [--strict]
                swift package routes map [--target NAME] \
                [--format json|markdown|html|mermaid|plist|therouter|aasa|assetlinks|intent-filter] [--output FILE] \
                [--root FOLDER] [--host NAME=HOST]... [--app NAME] [--app-version VERSION] [--date DATE] [--since OLD.json] \
                [--domain HOST] [--app-id TEAM.BUNDLE]... [--exclude PATTERN]... [--package NAME] [--fingerprint SHA256]...
                swift package routes explain [NAME...]
                swift package routes diff [--format text|json|github] [--root FOLDER] OLD.json NEW.json
                """
        )
    }

    @Test("The help starts with the most common calls, and each subcommand's with examples") func help() throws {
        #expect(
            Routegen.usage == """
                Lists, checks and generates the routes that markers in Swift sources declare.

                In a package, whose modules the command knows:
                  swift package routes match //chat/5               the route of a URL, with its values
                  swift package routes check                        the findings of all builds
                  swift package routes map --format markdown        a document of all routes
                  swift package routes explain RG101                what a finding means
                  swift package routes diff old.json new.json       what changed between two maps
                  swift package routes verify --links links.txt     whether links open what they did
                  swift package routes verify                       whether kept generated files are up to date
                  swift package generate-routes --all               writes generated files to keep among the sources
                  swift package generate-routes new feature Orders  writes the files of a new target

                --target NAME selects an app. `swift package --quiet routes ...` hides what SwiftPM prints itself.
                To write a file inside the package with --output, pass --allow-writing-to-package-directory before
                `routes`.

                Elsewhere, with the sources of each module:
                  routegen match --module Chat=Sources/Chat //chat/5
                                              the same for a module
                  routegen SUBCOMMAND --help  examples and options
                  routegen --version          the version

                Subcommands:
                  match     Shows the routes that URLs match, with their values, or the routes that nearly match.
                  check     Checks the markers of modules, and the routes of each app together.
                  map       Lists the routes and services of modules, for people and for tools.
                  explain   Explains findings, options and members of routegen.json; alone, lists all findings.
                  diff      Compares two maps that `map` wrote as JSON, and shows URLs that do not work any more.
                  verify    Checks that published links open what they did, and that association files fit.
                  new       Writes the files of a new feature, interface or table, and prints their lines for
                            Package.swift.
                  generate  Writes the route table, the accessors and the path constants of a module.

                A PATH is a folder (its .swift files, recursively), a .swift file, or @FILE, a list with one path
                per line. Exit status: 0 for no findings, 1 for findings, 2 for wrong usage or unreadable input.
                """
        )
        let texts = Routegen.commands.map { $0.syntax.help }.joined(separator: "\n\n")
        #expect(
            texts == """
                Shows the routes that URLs match, with their values, or the routes that nearly match.

                Examples:
                  swift package routes match //chat/5  the route of a URL, with its values
                  swift package routes match --from webView //chat/5
                                                       as a page in a web view
                  routegen match --module Chat=Sources/Chat //chat/5
                                                       in a module, without a package

                Usage: routegen match --module NAME=PATH... [--from app|webView|notification|remote|external]
                    [--config FILE] [--host NAME=HOST]... [--unrouted NAME=PATH]...
                    [--of-package NAME=IDENTITY[=URL]]... [--root FOLDER] [--format text|json] URL...
                `swift package routes match` passes --module and --config. --target NAME selects an app.

                Options:
                  --module NAME=PATH                               a module and its sources
                  --from app|webView|notification|remote|external  the caller; the default is external for URLs with
                                                                   a scheme, and app for others
                  --config FILE                                    the app's routegen.json, which sets its links,
                                                                   rewriting rules and options of URLs
                  --host NAME=HOST                                 a host for a link such as https://:NAME
                  --unrouted NAME=PATH                             a module that does not depend on the runtime, so
                                                                   that its markers have no effect
                  --of-package NAME=IDENTITY[=URL]                 the package of a module; with a URL it is
                                                                   fetched, and opens nothing until the app trusts
                                                                   it
                  --root FOLDER                                    a further folder that symbolic links may lead to
                  --format text|json                               the output format; the default is text; json
                                                                   writes one object per line

                Checks the markers of modules, and the routes of each app together.

                Examples:
                  swift package routes check                 the findings of all builds
                  swift package routes check --strict        fails on warnings too, for CI
                  routegen check --module Chat=Sources/Chat  a module, without a package

                Usage: routegen check --module NAME=PATH... [--format text|json|sarif|github]
                    [--accessors NAME=PATH]... [--unrouted NAME=PATH]... [--of-package NAME=IDENTITY[=URL]]...
                    [--visible NAME=MODULE|@FILE]... [--known NAME|@FILE]... [--app NAME=MODULE|@FILE]...
                    [--table NAME=MODULE|@FILE]... [--config FILE] [--root FOLDER] [--strict]
                `swift package routes check` passes --module and --config. --target NAME selects an app.

                Options:
                  --module NAME=PATH                a module and its sources
                  --format text|json|sarif|github   the output format; the default is text
                  --accessors NAME=PATH             a module that is not checked, but for which accessors are
                                                    generated
                  --unrouted NAME=PATH              a module that does not depend on the runtime, so that its
                                                    markers have no effect
                  --of-package NAME=IDENTITY[=URL]  the package of a module; with a URL it is fetched, and opens
                                                    nothing until the app trusts it
                  --visible NAME=MODULE|@FILE       modules that a module can import; without them, the types in
                                                    accessors are not checked
                  --known NAME|@FILE                all modules, for suggestions in messages
                  --app NAME=MODULE|@FILE           modules that an app links; without this option, one table holds
                                                    all modules
                  --table NAME=MODULE|@FILE         modules in the table of a module that is not an app
                  --config FILE                     the app's routegen.json, which sets the severities of findings
                  --root FOLDER                     a further folder that symbolic links may lead to
                  --strict                          fail on warnings too

                Lists the routes and services of modules, for people and for tools.

                Examples:
                  swift package routes map --format markdown  a document of all routes
                  swift package routes map > routes.json      a map for `diff`
                  routegen map --module Chat=Sources/Chat --format html --output routes.html
                                                              a page with a search field, without a package

                Usage: routegen map --module NAME=PATH...
                    [--format json|markdown|html|mermaid|plist|therouter|aasa|assetlinks|intent-filter]
                    [--output FILE] [--root FOLDER] [--config FILE] [--host NAME=HOST]... [--unrouted NAME=PATH]...
                    [--of-package NAME=IDENTITY[=URL]]... [--app NAME] [--app-version VERSION] [--date DATE]
                    [--since OLD.json] [--domain HOST] [--app-id TEAM.BUNDLE]... [--exclude PATTERN]...
                    [--package NAME] [--fingerprint SHA256]...
                `swift package routes map` passes --module and --config. --target NAME selects an app.

                Options:
                  --module NAME=PATH                a module and its sources
                  --format json|markdown|html|mermaid|plist|therouter|aasa|assetlinks|intent-filter
                                                    the output format; the default is json; plist and therouter list
                                                    paths and classes
                  --output FILE                     the file to write; the default is standard output
                  --root FOLDER                     the folder that paths of sources are relative to (by default,
                                                    the current one), and to which symbolic links may lead
                  --config FILE                     the app's routegen.json, which sets its links, rewriting rules
                                                    and options of URLs
                  --host NAME=HOST                  a host for a link such as https://:NAME
                  --unrouted NAME=PATH              a module that does not depend on the runtime, so that its
                                                    markers have no effect
                  --of-package NAME=IDENTITY[=URL]  the package of a module; with a URL it is fetched, and opens
                                                    nothing until the app trusts it
                  --app NAME                        the app's name, for the title (html, markdown)
                  --app-version VERSION             the app's version, for the title
                  --date DATE                       the date for the title, such as that of the last commit; the
                                                    default is none
                  --since OLD.json                  an earlier map, to mark what is new (html)
                  --domain HOST                     the web domain of the file (aasa, intent-filter)
                  --app-id TEAM.BUNDLE              an app that the apple-app-site-association names (aasa)
                  --exclude PATTERN                 paths that stay on the web, such as '/legal/**' (aasa)
                  --package NAME                    the Android app's package (assetlinks)
                  --fingerprint SHA256              a certificate that signs the Android app (assetlinks)

                Explains findings, options and members of routegen.json; alone, lists all findings.

                Examples:
                  swift package routes explain RG101  what a finding means
                  routegen explain duplicate          the same finding by its name
                  routegen explain parent             the option `parent` of a route marker
                  routegen explain tabs               the member `tabs` of routegen.json
                  routegen explain                    the codes of all findings

                Usage: routegen explain [NAME...]

                Compares two maps that `map` wrote as JSON, and shows URLs that do not work any more.

                Examples:
                  swift package routes diff old.json new.json      what changed between two maps
                  routegen diff --format github old.json new.json  as annotations of a pull request

                Usage: routegen diff [--format text|json|github] [--root FOLDER] OLD.json NEW.json

                Options:
                  --format text|json|github  the output format; the default is text
                  --root FOLDER              a further folder that symbolic links may lead to

                Checks that published links open what they did, and that association files fit.

                Examples:
                  swift package routes verify --links links.txt  whether links open what they did
                  routegen verify --module Shop=Sources/Shop --links links.txt --record
                                                                 writes what they open

                Usage: routegen verify --module NAME=PATH... [--links FILE] [--record] [--association FILE]
                    [--domain HOST] [--app-id TEAM.BUNDLE]... [--exclude PATTERN]... [--config FILE]
                    [--host NAME=HOST]... [--unrouted NAME=PATH]... [--of-package NAME=IDENTITY[=URL]]...
                    [--root FOLDER]
                `swift package routes verify` passes --module and --config. --target NAME selects an app.

                Options:
                  --module NAME=PATH                a module and its sources
                  --links FILE                      a list of published links: a URL, its caller and the route that
                                                    it opens on each line
                  --record                          write what the links open now into their list
                  --association FILE                an apple-app-site-association as it is served
                  --domain HOST                     the web domain of the association
                  --app-id TEAM.BUNDLE              an app in the association; the default is all
                  --exclude PATTERN                 paths that stay on the web, such as '/legal/**'
                  --config FILE                     the app's routegen.json, which sets its links, rewriting rules
                                                    and options of URLs
                  --host NAME=HOST                  a host for a link such as https://:NAME
                  --unrouted NAME=PATH              a module that does not depend on the runtime, so that its
                                                    markers have no effect
                  --of-package NAME=IDENTITY[=URL]  the package of a module; with a URL it is fetched, and opens
                                                    nothing until the app trusts it
                  --root FOLDER                     a further folder that symbolic links may lead to

                Writes the files of a new feature, interface or table, and prints their lines for Package.swift.

                Examples:
                  swift package generate-routes new feature Orders  a module with a route
                  swift package generate-routes new interface Orders
                                                                    a module by which others call it
                  routegen new app-routes                           a module with the table of an app in an Xcode
                                                                    project

                Usage: routegen new [--sources FOLDER] [--root FOLDER] feature|interface|app-routes [NAME]

                Options:
                  --sources FOLDER  the folder of the package's targets; the default is Sources
                  --root FOLDER     a further folder that symbolic links may lead to

                Writes the route table, the accessors and the path constants of a module.

                Examples:
                  swift package generate-routes --all  files to keep among a package's sources
                  routegen generate --module Chat=Sources/Chat --output Chat+Routes.generated.swift
                                                       the file of a module
                  routegen generate --executable --module App=Sources/App --output App+Routes.generated.swift
                                                       the file of an app

                Usage: routegen generate --module NAME=PATH... --output FILE [--dependency NAME=PATH]...
                    [--accessors NAME=PATH]... [--unrouted NAME=PATH]... [--of-package NAME=IDENTITY[=URL]]...
                    [--visible NAME|@FILE]... [--known NAME|@FILE]... [--executable] [--aggregate] [--plugin]
                    [--config FILE] [--package-config FILE] [--manifest FILE] [--unrouted-manifest FILE]...
                    [--workspace-state FILE] [--depfile FILE] [--no-locations] [--root FOLDER] [--verify]

                Options:
                  --module NAME=PATH                the module and its sources
                  --output FILE                     the Swift file to write
                  --dependency NAME=PATH            a module whose routes the table holds
                  --accessors NAME=PATH             a module for which accessors are generated
                  --unrouted NAME=PATH              a module that does not depend on the runtime, so that its
                                                    markers have no effect
                  --of-package NAME=IDENTITY[=URL]  the package of a module; with a URL it is fetched, and opens
                                                    nothing until the app trusts it
                  --visible NAME|@FILE              modules that the module can import
                  --known NAME|@FILE                all modules, for suggestions in messages
                  --executable                      the module is an app: its table holds the routes of all
                                                    dependencies
                  --aggregate                       all dependencies are passed, as "table": "app" requires
                  --plugin                          the plugin runs the command; report a module that needs none
                  --config FILE                     the module's routegen.json
                  --package-config FILE             the routegen.json beside Package.swift
                  --manifest FILE                   the Package.swift of a table; report missing systems
                  --unrouted-manifest FILE          a Package.swift with unrouted modules; those that use the plugin
                                                    report themselves
                  --workspace-state FILE            SwiftPM's workspace-state.json; an edited package counts as
                                                    fetched
                  --depfile FILE                    a file to write that lists the inputs in the format of Make
                  --no-locations                    omit #sourceLocation, so that moving a handler does not change
                                                    the file
                  --root FOLDER                     a further folder that symbolic links may lead to
                  --verify                          write nothing; report a file that is out of date
                """
        )
    }

    @Test("A path that cannot be read is named with the reason") func unreadablePaths() throws {
        let list = FileFailure(
            path: "sources.txt",
            message: "cannot be read: it is neither a folder nor a .swift file",
            help: "write '@sources.txt' if it lists the files"
        )
        #expect(throws: list) { try ModuleSources.files(at: "sources.txt", with: FileReader()) }
        let folder = try TemporaryFolder()
        let file = try folder.write("".utf8, to: "A.swift")
        #expect(try message("@\(file)/list.txt") == "cannot be read: a part of the path is not a folder")
        #expect(try message("@\(file).txt") == "cannot be read: no such file or folder")
    }

    private func message(_ path: String) throws -> String? {
        let error = #expect(throws: FileFailure.self) { try ModuleSources.files(at: path, with: FileReader()) }
        return error?.message
    }
}
