import Foundation

/// Marks every function of packages, and finds wrong calls: look-ups that lead to another handler, or to none.
///
/// It also counts what is accepted and does not compile. That is no failure where every function has a marker, since nobody
/// marks those of a library. Of what people mark, 1 % is the limit.
@main
enum Main {
    private static let usage = """
        usage: MarkedPackages --umbrella WORK OWNER/NAME...
               MarkedPackages ROUTEGEN MODULES WORK --dependencies UMBRELLA [NAME...]
               MarkedPackages ROUTEGEN MODULES WORK [--without-names] OWNER/NAME...
               MarkedPackages ROUTEGEN MODULES WORK --modules NAME,NAME PACKAGE
               MarkedPackages ROUTEGEN MODULES WORK --sample COUNT|all SOURCES BUILT
               MarkedPackages --report WORK
               MarkedPackages --refusals ROUTEGEN CORPUS WORK COUNT

        The packages are in WORK/packages, where checkout.sh puts and builds them. The results go to WORK/results.
        PACKAGE is the absolute path of a built package, of which some modules are tried. SOURCES is a folder with a
        folder for each module; COUNT of them are chosen at random, with half of their functions; or all of both. What they
        import is in the folder BUILT. If a call is wrong, or nothing of a module compiles, the exit status is 1.
        --umbrella clones packages, and writes WORK/umbrella: a package that depends on all of their products, so that
        what they share is built once. --dependencies tries the modules of a built package's dependencies, or those
        named, except for modules that have a result. Each module that compiles is linked with its generated file, and
        each of its handlers is looked up.
        With --as-people-mark as the first argument, cases, initializers, functions, static functions and methods of classes
        get markers, and the exit status of --report is 1 if more than 1 % of what is accepted does not compile, or an error
        inside the generated file has no advice above it.
        CORPUS is a folder of packages that need not be built; COUNT handlers that are refused in them are printed.
        """

    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let marking = arguments.first == "--as-people-mark" ? Marking.asPeopleDo : .everything
        if case .asPeopleDo = marking { arguments.removeFirst() }
        if arguments.count == 2, arguments[0] == "--report" {
            let report = try Report(URL(fileURLWithPath: arguments[1]).appendingPathComponent("results"))
            print(report.text)
            if case .asPeopleDo = marking, !report.isWithinLimit { exit(1) }
            return
        }
        if arguments.count == 5, arguments[0] == "--refusals", let count = Int(arguments[4]) {
            let (corpus, work) = (URL(fileURLWithPath: arguments[2]), URL(fileURLWithPath: arguments[3]))
            print(try RefusalSample(corpus, routegen: arguments[1], work: work).text(count: count))
            return
        }
        if arguments.count == 7, arguments[3] == "--sample",
            let count = arguments[4] == "all" ? .max : Int(arguments[4])
        {
            let work = URL(fileURLWithPath: arguments[2])
            let shared = URL(fileURLWithPath: arguments[6])
            let builds = [runtimeBuild(arguments[1]), shared]
            let objects = try ObjectArchive(builds, in: work.appendingPathComponent("objects"))
            let tools = ModuleTrial.Tools(
                routegen: arguments[0],
                runtime: arguments[1],
                setsNames: true,
                objects: objects,
                marking: marking
            )
            let sources = URL(fileURLWithPath: arguments[5])
            let modules = try BuiltModule.unbuilt(in: sources, modules: [arguments[1], shared.path])
            var chosen: [BuiltModule] = []
            for module in modules.shuffled() where chosen.count < count {
                // The sources of a module may use the accessors of its own markers, and libraries another mode of the language.
                let forms = [module, module.withLanguageMode("5")]
                if let module = try forms.first(where: { try $0.compilesAlone(runtime: arguments[1]) }) {
                    chosen.append(module)
                } else {
                    print("\(module.name) does not compile without its generated file")
                }
            }
            let isRight = try run(chosen[...], "sample", in: work, tools, isRandom: count < .max)
            exit(isRight && !chosen.isEmpty ? 0 : 1)
        }
        if arguments.count > 2, arguments[0] == "--umbrella" {
            let work = URL(fileURLWithPath: arguments[1])
            let umbrella = try Umbrella(Array(arguments.dropFirst(2)), in: work.appendingPathComponent("packages"))
            for problem in umbrella.problems { print(problem) }
            try umbrella.write(to: work.appendingPathComponent("umbrella"))
            return
        }
        if arguments.count > 4, arguments[3] == "--dependencies" {
            exit(try runDependencies(arguments, marking) ? 0 : 1)
        }
        let setsNames = arguments.firstIndex(of: "--without-names").map { arguments.remove(at: $0) } == nil
        var names: [String]?
        if let index = arguments.firstIndex(of: "--modules"), index + 1 < arguments.count {
            names = arguments[index + 1].split(separator: ",").map(String.init)
            arguments.removeSubrange(index...index + 1)
        }
        guard arguments.count > 3 else {
            print(usage)
            exit(2)
        }
        let tools = ModuleTrial.Tools(
            routegen: arguments[0],
            runtime: arguments[1],
            setsNames: setsNames,
            marking: marking
        )
        let work = URL(fileURLWithPath: arguments[2])
        var isRight = true
        for package in arguments.dropFirst(3) {
            isRight = try run(package, names, in: work, tools) && isRight
        }
        exit(isRight ? 0 : 1)
    }

    /// Tries modules of a package's dependencies, all of them if no names are given, and links them.
    ///
    /// - Returns: Whether each look-up leads to its handler.
    private static func runDependencies(_ arguments: [String], _ marking: Marking) throws -> Bool {
        let work = URL(fileURLWithPath: arguments[2])
        let package = URL(fileURLWithPath: arguments[4])
        let builds = [package.appendingPathComponent(".build/debug"), runtimeBuild(arguments[1])]
        let objects = try ObjectArchive(builds, in: work.appendingPathComponent("objects-\(getpid())"))
        let tools = ModuleTrial.Tools(
            routegen: arguments[0],
            runtime: arguments[1],
            setsNames: true,
            objects: objects,
            marking: marking
        )
        let names = arguments.dropFirst(5)
        var succeeds = true
        for module in try BuiltModule.dependencies(of: package)
        where names.isEmpty || names.contains(module.package) || names.contains(module.name) {
            // So an interrupted experiment can be continued.
            let result = work.appendingPathComponent("results/\(module.package)-\(module.name).json")
            if FileManager.default.fileExists(atPath: result.path) { continue }
            succeeds = try run([module], module.package, in: work, tools, isRandom: false) && succeeds
            fflush(nil)
        }
        return succeeds
    }

    /// The folder of the build that has a folder of modules.
    private static func runtimeBuild(_ modules: String) -> URL {
        URL(fileURLWithPath: modules).deletingLastPathComponent()
    }

    /// Tries modules of a package, all of them if no names are given.
    ///
    /// - Returns: Whether there are any, and each look-up leads to its handler.
    private static func run(
        _ package: String,
        _ names: [String]?,
        in work: URL,
        _ tools: ModuleTrial.Tools
    ) throws -> Bool {
        let isPath = package.hasPrefix("/")
        let name = isPath ? (package as NSString).lastPathComponent : package.replacingOccurrences(of: "/", with: "-")
        let folder = isPath ? URL(fileURLWithPath: package) : work.appendingPathComponent("packages/\(name)")
        let modules = BuiltModule.all(in: folder).filter { names?.contains($0.name) ?? true }
        if modules.isEmpty { print("\(package) is not built") }
        var tools = tools
        let builds = [folder.appendingPathComponent(".build/debug"), runtimeBuild(tools.runtime)]
        tools.objects = try ObjectArchive(builds, in: work.appendingPathComponent("objects-\(name)"))
        return try run(modules[...], name, in: work, tools, isRandom: false) && !modules.isEmpty
    }

    /// Tries modules, all of their functions or half of them.
    ///
    /// - Returns: Whether each look-up leads to its handler.
    private static func run(
        _ modules: ArraySlice<BuiltModule>,
        _ name: String,
        in work: URL,
        _ tools: ModuleTrial.Tools,
        isRandom: Bool
    ) throws -> Bool {
        let results = work.appendingPathComponent("results")
        try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var isRight = true
        for module in modules {
            var trial = try ModuleTrial(module, in: work.appendingPathComponent("marked/\(name)"), tools: tools)
            if isRandom { trial.dropHalf() }
            let result = try trial.run()
            try encoder.encode(result).write(to: results.appendingPathComponent("\(name)-\(module.name).json"))
            let failed = result.failed.values.reduce(0, +)
            print("\(name) \(module.name): \(result.marked) markers, \(result.accepted) accepted, \(failed) failed")
            for example in result.examples.filter({ result.failed[$0.key] != nil }).values.joined() { print(example) }
            if let lookUp = result.lookUp {
                print(
                    "\(lookUp.lookedUp) looked up, \(lookUp.found) found, \(lookUp.excluded) excluded from this build"
                )
            }
            for problem in result.other + (result.lookUp?.problems ?? []) { print(problem) }
            isRight =
                isRight && (result.accepted == 0 || result.compiles) && result.lookUp?.problems.isEmpty != false
        }
        return isRight
    }
}
