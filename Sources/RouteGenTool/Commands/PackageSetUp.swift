import RouteGenCore

/// The facts about a package that only its plugin knows, which `swift package routes check` lists in a file.
///
/// Each line has fields between tabs. The first one is its kind: `manifest` with a path; `plugin` with a module that uses
/// the plugin; `kept` with a module, its generated file among the sources, and one that is generated now; `imports` with a
/// module and those whose accessors it sees; `call` and `finding` with a module, a place, and more.
struct PackageSetUp {
    /// The manifest of a package with a table.
    private(set) var manifest: String?
    /// The modules that use the plugin.
    private(set) var pluginUsers: Set<String> = []
    /// The modules whose accessors a module's sources see.
    private(set) var imports: [String: Set<String>] = [:]
    /// The typed calls in the sources of a module.
    private(set) var calls: [String: [TypedCall]] = [:]
    /// The findings, each with its module, whose name is empty for a file of no target.
    private(set) var findings: [(module: String, finding: Diagnostic)] = []

    /// Reads the file; without one, nothing is known.
    init(_ path: String?, with reader: FileReader, failures: inout [FileFailure]) {
        guard let path else { return }
        do throws(FileFailure) {
            for line in try PathList(contentsOf: path, with: reader).lines {
                let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard try add(fields, with: reader) else {
                    throw FileFailure(path: path, message: "has no facts of a package: '\(line)'")
                }
            }
        } catch {
            failures.append(error)
        }
    }

    /// Adds the fact of a line; returns whether it is one.
    private mutating func add(_ fields: [String], with reader: FileReader) throws(FileFailure) -> Bool {
        switch (fields[0], fields.count) {
        case ("manifest", 2): manifest = fields[1]
        case ("plugin", 2): pluginUsers.insert(fields[1])
        case ("imports", 3): imports[fields[1]] = Set(fields[2].split(separator: " ").map(String.init))
        case ("kept", 4):
            let text = try reader.read(fields[3]) { String(decoding: $0, as: UTF8.self) }
            if try !reader.read(fields[2], { OutdatedFile.isUpToDate($0, text) }) {
                findings.append((fields[1], OutdatedFile.finding(fields[2], of: fields[1])))
            }
        case ("call", 7):
            guard let location = Self.location(fields[2...4]) else { return false }
            let call = TypedCall(fields[5], at: location, mayBeOther: fields[6] == "other")
            calls[fields[1], default: []].append(call)
        case ("finding", 8):
            guard let location = Self.location(fields[2...4]), let length = Int(fields[5]) else { return false }
            let finding = Problem(.faultySetUp, at: location, length: length).saying(fields[6]).advising(fields[7])
            findings.append((fields[1], finding))
        default: return false
        }
        return true
    }

    /// The place in three fields: the path, the line and the column.
    private static func location(_ fields: ArraySlice<String>) -> SourceLocation? {
        let numbers = fields.dropFirst().compactMap { Int($0) }
        guard let file = fields.first, numbers.count == 2 else { return nil }
        return SourceLocation(file: file, line: numbers[0], column: numbers[1])
    }
}
