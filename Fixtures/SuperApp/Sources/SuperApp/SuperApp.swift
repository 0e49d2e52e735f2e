import Foundation
import RouterPipeline
import RouterRuntime

/// Tells what happens when a link arrives, then makes the calls of every area and counts those that are not as expected.
@main
struct SuperApp {
    @MainActor
    static func main() async throws {
        let terminal = Terminal()
        let arguments = Arguments(CommandLine.arguments.dropFirst())
        switch arguments {
        case .wrong(let problem):
            FileHandle.standardError.write(Data("\(problem)\n\(Arguments.usage)\n".utf8))
            exit(2)
        case .help:
            terminal.show(Arguments.usage)
            return
        case .story: try await Story(terminal).tell()
        case .all, .areas: break
        }
        var calls = 0
        var failures = 0
        for area in arguments.areas {
            let report = await area.report()
            calls += report.entries.count
            failures += report.failures
            if arguments != .story || report.failures > 0 { terminal.show(report, of: area) }
        }
        let areas = arguments.areas.count == 1 ? "1 area" : "\(arguments.areas.count) areas"
        let outcome = "\(calls) calls in \(areas), \(failures) not as expected"
        terminal.show("\n" + (failures == 0 ? terminal.good(outcome) : terminal.bad(outcome)))
        if arguments == .story { terminal.show("Add --all to see each call, or --area chat for those of an area.") }
        exit(failures == 0 ? 0 : 1)
    }
}

/// What the command line asks for.
enum Arguments: Equatable {
    case story
    case all
    case areas([Area])
    case help
    case wrong(String)

    static let usage = """
        usage: SuperApp [--all | --area NAME...]

        Without arguments: what happens when a link arrives, and the number of calls that are as expected.
          --all        each call with its result
          --area NAME  the calls of an area:
                       \(Area.allCases.map(\.rawValue).joined(separator: ", "))
        """

    init(_ arguments: some Collection<String>) {
        var names: [Area] = []
        var isAll = false
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--all": isAll = true
            case "--area":
                guard let name = rest.popFirst() else {
                    self = .wrong("--area is not followed by a name")
                    return
                }
                guard let area = Area(rawValue: name) else {
                    self = .wrong("there is no area '\(name)'")
                    return
                }
                names.append(area)
            default:
                self = .wrong("unknown argument '\(argument)'")
                return
            }
        }
        self = isAll ? .all : names.isEmpty ? .story : .areas(names)
    }

    /// The areas whose calls are made.
    var areas: [Area] {
        if case .areas(let areas) = self { areas } else { Area.allCases }
    }
}
