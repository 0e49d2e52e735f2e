import Foundation
import SyntheticAppGenerator

/// Measures what generated code costs the compiler, the executable and the start of an app.
@main enum Main {
    static let routesPerModule = 50

    static func main() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        write("routes  build    ms/route  peak MB (without)  bytes/route  app file ms  app MB")
        for configuration in options.configurations {
            for routes in options.routes { try measure(routes, configuration, options) }
        }
    }

    private static func measure(_ routes: Int, _ configuration: Workspace.Configuration, _ options: Options) throws {
        let perModule = min(routes, routesPerModule)
        let app = SyntheticApp(modules: routes / perModule, routesPerModule: perModule)
        let name = "\(options.scratch)/\(routes)-\(configuration.rawValue)"
        let with = try Workspace(app, withRouter: true, configuration: configuration, folder: "\(name)/with")
        let without = try Workspace(app, withRouter: false, configuration: configuration, folder: "\(name)/without")
        for library in Workspace.libraries {
            let sources = Workspace.sources(below: "\(options.package)/Sources/\(library)")
            _ = try with.compile(library, sources: sources, flags: ["-package-name", "RouteGen"])
        }
        for workspace in [with, without] {
            _ = try workspace.compile("SharedModels", sources: workspace.sources(of: "SharedModels"))
        }

        // Alternately, so that a busy moment of the machine affects both.
        let sample = app.modules.prefix(options.sample)
        var (costWith, costWithout) = (Usage(), Usage())
        for module in sample {
            costWithout = try costWithout + without.build(module, routegen: options.routegen)
            costWith = try costWith + with.build(module, routegen: options.routegen)
        }
        let measured = Double(sample.count * perModule)
        let milliseconds = (costWith.milliseconds - costWithout.milliseconds) / measured

        var (file, bytes) = ("-", "-")
        var appUsage = Usage()
        if options.links {
            for module in app.modules.dropFirst(sample.count) {
                _ = try with.build(module, routegen: options.routegen)
                _ = try without.build(module, routegen: options.routegen)
            }
            appUsage = try with.build("App", routegen: options.routegen, dependencies: app.modules)
            file = String(format: "%.0f", appUsage.milliseconds)
            _ = try without.build("App", routegen: options.routegen)
            let sizes = try (Executable(with).size, Executable(without).size)
            bytes = String(format: "%.0f", Double(sizes.0 - sizes.1 - options.runtimeSize) / Double(routes))
        }
        let note =
            sample.count < app.modules.count ? "  (\(sample.count) of \(app.modules.count) modules measured)" : ""
        let columns = [
            pad("\(routes)", 8), pad(configuration.rawValue, 9), pad(String(format: "%.2f", milliseconds), 10),
            pad(String(format: "%.0f (%.0f)", costWith.megabytes, costWithout.megabytes), 19), pad(bytes, 13),
            pad(file, 13), String(format: "%.0f", appUsage.megabytes), note,
        ]
        write(columns.joined())
        if options.links { try Executable(with).printFirstDispatch() }
    }

    /// Writes a line immediately, because the next one may take long.
    static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
