import RouteGenCore

/// `routegen package FOLDER routes|generate-routes ARGUMENTS...`: what the command plugins run.
///
/// No help names it: the folder is a plugin's, with the facts of a package. The reason why a call makes no sense is written
/// to a file in the folder, because the plugin reports it.
enum PackageCommand {
    /// The result of a call, after everything that only the package knows was found.
    private typealias Run = () throws(UsageError) -> ExitStatus

    static func run(_ arguments: [String]) throws(UsageError) -> ExitStatus {
        guard arguments.count > 1 else {
            throw UsageError("'package' is what the plugins of RouteGen run; run 'swift package routes' instead")
        }
        let (folder, arguments) = (arguments[0], arguments[1...])
        let reader = FileReader()
        var run: Run?
        do throws(FileFailure) {
            let facts = try PackageFacts(in: folder, with: reader)
            do throws(CallFailure) {
                run =
                    arguments.first == "routes"
                    ? try routes(Array(arguments.dropFirst()), of: facts, with: reader)
                    : try generateRoutes(Array(arguments.dropFirst()), of: facts)
            } catch {
                try OutputFile(path: "\(folder)/failure.txt").write(error.description, with: reader)
            }
        } catch {
            DiagnosticPrinter.print([error.diagnostic], in: reader.tree)
        }
        return try run?() ?? .unusable
    }

    private static func routes(
        _ arguments: [String],
        of facts: PackageFacts,
        with reader: FileReader
    ) throws(CallFailure) -> Run {
        let call = try CommandCall(arguments)
        // With arguments, it is a subcommand of the tool.
        if call.arguments == ["verify"] {
            let kept = try KeptFiles(facts, call.target.map { .named([$0]) } ?? .keeping)
            let modules = kept.files.map(\.module).joined(separator: ", ")
            return { () throws(UsageError) in try kept.generate(["--verify"]).printing("Up to date: \(modules)\n") }
        }
        let inputs = try call.inputs(of: facts, with: reader)
        return { () throws(UsageError) in try Routegen.dispatch(call.arguments, after: inputs) }
    }

    private static func generateRoutes(_ arguments: [String], of facts: PackageFacts) throws(CallFailure) -> Run {
        if arguments.first == "new" { return { () throws(UsageError) in try Routegen.dispatch(arguments) } }
        let kept = try KeptFiles(facts, try choice(arguments))
        let list = kept.files.map { "\($0.module): \($0.path)\n" }.joined()
        return { () throws(UsageError) in try kept.generate().printing(list) }
    }

    /// The selected targets.
    private static func choice(_ arguments: [String]) throws(CallFailure) -> KeptFiles.Choice {
        if arguments == ["--all"] { return .all }
        var rest = arguments[...]
        var targets: [String] = []
        while let argument = rest.popFirst() {
            guard argument == "--target" else {
                throw CallFailure(
                    "'\(argument)' is not an argument of this command; usage: "
                        + "swift package generate-routes [--all | --target NAME... | new feature|interface|app-routes NAME]"
                )
            }
            guard let name = rest.popFirst() else { throw CallFailure("--target needs a target's name") }
            targets.append(name)
        }
        return targets.isEmpty ? .keeping : .named(targets)
    }
}

extension ExitStatus {
    /// Prints a string if all is well.
    ///
    /// - Returns: The status.
    fileprivate func printing(_ string: String) -> ExitStatus {
        if self == .clean { StandardStream.output.write(string) }
        return self
    }
}
