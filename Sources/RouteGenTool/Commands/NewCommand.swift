import RouteGenCore

/// `routegen new`: writes the files of a new target.
enum NewCommand: Command {
    static let syntax = CommandSyntax(
        name: "new",
        summary: "Writes the files of a new feature, interface or table, and prints their lines for Package.swift.",
        options: [
            .init(
                name: "--sources",
                value: "FOLDER",
                summary: "the folder of the package's targets; the default is Sources"
            ),
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
        let folder = "\(arguments.value("--sources") ?? "Sources")/\(target.name)"
        let reader = FileReader(in: SourceTree(root: arguments.value("--root")))
        let files = target.files.map { (path: "\(folder)/\($0.name)", text: $0.text) }
        do throws(FileFailure) {
            for file in files where SourceFolder.isPresent(file.path) {
                throw FileFailure(
                    path: file.path,
                    message: "cannot be written: there is such a file; nothing was written",
                    help: "choose another name, or remove the file"
                )
            }
            for file in files {
                let output = OutputFile(path: file.path)
                try output.makeFolder(in: reader.tree)
                try output.write(file.text, with: reader)
            }
        } catch {
            DiagnosticPrinter.print([error.diagnostic], in: reader.tree)
            return .unusable
        }
        StandardStream.output.write(files.map { "\($0.path)\n" }.joined() + "\n\(target.advice)")
        return .clean
    }
}

/// A target that `routegen new` writes.
struct NewTarget {
    /// The kind of the target.
    enum Kind: String, CaseIterable {
        case feature, interface
        case appRoutes = "app-routes"
    }

    let kind: Kind
    /// The module's name.
    let name: String
    /// The module that it is about: itself, or the one that an interface calls.
    let subject: String

    init(_ operands: [String]) throws(UsageError) {
        let kinds = Kind.allCases.map(\.rawValue)
        guard let word = operands.first, operands.count < 3 else {
            throw UsageError("'new' needs feature NAME, interface NAME or app-routes", usageOf: NewCommand.syntax)
        }
        guard let kind = Kind(rawValue: word) else {
            throw UsageError(
                "'new' writes a feature, an interface or app-routes, not '\(word)'"
                    + Suggestion.text(for: word, among: kinds)
            )
        }
        guard let subject = operands.dropFirst().first ?? (kind == .appRoutes ? "AppRoutes" : nil) else {
            throw UsageError("'new \(word)' needs the name of a module: new \(word) Orders")
        }
        guard subject.allSatisfy(\.isASCII), SwiftText.identifier(subject) == subject,
            subject.contains(where: \.isLetter)
        else {
            throw UsageError("'\(subject)' is no name of a module: use letters, digits and _, such as Orders")
        }
        guard !Self.takenNames.contains(subject) else {
            throw UsageError(
                "'\(subject)' is the name of a module of Swift, the system or RouteGen: use another one, such as Orders"
            )
        }
        self.kind = kind
        self.subject = subject
        name = kind == .interface ? "\(subject)Routes" : subject
    }

    /// The modules that the package of a target, its generated code or the libraries that this needs have or import.
    static let takenNames: Set = [
        "Swift", "main", "Builtin", "Foundation", "Dispatch", "Darwin", "Glibc", "Musl", "Android", "ObjectiveC", "os",
        "AppKit", "Combine", "Observation", "SwiftUI", "UIKit", "UserNotifications", "Testing", "XCTest",
        "RouteGen", "RouteGenCommand", "GenerateRoutesCommand", "RouteGenCore", "RouteGenReports", "RouteGenDynamic",
        "routegen", "RoutePatterns", "RouteReasons", "RouteTables", "RouterDynamic", "RouterFoundation",
        "RouterInspector", "RouterNavigation", "RouterPipeline", "RouterPlans", "RouterRuntime", "RouterScenes",
        "RouterServices", "RouterTestSupport", "_RouteGenCore",
    ]

    /// The files of the target, of which the first one says what it is.
    var files: [(name: String, text: String)] {
        switch kind {
        case .feature: [("\(name).swift", handler)]
        case .interface: [("routegen.json", accessors), ("\(name).swift", Self.comment)]
        case .appRoutes: [("routegen.json", Self.aggregate), ("\(name).swift", Self.comment)]
        }
    }

    /// The lines for the manifest, and what else to do.
    var advice: String {
        """
        Add this to the `targets:` in Package.swift:

                .target(
                    name: "\(name)",
                    dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
                    plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
                ),

        \(next)

        """
    }

    private var next: String {
        switch kind {
        case .feature: "Then add \"\(name)\" to the `dependencies:` of the app's target, or of AppRoutes."
        case .interface:
            """
            Then add "\(name)" to the `dependencies:` of each target that calls \(subject), and import it there. It does \
            not depend on \(subject).
            """
        case .appRoutes:
            """
            Add this to the `products:`, and each feature to the `dependencies:` of \(name):

                    .library(name: "\(name)", targets: ["\(name)"]),

            Then name the app's schemes and domains in `links` of its routegen.json, and add \(name) to the app in Xcode.
            """
        }
    }

    private var handler: String {
        #"""
        /// The first route of \#(name): `//\#(name.lowercased())/5` opens it.
        ///
        /// @route //\#(name.lowercased())/:id(\d+)
        public func open\#(name)(id: Int) -> String {
            "\#(name) \(id)"
        }

        """#
    }

    private var accessors: String {
        """
        {
          "version": 1,
          "accessors": { "for": ["\(subject)"], "access": "public" }
        }

        """
    }

    private static let aggregate = """
        {
          "version": 1,
          "table": "app"
        }

        """

    private static let comment = """
        // Everything in this module is generated; SwiftPM requires one source file in each target.

        """
}
