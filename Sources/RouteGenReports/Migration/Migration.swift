import RouteGenCore

/// The markers for the registrations of another router, and the decisions for a person.
public struct Migration: Sendable {
    /// A registration that the tool could not decide, or a remark about one.
    public struct Note: Hashable, Sendable, CustomStringConvertible {
        /// The place of the registration.
        public var location: SourceLocation
        /// The task, in one line.
        public var message: String

        /// The note in one line, as compilers write it.
        public var description: String { SourceExcerpt.printable("\(location): note: \(message)") }
    }

    /// The number of registrations, without those whose patterns have markers already.
    public let registrations: Int
    /// The decisions for a person, in the order of the sources.
    public private(set) var notes: [Note] = []
    private let sources: [MigrationSource]
    private var insertions: [MarkerInsertion] = []

    /// Reads the registrations, and finds the places for their markers.
    ///
    /// A marker that the build would not accept is not written. Its finding is a note instead.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - sources: All sources of the app or the module.
    public init(from router: OldRouter, _ sources: [MigrationSource]) {
        self.sources = sources
        let known = KnownMarkers(sources)
        let open = router.registrations(in: sources).filter { !known.contains($0) }
        registrations = open.count
        var markers = Set<String>()
        for (index, registration) in open.enumerated() {
            if let note = registration.note { notes.append(Note(location: registration.location, message: note)) }
            guard let target = registration.target else { continue }
            // Two registrations of a path with the same handler need one marker.
            guard markers.insert("\(target.declaration.location) \(registration.marker)").inserted else { continue }
            if let insertion = MarkerInsertion(registration.marker, of: index, on: target, in: sources) {
                insertions.append(insertion)
            } else {
                let message =
                    "`\(target.declaration.callName)` does not start its line; write above it: `/// \(registration.marker)`"
                notes.append(Note(location: registration.location, message: message))
            }
        }
        removeUnbuildable(open)
        let order = Dictionary(sources.enumerated().map { ($1.path, $0) }) { first, _ in first }
        notes.sort { left, right in
            let files = (order[left.location.file] ?? 0, order[right.location.file] ?? 0)
            return files.0 == files.1 ? left.location < right.location : files.0 < files.1
        }
    }

    /// The markers as a unified diff.
    ///
    /// - Parameter path: Returns the path of a source in the diff.
    /// - Returns: A patch for `git apply` and `patch -p1`; empty if there are no markers.
    public func diff(path: (String) -> String) -> String {
        let diffs = zip(sources, changes).map { source, change in change.diff(path: path(source.path)) }
        return String(decoding: diffs.joined(), as: UTF8.self)
    }

    /// The paths of the sources that get markers.
    public var changedPaths: [String] { Set(insertions.map(\.source)).sorted().map { sources[$0].path } }

    /// The texts of the sources with their markers.
    var texts: [[UInt8]] { changes.map(\.new) }

    /// The change of each source.
    private var changes: [InsertedLines] {
        let placed = Dictionary(grouping: insertions, by: \.source)
        return sources.enumerated().map { index, source in
            var separated = Set<Int>()
            let lines = (placed[index] ?? []).map { insertion in
                let isFirst = separated.insert(insertion.offset).inserted && !insertion.separator.isEmpty
                return InsertedLines.Insertion(
                    offset: insertion.offset,
                    lines: isFirst ? [insertion.separator, insertion.text] : [insertion.text]
                )
            }
            return InsertedLines(lines, into: source.bytes)
        }
    }

    /// Removes the markers that the build would not accept, until it accepts all of them.
    private mutating func removeUnbuildable(_ registrations: [OldRegistration]) {
        guard !insertions.isEmpty else { return }
        let known = Set(Self.check(sources, sources.map(\.bytes)).map(\.message))
        while !insertions.isEmpty {
            let findings = Self.check(sources, texts).filter { !known.contains($0.message) }
            var removed: [Int: Diagnostic] = [:]
            for finding in findings {
                // One of the places may be a marker that was there before.
                let found = ([finding.location] + finding.related.map(\.location)).compactMap(insertion)
                guard let place = found.first(where: \.isExact) ?? found.first, removed[place.index] == nil else {
                    continue
                }
                removed[place.index] = finding
            }
            for (index, finding) in removed.sorted(by: { $0.key > $1.key }) {
                let registration = registrations[insertions.remove(at: index).registration]
                let help = finding.help.map { "; \($0)" } ?? ""
                let message = "`/// \(registration.marker)` would not build: \(finding.message)\(help)"
                notes.append(Note(location: registration.location, message: message))
            }
            if removed.isEmpty { return }
        }
    }

    /// The insertion that a finding in the new text is about: the last one at its line or above.
    ///
    /// It is exact if the place is the marker or the name of its declaration, or between them.
    private func insertion(at location: SourceLocation) -> (index: Int, isExact: Bool)? {
        guard let source = sources.firstIndex(where: { $0.path == location.file }) else { return nil }
        var added = 0
        var separated = Set<Int>()
        var result: (index: Int, isExact: Bool)?
        let ordered = insertions.enumerated().filter { $1.source == source }.sorted { left, right in
            (left.element.offset, left.offset) < (right.element.offset, right.offset)
        }
        for (index, insertion) in ordered {
            if separated.insert(insertion.offset).inserted, !insertion.separator.isEmpty { added += 1 }
            guard insertion.line + added <= location.line else { break }
            added += 1
            result = (index, location.line <= insertion.nameLine + added)
        }
        return result
    }

    /// The errors that the build would report for texts of the sources.
    private static func check(_ sources: [MigrationSource], _ texts: [[UInt8]]) -> [Diagnostic] {
        var scan = ModuleScan(name: "App")
        for (source, text) in zip(sources, texts) {
            text.withUnsafeBufferPointer { scan.add(path: source.path, bytes: $0) }
        }
        return Checker.check([scan]).filter { $0.severity == .error }
    }
}
