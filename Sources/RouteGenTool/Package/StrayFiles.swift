import RouteGenCore

/// Files in a package's folder that have a marker or settings, but belong to no target, so that they have no effect.
struct StrayFiles {
    /// The findings, each of which says what is wrong with a file, and what to do.
    let findings: [Diagnostic]

    init(_ facts: PackageFacts, with reader: FileReader) {
        let targets = facts.package.targets.filter(\.isSwift)
        let known = Set(
            targets.flatMap { $0.files + $0.otherFiles + ["\($0.folder)/routegen.json"] }.map(facts.path)
        )
        let example = targets.map { facts.path($0.folder) }.min() ?? "Sources/App"
        findings = Self.files(below: facts.package.folder).map(facts.path).filter { !known.contains($0) }.compactMap {
            file in
            // The innermost folder of a target around it.
            let around = targets.filter { file.hasPrefix("\(facts.path($0.folder))/") }
                .max { $0.folder.utf8.count < $1.folder.utf8.count }
            let reason = around.map { "the target '\($0.name)' excludes it" }
            let help = reason.map { _ in "take it into the target: see `exclude:` and `sources:` in Package.swift" }
            if ConfigurationFile.isConfiguration(file) {
                return SourceLine(file: file, number: 1, text: "").finding(
                    about: "",
                    "this file \(reason.map { "has settings, but \($0)" } ?? "is in no target's folder"), so it has no effect",
                    help: help ?? "move it to that of its target, such as \(example)"
                )
            }
            return reader.marker(of: file).map { line, text in
                line.finding(
                    about: text,
                    "this file has a marker, but \(reason ?? "belongs to no target"), so it has no effect",
                    help: help ?? "move it to the folder of its target, such as \(example)"
                )
            }
        }
    }

    /// The Swift files and settings below a folder, without those of other packages.
    private static func files(below folder: String) -> Set<String> {
        let files = [".swift", "routegen.json"].flatMap { suffix in
            let isOther = { (folder: String) in SourceFolder.isPresent("\(folder)/Package.swift") }
            return (try? SourceFolder(path: folder, suffix: suffix) { !isOther($0) }.sourceFiles()) ?? []
        }
        return Set(files.filter { $0.hasSuffix(".swift") || ConfigurationFile.isConfiguration($0) })
    }
}
