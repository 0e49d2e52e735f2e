import Foundation

// Prints the functions that call themselves, directly or through others, and the types that contain themselves: one group
// a line, sorted.
//
//   RecursiveFunctions INDEX-STORE SOURCES
//
// The compiler's index names the caller of each call, the requirement of a protocol that a function fulfills, and the
// type of each stored property. A closure's calls count as calls of the function around it. Local functions are not in
// the index, so those whose text calls themselves are found by their indentation. What conforms to a protocol does not
// count as a part of what stores a value of that protocol, and neither does what a closure captures.

private func text(_ string: indexstore_string_ref_t) -> String {
    String(decoding: UnsafeRawBufferPointer(start: string.data, count: string.length), as: UTF8.self)
}

private func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("recursive-functions: \(message)\n".utf8))
    exit(2)
}

/// A declaration, as far as the listing needs it.
private struct Symbol {
    let usr: String
    let name: String
    let kind: indexstore_symbol_kind_t

    init(_ symbol: indexstore_symbol_t) {
        usr = text(indexstore_symbol_get_usr(symbol))
        name = text(indexstore_symbol_get_name(symbol))
        kind = indexstore_symbol_get_kind(symbol)
    }

    var isType: Bool {
        [
            INDEXSTORE_SYMBOL_KIND_ENUM, INDEXSTORE_SYMBOL_KIND_STRUCT, INDEXSTORE_SYMBOL_KIND_CLASS,
            INDEXSTORE_SYMBOL_KIND_PROTOCOL,
        ].contains(kind)
    }
    var isCode: Bool {
        INDEXSTORE_SYMBOL_KIND_FUNCTION.rawValue...INDEXSTORE_SYMBOL_KIND_CONVERSIONFUNCTION.rawValue
            ~= kind.rawValue && kind != INDEXSTORE_SYMBOL_KIND_ENUMCONSTANT
    }
}

/// An occurrence of a declaration in a file.
private struct Occurrence {
    let symbol: Symbol
    let roles: Roles
    let line: Int
    let column: Int
    var relations: [(symbol: Symbol, roles: Roles)] = []

    func related(_ roles: Roles) -> [Symbol] {
        relations.filter { !$0.roles.isDisjoint(with: roles) }.map(\.symbol)
    }
}

private struct Roles: OptionSet {
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ role: Int) { rawValue = UInt64(role) }

    static let definition = Roles(INDEXSTORE_SYMBOL_ROLE_DEFINITION)
    static let reference = Roles(INDEXSTORE_SYMBOL_ROLE_REFERENCE)
    static let implicit = Roles(INDEXSTORE_SYMBOL_ROLE_IMPLICIT)
    static let child = Roles(INDEXSTORE_SYMBOL_ROLE_REL_CHILDOF)
    static let override = Roles(INDEXSTORE_SYMBOL_ROLE_REL_OVERRIDEOF)
    static let extended = Roles(INDEXSTORE_SYMBOL_ROLE_REL_EXTENDEDBY)
    static let accessor = Roles(INDEXSTORE_SYMBOL_ROLE_REL_ACCESSOROF)
    static let inside =
        [
            Roles(INDEXSTORE_SYMBOL_ROLE_REL_CALLEDBY), Roles(INDEXSTORE_SYMBOL_ROLE_REL_CONTAINEDBY),
        ] as Roles
}

// MARK: The index

private let arguments = CommandLine.arguments
guard arguments.count == 3 else { stop("usage: RecursiveFunctions INDEX-STORE SOURCES") }
private let sources = arguments[2] + "/"
private var error: indexstore_error_t?
guard let store = indexstore_store_create(arguments[1], &error) else {
    stop("\(arguments[1]) is not an index; build the tests first")
}

/// What the functions of the index tell, one call at a time.
private final class Told {
    var units: [String] = []
    var record = ""
    var occurrences: [Occurrence] = []

    var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
    static func at(_ context: UnsafeMutableRawPointer?) -> Told? {
        context.map { Unmanaged<Told>.fromOpaque($0).takeUnretainedValue() }
    }
}
private let told = Told()
_ = indexstore_store_units_apply_f(store, 1, told.context) { context, name in
    Told.at(context)?.units.append(text(name))
    return true
}

