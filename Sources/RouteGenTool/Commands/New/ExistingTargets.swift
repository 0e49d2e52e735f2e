import RouteGenCore

/// The targets of a package, as the folder of its sources and the source of its manifest show them.
struct ExistingTargets {
    /// The names of the targets, each with words for what has it.
    private var targets: [(name: String, words: String)]

    /// Reads the names of folders, and the manifest of the innermost package around them.
    init(in sources: String, with reader: FileReader) {
        targets = SourceFolder.entries(of: sources).map { ($0, "the folder \(sources)/\($0)") }
        guard let manifest = Self.manifest(above: sources),
            let text = try? reader.read(manifest, { String(decoding: $0, as: UTF8.self) })
        else { return }
        targets += ManifestTargets.names(in: text).map { ($0, "the target '\($0)' of \(manifest)") }
    }

    private static func manifest(above sources: String) -> String? {
        let current = RootFolder.currentFolder
        let names = RootFolder.components(of: RootFolder.absolute(sources, in: current))
        return names.indices.reversed().lazy
            .map { RootFolder(current).path(to: "/" + (names[..<$0] + ["Package.swift"]).joined(separator: "/")) }
            .first(where: SourceFolder.isPresent)
    }

    /// Refuses a target that the package has, or has on a disk that takes names in upper and lower case for one.
    func check(_ target: NewTarget) throws(UsageError) {
        func isSame(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
        let ignored = "in upper and lower case alone, which most Macs do not tell apart"
        if let found = targets.first(where: { isSame($0.name, target.name) }) {
            let advice =
                target.kind == .feature
                ? "choose another name, or add a marker to its sources" : "remove it, or change its routegen.json"
            guard found.name != target.name else { throw UsageError("there is \(found.words) already: \(advice)") }
            throw UsageError("'\(target.name)' differs from \(found.words) \(ignored): \(advice)")
        }
        // A module that is no target here may be another package's.
        guard !targets.contains(where: { $0.name == target.subject }),
            let found = targets.first(where: { isSame($0.name, target.subject) })
        else { return }
        throw UsageError(
            "'\(target.subject)' differs from \(found.words) \(ignored): write new interface \(found.name)"
        )
    }
}
