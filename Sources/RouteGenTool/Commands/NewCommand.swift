import RouteGenCore

/// `routegen new`: writes the files of a new target.
enum NewCommand: Command {
    static let syntax = CommandSyntax(
        name: "new",
        summary: "Writes the files of a new feature, interface or table, and prints their lines for Package.swift.",
        options: [
            .init("--sources", "FOLDER", "the folder of the package's targets; the default is Sources"),
            .root,
        ],
        operands: "feature|interface|app-routes [NAME]",
        examples: [
            .init(command: "swift package generate-routes new feature Orders", result: "a module with a route"),
            .init(
                command: "swift package generate-routes new interface Orders",
                result: "a module by which others call it"
            ),
            .init(
                command: "routegen new app-routes",
                result: "a module with the table of an app in an Xcode project"
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let target = try NewTarget(arguments.operands)
        let sources = arguments.value("--sources") ?? "Sources"
        let reader = FileReader(in: SourceTree(root: arguments.value("--root")))
        try ExistingTargets(in: sources, with: reader).check(target)
        let manner = PackageManner(of: sources, with: reader)
        let files = target.files(in: manner).map { (path: "\(sources)/\(target.name)/\($0.name)", text: $0.text) }
        if target.kind == .feature { try TakenURLs.check(files[0], beside: manner.scan) }
        do throws(FileFailure) {
            for file in files {
                let output = OutputFile(path: file.path)
                try output.makeFolder(in: reader.tree)
                try output.write(file.text, with: reader)
            }
        } catch {
            DiagnosticPrinter.print([error.diagnostic], in: reader.tree)
            return .unusable
        }
        StandardStream.output.write(files.map { "\($0.path)\n" }.joined() + "\n\(target.advice(in: manner))")
        return .clean
    }
}