/// The newest record of each file of the sources.
private var records: [String: (time: Int64, record: String, module: String)] = [:]
for name in told.units {
    guard let unit = indexstore_unit_reader_create(store, name, &error) else { continue }
    defer { indexstore_unit_reader_dispose(unit) }
    let file = text(indexstore_unit_reader_get_main_file(unit))
    guard file.hasPrefix(sources) else { continue }
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    indexstore_unit_reader_get_modification_time(unit, &seconds, &nanoseconds)
    let time = seconds * 1_000_000_000 + nanoseconds
    told.record = ""
    _ = indexstore_unit_reader_dependencies_apply_f(unit, told.context) { context, dependency in
        guard indexstore_unit_dependency_get_kind(dependency) == INDEXSTORE_UNIT_DEPENDENCY_RECORD else { return true }
        let name = text(indexstore_unit_dependency_get_name(dependency))
        let file = text(indexstore_unit_dependency_get_filepath(dependency)).split(separator: "/").last ?? ""
        if name.hasPrefix(file + "-") { Told.at(context)?.record = name }
        return true
    }
    let module = String(file.dropFirst(sources.count).prefix { $0 != "/" })
    if !told.record.isEmpty, records[file].map({ $0.time < time }) ?? true {
        records[file] = (time, told.record, module)
    }
}

@MainActor
private func occurrences(_ record: String) -> [Occurrence] {
    guard let reader = indexstore_record_reader_create(store, record, &error) else { stop("\(record) is unreadable") }
    defer { indexstore_record_reader_dispose(reader) }
    told.occurrences = []
    _ = indexstore_record_reader_occurrences_apply_f(reader, told.context) { context, occurrence in
        guard let occurrence, let symbol = indexstore_occurrence_get_symbol(occurrence) else { return true }
        var (line, column): (UInt32, UInt32) = (0, 0)
        indexstore_occurrence_get_line_col(occurrence, &line, &column)
        let roles = Roles(rawValue: indexstore_occurrence_get_roles(occurrence))
        Told.at(context)?.occurrences.append(
            Occurrence(symbol: Symbol(symbol), roles: roles, line: Int(line), column: Int(column))
        )
        return indexstore_occurrence_relations_apply_f(occurrence, context) { context, relation in
            guard let told = Told.at(context), let symbol = indexstore_symbol_relation_get_symbol(relation) else {
                return true
            }
            let roles = Roles(rawValue: indexstore_symbol_relation_get_roles(relation))
            told.occurrences[told.occurrences.count - 1].relations.append((Symbol(symbol), roles))
            return true
        }
    }
    return told.occurrences
}

// MARK: The graphs

private var files: [(path: String, module: String, occurrences: [Occurrence])] = []
private let walk = FileManager.default.enumerator(atPath: sources)
while let path = walk?.nextObject() as? String {
    guard path.hasSuffix(".swift") else { continue }
    guard let record = records[sources + path] else { stop("\(path) is not in the index; build the tests first") }
    files.append((sources + path, record.module, occurrences(record.record)))
}
if files.isEmpty { stop("there are no sources in \(sources)") }

/// The property of each accessor, the type of each extension, and the declaration around each one.
private var owners: [String: String] = [:]
private var parents: [String: String] = [:]
private var names: [String: String] = [:]
private var computed: Set<String> = []
/// The names of types that have extensions.
private var extended: [String: String] = [:]
private var types: Set<String> = []
for file in files {
    for occurrence in file.occurrences {
        let symbol = occurrence.symbol
        for type in occurrence.related(.extended) {
            owners[type.usr] = symbol.usr
            extended[symbol.usr] = symbol.name
        }
        guard occurrence.roles.contains(.definition) else { continue }
        names[symbol.usr] = symbol.name
        if symbol.isType { types.insert(symbol.usr) }
        for property in occurrence.related(.accessor) {
            owners[symbol.usr] = property.usr
            let observes = symbol.name.hasPrefix("willSet:") || symbol.name.hasPrefix("didSet:")
            if !occurrence.roles.contains(.implicit), !observes { computed.insert(property.usr) }
        }
        if let parent = occurrence.related(.child).first {
            parents[symbol.usr] = parent.usr
        } else {
            parents[symbol.usr] = file.module
        }
    }
}

@MainActor
private func owner(_ usr: String) -> String { owners[usr] ?? usr }

@MainActor
private func title(_ usr: String) -> String {
    var (parts, next) = ([String](), Optional(usr))
    while let usr = next {
        parts.append(names[usr] ?? extended[usr] ?? usr)
        next = parents[usr].map(owner)
    }
    return parts.reversed().joined(separator: ".")
}

private func rows(of file: String) -> [Substring] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
}

