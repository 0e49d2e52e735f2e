import Foundation

/// Marks every function of packages, and reports which handlers the tool accepts and the compiler compiles.
@main
enum Main {
    private static let usage = """
        usage: MarkedPackages ROUTEGEN MODULES WORK [--without-names] OWNER/NAME...
               MarkedPackages --report WORK

        The packages are in WORK/packages, where checkout.sh puts and builds them. The results go to WORK/results.
        """

    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == "--report" {
            print(try Report(URL(fileURLWithPath: arguments[1]).appendingPathComponent("results")).text)
            return
        }
        let setsNames = arguments.firstIndex(of: "--without-names").map { arguments.remove(at: $0) } == nil
        guard arguments.count > 3 else {
            print(usage)
            exit(2)
        }
        let tools = ModuleTrial.Tools(routegen: arguments[0], runtime: arguments[1], setsNames: setsNames)
        let work = URL(fileURLWithPath: arguments[2])
        for package in arguments.dropFirst(3) { try run(package, in: work, tools) }
    }

    private static func run(_ package: String, in work: URL, _ tools: ModuleTrial.Tools) throws {
        let name = package.replacingOccurrences(of: "/", with: "-")
        let modules = (try? BuiltModule.all(in: work.appendingPathComponent("packages/\(name)"))) ?? []
        if modules.isEmpty { print("\(package) is not built") }
        let results = work.appendingPathComponent("results")
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for module in modules {
            var trial = try ModuleTrial(module, in: work.appendingPathComponent("marked/\(name)"), tools: tools)
            let result = try trial.run()
            try encoder.encode(result).write(to: results.appendingPathComponent("\(name)-\(module.name).json"))
            let failed = result.failed.values.reduce(0, +)
            print("\(name) \(module.name): \(result.marked) markers, \(result.accepted) accepted, \(failed) failed")
        }
    }
}
