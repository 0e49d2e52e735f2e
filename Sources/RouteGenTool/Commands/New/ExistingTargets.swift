import RouteGenCore

/// The targets of a package, as the folder of its sources and the source of its manifest show them.
struct ExistingTargets {
    /// The names of the targets, each with words for what has it.
    private var targets: [(name: String, words: String)]
    /// The names of what comes from other packages.
    private var imports: [String] = []
    /// The texts of a manifest that names no package but RouteGen, so that each target is among them; `nil` for others.
    private var allNames: Set<String>?

    /// Reads the names of folders, and the manifest of the innermost package around them.
    init(in sources: String, with reader: FileReader) {
        targets = SourceFolder.entries(of: sources).map { ($0, "the folder \(sources)/\($0)") }
        guard let manifest = Self.manifest(above: sources),
            let text = try? reader.read(manifest, { String(decoding: $0, as: UTF8.self) })
        else { return }
        targets += ManifestTargets.names(in: text).map { ($0, "the target '\($0)' of \(manifest)") }
        let others = ManifestTargets.others(in: text)
        imports = others.names
        allNames = others.packages == 1 && imports.contains("RouteGen") ? others.texts : nil
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
        if let found = imports.first(where: { isSame($0, target.name) }) {
            throw UsageError("'\(found)' comes from another package: use another name")
        }
        // A module that is no target here may be another package's.
        guard target.kind == .interface, !targets.contains(where: { $0.name == target.subject }) else { return }
        guard let found = targets.first(where: { isSame($0.name, target.subject) }) else {
            guard let allNames, !allNames.contains(target.subject) else { return }
            let advice = Suggestion.text(for: target.subject, among: targets.map(\.name))
            throw UsageError("the package has no target '\(target.subject)' whose routes others could call\(advice)")
        }
        throw UsageError(
            "'\(target.subject)' differs from \(found.words) \(ignored): write new interface \(found.name)"
        )
    }
}
