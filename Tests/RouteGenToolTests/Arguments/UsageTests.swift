import Testing

@testable import routegen

/// The whole of what the tool says about itself and about wrong arguments.
@Suite struct UsageTests {
    @Test(arguments: [
        ([], "no subcommand is given"),
        (["genrate"], "there is no subcommand 'genrate'; did you mean 'generate'?"),
        (["help", "zzzzzz"], "there is no subcommand 'zzzzzz'"),
        (["generate", "--module", "A=x"], "'generate' needs --output FILE"),
        (
            ["generate", "--module", "A=x", "--module", "B=x", "--output", "o"],
            "'generate' writes one module, not both 'A' and 'B'"
        ),
        (["check", "--module", "A"], "--module needs NAME=PATH, not 'A'"),
        (["check", "--module", "a/b=c"], "'a/b' of '--module a/b=c' is no module's name"),
        (
            ["check", "--module", "A=x", "--format", "jsn"],
            "--format is one of text, json, sarif, github, not 'jsn'; did you mean 'json'?"
        ),
        (["match", "--module", "A=x"], "'match' needs a URL"),
        (
            ["match", "--module", "A=x", "--from", "wb", "/"],
            "--from is one of app, web, push, remote, external, not 'wb'; did you mean 'web'?"
        ),
        (["explain"], "'explain' needs a CODE, such as RG101"),
        (["explain", "RG999"], "there is no finding 'RG999'"),
        (["explain", "dupliate"], "there is no finding 'dupliate'; did you mean 'duplicate'?"),
    ])
    func mistakes(_ arguments: [String], _ message: String) {
        let error = #expect(throws: UsageError.self) { try Routegen.dispatch(arguments) }
        #expect(error?.message == message)
    }

    @Test func help() throws {
        #expect(
            Routegen.usage == """
                Generates and checks the routes that markers in Swift sources declare.

                Usage:
                  routegen generate --module NAME=PATH... --output FILE [--dependency NAME=PATH]... [--accessors NAME=PATH]... [--visible NAME|@FILE]... [--known NAME|@FILE]... [--executable] [--aggregate] [--config FILE] [--depfile FILE] [--no-locations] [--verify]
                  routegen check --module NAME=PATH... [--format text|json|sarif|github] [--accessors NAME=PATH]... [--visible NAME=MODULE|@FILE]... [--known NAME|@FILE]... [--app NAME=MODULE|@FILE]... [--table NAME=MODULE|@FILE]... [--config FILE] [--strict]
                  routegen match --module NAME=PATH... [--from ORIGIN] [--config FILE] [--format text|json] URL...
                  routegen explain CODE...
                  routegen --help | --version

                Subcommands:
                  generate  Writes the route table, the accessors and the path constants of a module.
                  check     Checks the markers of modules, and the routes of each app together.
                  match     Says which routes URLs lead to, with their values, or which routes come nearest.
                  explain   Says what a finding means, with an example and how to mend it.

                A PATH is a folder (its .swift files, recursively), a .swift file, or @FILE, a list with one path a line.
                Exit status: 0 clean, 1 findings, 2 wrong usage or unreadable input.
                """
        )
        let texts = Routegen.commands.map { $0.syntax.help }.joined(separator: "\n\n")
        #expect(
            texts == """
                Writes the route table, the accessors and the path constants of a module.

                Usage: routegen generate --module NAME=PATH... --output FILE [--dependency NAME=PATH]... [--accessors NAME=PATH]... [--visible NAME|@FILE]... [--known NAME|@FILE]... [--executable] [--aggregate] [--config FILE] [--depfile FILE] [--no-locations] [--verify]

                Options:
                  --module NAME=PATH      the module and its sources
                  --output FILE           the Swift file to write
                  --dependency NAME=PATH  a module to take into the table
                  --accessors NAME=PATH   a module to write accessors for
                  --visible NAME|@FILE    modules that the module can import
                  --known NAME|@FILE      all modules, for better messages
                  --executable            the module is an app: its table holds all dependencies
                  --aggregate             the dependencies are all passed, as "aggregate" asks
                  --config FILE           the module's routegen.json
                  --depfile FILE          a file to write that lists the inputs in Make's form
                  --no-locations          no #sourceLocation: handlers can move to other lines without a change
                  --verify                writes nothing; a file that is not up to date is a finding

                Checks the markers of modules, and the routes of each app together.

                Usage: routegen check --module NAME=PATH... [--format text|json|sarif|github] [--accessors NAME=PATH]... [--visible NAME=MODULE|@FILE]... [--known NAME|@FILE]... [--app NAME=MODULE|@FILE]... [--table NAME=MODULE|@FILE]... [--config FILE] [--strict]

                Options:
                  --module NAME=PATH               a module and its sources
                  --format text|json|sarif|github  how findings are written; text by default
                  --accessors NAME=PATH            a module that is not checked, but that accessors are written for
                  --visible NAME=MODULE|@FILE      modules that a module can import; without them, accessors' types are not checked
                  --known NAME|@FILE               all modules, for better messages
                  --app NAME=MODULE|@FILE          modules that an app links; without any, all modules make up one table
                  --table NAME=MODULE|@FILE        modules that the table of a module without an app holds
                  --config FILE                    the app's routegen.json, for the severities of findings
                  --strict                         warnings are findings too

                Says which routes URLs lead to, with their values, or which routes come nearest.

                Usage: routegen match --module NAME=PATH... [--from ORIGIN] [--config FILE] [--format text|json] URL...

                Options:
                  --module NAME=PATH  a module and its sources
                  --from ORIGIN       who asks: app (by default), web, push, remote or external
                  --config FILE       the app's routegen.json, for its links
                  --format text|json  text by default; json is an object a line

                Says what a finding means, with an example and how to mend it.

                Usage: routegen explain CODE...
                """
        )
    }

    @Test func unreadablePaths() throws {
        #expect(
            try message("/nowhere/at/all") == "cannot be read: it is neither a folder nor a .swift file"
        )
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
