import RouteGenCore

/// The markers for the registrations of another router or for the cases of an enumeration, and the decisions for a person.
public struct Migration: Sendable {
    /// A registration that the tool could not decide, or a remark about one.
    public struct Note: Hashable, Sendable, CustomStringConvertible {
        /// The place of the registration.
        public var location: SourceLocation
        /// The task, in one line.
        public var message: String

        /// The note in one line, as compilers write it.
        public var description: String { DiagnosticRenderer.printable("\(location): note: \(message)") }
    }

    /// The number of registrations, without those whose patterns have markers already.
    public let registrations: Int
    /// The number of these registrations that get a marker.
    public private(set) var marked = 0
    /// The decisions for a person, in the order of the sources.
    public private(set) var notes: [Note] = []
    private let sources: [MigrationSource]
    private var additions: [Addition] = []

    /// Reads the registrations, and finds the places for their markers.
    ///
    /// A marker that the build would not accept is not written. Its finding is a note instead.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - sources: All sources of the app or the module.
    public init(from router: OldRouter, _ sources: [MigrationSource]) {
        let known = KnownMarkers(sources)
        self.init(router.registrations(in: sources).filter { !known.contains($0) }, sources)
    }

    /// Reads the cases of enumerations of screens, which count as registrations.
    ///
    /// - Parameters:
    ///   - enumerations: The enumerations.
    ///   - sources: All sources of the app or the module.
    public init(of enumerations: [MigratedEnumeration], _ sources: [MigrationSource]) {
        self.init(EnumerationCases(of: enumerations, sources).all, sources)
    }

    private init(_ open: [OldRegistration], _ sources: [MigrationSource]) {
        self.sources = sources
        registrations = open.count
        var placed: [Int] = []
        for (index, registration) in open.enumerated() {
            if let message = registration.note {
                let note = Note(location: registration.location, message: message)
                // The forms of a pattern share a note.
                if notes.last != note { notes.append(note) }
            }
            if registration.place != nil { placed.append(index) }
        }
        let unplaced = add(placed, open)
        marked = placed.count - unplaced.count - removeUnbuildable(open)
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
    public var changedPaths: [String] {
        Set(additions.filter { !$0.lines.isEmpty }.map(\.source)).sorted().map { sources[$0].path }
    }

    /// The texts of the sources with their markers.
    var texts: [[UInt8]] { changes.map(\.new) }

    /// The change of each source.
    private var changes: [InsertedLines] {
        let added = Dictionary(grouping: additions.filter { !$0.lines.isEmpty }, by: \.source)
        return sources.enumerated().map { index, source in
            InsertedLines(
                (added[index] ?? []).map { .init(offset: $0.offset, lines: $0.lines, replaced: $0.replaced.bytes) },
                into: source.bytes
            )
        }
    }

    /// Adds the markers of registrations, those of one declaration together.
    ///
    /// - Returns: The registrations whose markers have no place.
    private mutating func add(_ indices: [Int], _ registrations: [OldRegistration]) -> [Int] {
        var unplaced: [Int] = []
        var order: [OldRegistration.Place] = []
        var markers: [OldRegistration.Place: [(registration: Int, text: String)]] = [:]
        for index in indices {
            guard let place = registrations[index].place else { continue }
            if markers[place] == nil { order.append(place) }
            // Two registrations of a path with the same handler need one marker.
            guard markers[place]?.contains(where: { $0.text == registrations[index].marker }) != true else { continue }
            markers[place, default: []].append((index, registrations[index].marker))
        }
        var names = SkeletonNames(sources)
        var aliases: [String: (source: Int, registrations: [Int])] = [:]
        for place in order {
            let markers = markers[place] ?? []
            switch place {
            case .skeleton(let skeleton):
                additions.append(Addition(markers, skeleton, named: names.name(for: skeleton), in: sources))
            case .list(let list):
                let located = markers.map { ($0.registration, $0.text, registrations[$0.registration].location) }
                additions.append(Addition(located, list, in: sources))
            case .declaration(let target):
                guard let addition = Addition(markers, on: target, in: sources) else {
                    for (registration, text) in markers {
                        let message =
                            "`\(target.declaration.callName)` does not start its line; write above it: `/// \(text)`"
                        notes.append(Note(location: registrations[registration].location, message: message))
                        unplaced.append(registration)
                    }
                    continue
                }
                additions.append(addition)
                for (registration, _) in markers {
                    for alias in registrations[registration].aliases {
                        aliases[alias, default: (target.source, [])].registrations.append(registration)
                    }
                }
            }
        }
        for (alias, place) in aliases.sorted(by: { $0.key < $1.key }) {
            additions.append(Addition(alias, for: place.registrations, of: place.source, in: sources))
        }
        return unplaced
    }

    /// Removes the markers that the build would not accept, until it accepts all of them.
    ///
    /// - Returns: The number of registrations that have none then.
    private mutating func removeUnbuildable(_ registrations: [OldRegistration]) -> Int {
        var count = 0
        guard !additions.isEmpty else { return count }
        let known = Set(Self.check(sources, sources.map(\.bytes)).map(\.message))
        while additions.contains(where: { !$0.lines.isEmpty }) {
            let findings = Self.check(sources, texts).filter { !known.contains($0.message) }
            var removed: [Int: Diagnostic] = [:]
            for finding in findings {
                // A place may be a marker that was there before.
                let found = ([finding.location] + finding.related.map(\.location)).compactMap(marker)
                guard let place = found.first(where: \.isExact) ?? found.first, removed[place.registration] == nil
                else {
                    continue
                }
                removed[place.registration] = finding
            }
            for (index, finding) in removed.sorted(by: { $0.key < $1.key }) {
                for addition in additions.indices { additions[addition].markers.removeAll { $0.registration == index } }
                let registration = registrations[index]
                let help = finding.help.map { "; \($0)" } ?? ""
                let message = "`/// \(registration.marker)` would not build: \(finding.message)\(help)"
                notes.append(Note(location: registration.location, message: message))
            }
            count += removed.count
            if removed.isEmpty { break }
        }
        return count
    }

    /// The registration whose marker a finding in the new text is about: the last one at its line or above.
    ///
    /// It is exact if the place is the marker or the name of its declaration, or between them.
    private func marker(at location: SourceLocation) -> (registration: Int, isExact: Bool)? {
        guard let source = sources.firstIndex(where: { $0.path == location.file }) else { return nil }
        var added = 0
        var result: (registration: Int, isExact: Bool)?
        let ordered = additions.enumerated().filter { $1.source == source }.sorted { left, right in
            (left.element.offset, left.offset) < (right.element.offset, right.offset)
        }
        for (_, addition) in ordered {
            guard addition.line + added <= location.line else { break }
            if let (index, isExact) = addition.marker(atLine: location.line - addition.line - added) {
                result = (addition.markers[index].registration, isExact)
            }
            let lines = addition.lines
            added += lines.isEmpty ? 0 : lines.count - addition.replaced.lines
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
