import RouteGenCore

/// Typed calls in the sources of a package, whose accessors a check knows: a file may lack an import, and a handler may
/// have another name now.
struct LostAccessors {
    /// The modules whose accessors the sources of a module with calls see.
    private(set) var imports: [String: Set<String>] = [:]
    /// The calls in the sources of a module.
    private(set) var calls: [String: [TypedCall]] = [:]

    private static let starts = [
        ".call(.", ".open(.", ".push(.", ".present(.", ".resolve(.", ".plan(for: .", ".link(to: .",
    ]

    /// The names that the pages give to what is called; another receiver may take a type of the app.
    private static let receivers = ["router", "links", "navigator"]

    /// Looks for calls in the sources of a package, except for tests.
    init(_ facts: PackageFacts, with reader: FileReader) {
        let targets = facts.package.targets.filter { $0.isSwift && !$0.isTest }
        let files = targets.map { facts.files(of: $0) }
        let imported = Dictionary(
            zip(targets, files).map { target, files in (target.name, Set(files.flatMap(reader.imports))) },
            uniquingKeysWith: { $0.union($1) }
        )
        for (target, files) in zip(targets, files) {
            guard let module = target.module else { continue }
            let calls = files.flatMap { Self.calls(in: $0, with: reader) }
            guard !calls.isEmpty else { continue }
            self.calls[module] = calls
            // Without `MemberImportVisibility`, an import of another file, or of a linked module, is enough. The imports of
            // other packages are not known.
            let names = [target.name] + facts.graph.linkedTargets(of: target, optionalModules: []).map(\.name)
            imports[module] = names.reduce(into: [module]) { $0.formUnion(imported[$1] ?? [$1]) }
        }
        let declared = Self.declared(calls.values.joined().filter { !$0.mayBeOther }, in: files.joined(), with: reader)
        for module in calls.keys {
            calls[module] = calls[module]?.map { call in
                var call = call
                if declared.contains(call.name) { call.mayBeOther = true }
                return call
            }
        }
    }

    /// The typed calls in a file.
    private static func calls(in file: String, with reader: FileReader) -> [TypedCall] {
        let lines = reader.code(of: file, with: starts)
        let isOther = lines.isEmpty || !reader.imports(of: file).contains { $0.hasPrefix("Router") }
        return lines.flatMap { line in
            starts.flatMap { line.words(after: $0) }.compactMap { before, name in
                guard line.text[name.endIndex...].first == "(" else { return nil }
                let receiver = (before.last == "?" ? before.dropLast() : before).reversed()
                    .prefix(while: SourceLine.isOfWord)
                let mayBeOther = isOther || !receivers.contains(String(receiver.reversed()))
                return TypedCall(String(name), at: line.location(of: name), mayBeOther: mayBeOther)
            }
        }
    }

    /// The names of calls that files may declare.
    private static func declared(
        _ calls: some Sequence<TypedCall>,
        in files: some Sequence<String>,
        with reader: FileReader
    ) -> Set<String> {
        let names = Set(calls.map(\.name))
        guard !names.isEmpty else { return [] }
        let lines = files.flatMap { reader.code(of: $0, with: Array(names)) }.filter { line in
            ["func ", "let ", "var ", "case "].contains { line.text.contains(bytesOf: $0) }
        }
        return Set(lines.flatMap { $0.text.split { !SourceLine.isOfWord($0) } }.map(String.init)).intersection(names)
    }
}