private var graph: [String: Set<String>] = [:]
for file in files {
    /// The enumeration of the last case: the types of its values have no relation to it.
    var enumeration: String?
    let rows = rows(of: file.path)
    for occurrence in file.occurrences {
        let symbol = occurrence.symbol
        if occurrence.roles.contains(.definition) {
            for requirement in occurrence.related(.override) where names[requirement.usr] != nil {
                graph[owner(requirement.usr), default: []].insert(owner(symbol.usr))
            }
            if symbol.kind == INDEXSTORE_SYMBOL_KIND_ENUMCONSTANT {
                enumeration = occurrence.related(.child).first.map { owner($0.usr) }
            } else if symbol.kind != INDEXSTORE_SYMBOL_KIND_PARAMETER {
                enumeration = nil
            }
        }
        guard occurrence.roles.contains(.reference) else { continue }
        let target = owner(symbol.usr)
        if symbol.isCode {
            for caller in occurrence.related(.inside) { graph[owner(caller.usr), default: []].insert(target) }
        }
        guard types.contains(target) else { continue }
        if occurrence.relations.isEmpty, let enumeration { graph[enumeration, default: []].insert(target) }
        for holder in occurrence.related(.inside) {
            let property = owner(holder.usr)
            // A type in the initial value is not the property's.
            if rows[occurrence.line - 1].utf8.prefix(occurrence.column - 1).contains(UInt8(ascii: "=")) { continue }
            let isStored =
                [INDEXSTORE_SYMBOL_KIND_INSTANCEPROPERTY].contains(holder.kind) && !computed.contains(property)
            if isStored, let type = parents[property].map(owner) { graph[type, default: []].insert(target) }
        }
    }
}

// MARK: The cycles

/// The groups of nodes that reach themselves, by Tarjan's algorithm without recursion.
private func cycles(_ graph: [String: Set<String>]) -> [[String]] {
    var (index, low): ([String: Int], [String: Int]) = ([:], [:])
    var (open, isOpen): ([String], Set<String>) = ([], [])
    var result: [[String]] = []
    for root in graph.keys where index[root] == nil {
        var walk: [(node: String, rest: [String])] = []
        func enter(_ node: String) {
            (index[node], low[node]) = (index.count, index.count)
            open.append(node)
            isOpen.insert(node)
            walk.append((node, Array(graph[node] ?? [])))
        }
        enter(root)
        while let top = walk.last {
            if let next = top.rest.last {
                walk[walk.count - 1].rest.removeLast()
                if index[next] == nil {
                    enter(next)
                } else if isOpen.contains(next) {
                    low[top.node] = min(low[top.node] ?? 0, index[next] ?? 0)
                }
                continue
            }
            walk.removeLast()
            if let caller = walk.last?.node { low[caller] = min(low[caller] ?? 0, low[top.node] ?? 0) }
            guard low[top.node] == index[top.node] else { continue }
            var group: [String] = []
            while let node = open.popLast() {
                isOpen.remove(node)
                group.append(node)
                if node == top.node { break }
            }
            if group.count > 1 || graph[top.node]?.contains(top.node) == true { result.append(group) }
        }
    }
    return result
}

private var lines = Set(
    cycles(graph).map { group in
        (types.isDisjoint(with: group) ? "" : "type ") + Set(group.map(title)).sorted().joined(separator: ", ")
    }
)

// MARK: Local functions

for file in files {
    let known = Set(file.occurrences.lazy.filter { $0.roles.contains(.definition) }.map(\.line))
    let rows = rows(of: file.path)
    var isLiteral = false
    for (number, row) in rows.enumerated() {
        if row.contains("\"\"\"") { isLiteral.toggle() }
        let indentation = row.prefix { $0 == " " }
        let words = row.split(separator: " ")
        guard !isLiteral, !known.contains(number + 1), words.first?.hasPrefix("/") == false,
            let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count
        else { continue }
        let outer = rows[..<number].last { !$0.isEmpty && $0.prefix { $0 == " " }.count < indentation.count } ?? ""
        let isMember = outer.split(separator: " ").contains {
            ["struct", "class", "enum", "extension", "protocol", "actor"].contains($0)
        }
        if isMember || indentation.isEmpty { continue }
        let name = words[keyword + 1].prefix { $0 != "(" && $0 != "<" }
        let body = rows[(number + 1)...].prefix { !$0.hasPrefix(indentation + "}") }
        // A call without a value before it.
        let callsItself = body.contains { row in
            row.split { !($0.isLetter || $0.isNumber || "_.(".contains($0)) }
                .contains { $0.split(separator: "(").dropLast($0.hasSuffix("(") ? 0 : 1).contains(name) }
        }
        if callsItself {
            lines.insert("\(file.module) local function \(name) in \(file.path.dropFirst(sources.count))")
        }
    }
}
for line in lines.sorted() { print(line) }
