import RouteGenCore
import RouteGenReports

/// The modules of an app and its configuration, as the arguments name them.
struct AppSources {
    let reader: FileReader
    let modules: [ModuleSources]
    /// The files that an output of the command may not replace.
    let inputs: [String]
    /// The scans of the modules, and then those of the types in the unrouted ones.
    let scans: [ModuleScan]
    /// The findings about configurations.
    let diagnostics: [Diagnostic]
    /// The files that cannot be read or written.
    var failures: [FileFailure]

    /// The configuration of the app, with the hosts in the arguments.
    let configuration: Configuration

    /// Reads the sources.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let reader = FileReader(in: SourceTree(root: arguments.value("--root")))
        var failures: [FileFailure] = []
        let file = arguments.value("--config").map { ConfigurationFile(path: $0, with: reader, failures: &failures) }
        var diagnostics = file?.diagnostics ?? []
        modules = try ModuleSources.modulesWithNamed(
            in: arguments,
            app: file,
            with: reader,
            failures: &failures,
            diagnostics: &diagnostics
        )
        let unrouted = try ModuleSources.modules("--unrouted", in: arguments, with: reader, failures: &failures)
        let paths = try ["--module", "--unrouted"].flatMap { arguments.values[$0] ?? [] }
            .map { value throws(UsageError) in try NamedPath(value, option: "--module").path }
        inputs =
            (modules + unrouted).flatMap { $0.files + [$0.configuration?.path].compactMap(\.self) }
            + paths.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
            + ["--config", "--since", "--association"].compactMap(arguments.value)
        scans = modules.scans(withTypesOf: unrouted, failures: &failures)
        let configurations = modules.compactMap { module in module.configuration.map { (module.name, $0.content) } }
        let shared = SharedSettings(
            file?.content ?? Configuration(),
            of: Array(scans.prefix(modules.count)),
            Dictionary(configurations) { first, _ in first }
        )
        diagnostics += shared.diagnostics
        configuration = try arguments.naming(shared.configuration)
        (self.reader, self.diagnostics, self.failures) = (reader, diagnostics, failures)
    }

    /// The bytes of a file in its tree; `nil` if it cannot be read, which is a failure then.
    mutating func read(_ path: String) -> [UInt8]? {
        do throws(FileFailure) {
            try reader.tree.check(path)
            return try reader.read(path) { Array($0) }
        } catch {
            failures.append(error)
            return nil
        }
    }
}
