import Foundation
import RouteGenCore
import RouteMigration

/// The Swift files at paths, each once, without generated ones and those of libraries.
struct SourceFiles {
    private(set) var sources: [MigrationSource] = []
    /// The files that cannot be read, or that a diff cannot change.
    private(set) var failures: [Diagnostic] = []

    /// Reads the files of folders, of lists (`@FILE`), and single files.
    init(at paths: [String]) {
        var seen = Set<String>()
        for path in paths {
            for file in files(at: path) where !Self.isOfLibrary(file, in: path) && seen.insert(file).inserted {
                guard file.hasSuffix(".swift"), !file.hasSuffix("+Routes.generated.swift"),
                    let bytes = read(file).map({ Array($0) })
                else { continue }
                let source = bytes.withUnsafeBufferPointer { MigrationSource(path: file, bytes: $0) }
                if let place = source.invalidText {
                    let message = "the file is not valid UTF-8 here, so a diff cannot repeat its lines"
                    let failure = Problem(.unreadableFile, at: place).saying(message)
                    failures.append(failure.advising("save the file as UTF-8"))
                }
                sources.append(source)
            }
        }
    }

    private mutating func fail(_ path: String, _ message: String, help: String? = nil) {
        let place = SourceLocation(file: path, line: 1, column: 1)
        failures.append(Problem(.unreadableFile, at: place).saying(message).advising(help))
    }

    /// The paths that an argument stands for.
    private mutating func files(at path: String) -> [String] {
        if path.hasPrefix("@") {
            let list = read(String(path.dropFirst())).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return list.split(whereSeparator: \.isNewline).map(String.init)
        }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            return swiftFiles(below: path)
        }
        if path.hasSuffix(".swift") { return [path] }
        fail(path, "cannot be read: it is neither a folder nor a .swift file")
        return []
    }

    /// The Swift files below a folder, sorted by the bytes of their paths, without hidden ones.
    private mutating func swiftFiles(below folder: String) -> [String] {
        guard let entries = FileManager.default.enumerator(atPath: folder) else {
            fail(folder, "cannot be listed")
            return []
        }
        var files: [String] = []
        for case let entry as String in entries {
            if entry.split(separator: "/").last?.first == "." {
                entries.skipDescendants()
            } else if entry.hasSuffix(".swift") {
                files.append(folder.hasSuffix("/") ? folder + entry : "\(folder)/\(entry)")
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The content of a regular file.
    private mutating func read(_ path: String) -> Data? {
        guard FileManager.default.fileExists(atPath: path) else {
            fail(path, "cannot be read: no such file or folder")
            return nil
        }
        do {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            // Reading a pipe would wait for a writer that may never come.
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
                fail(path, "cannot be read: it is not a regular file")
                return nil
            }
            return try Data(contentsOf: file)
        } catch {
            fail(path, "cannot be read: \(error.localizedDescription)")
            return nil
        }
    }

    /// The folders of other packages' sources, in which no registration is the app's.
    private static let libraryFolders: Set<Substring> = ["Carthage", "DerivedData", "Pods", "SourcePackages"]

    /// Whether a file that a folder has is another package's.
    private static func isOfLibrary(_ file: String, in folder: String) -> Bool {
        guard file.hasPrefix(folder) else { return false }
        return file.dropFirst(folder.count).split(separator: "/").dropLast().contains(where: libraryFolders.contains)
    }

    /// The path of a file in a diff that is applied in the current folder.
    ///
    /// A file that such a diff cannot change is a failure.
    mutating func placeInDiff(of path: String) -> String? {
        let file = URL(fileURLWithPath: path)
        if (try? file.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) == true {
            fail(path, "is a symbolic link, so a diff cannot change it", help: "pass the file itself")
            return nil
        }
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath().path
        let start = current == "/" ? "/" : current + "/"
        guard "\(folder)/".hasPrefix(start) else {
            fail(path, "is outside of the current folder, so a diff cannot name it")
            return nil
        }
        return "\(folder)/\(file.lastPathComponent)".dropFirst(start.count).description
    }

    /// Looks for lines of a diff that have characters that a terminal or a log obeys.
    ///
    /// The diff must repeat the lines exactly, so it cannot replace the characters.
    mutating func checkCharacters(of diff: String) {
        var file = ""
        var reported = Set<String>()
        for line in diff.unicodeScalars.split(separator: "\n") {
            if line.starts(with: "+++ ".unicodeScalars) { file = String(line.dropFirst("+++ b/".count)) }
            let text = line.last == "\r" ? line.dropLast() : line
            guard let scalar = text.first(where: { $0 != "\u{C}" && DiagnosticRenderer.isUnsafe($0) }),
                reported.insert(file).inserted
            else { continue }
            let code = String(scalar.value, radix: 16, uppercase: true)
            let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
            fail(
                file,
                "has the control character U+\(padded) beside a new marker, which a diff would pass to the terminal",
                help: "write it as `\\u{\(code)}` or remove it"
            )
        }
    }

    /// The line of a file at a location, for a finding.
    static func line(at location: SourceLocation) -> String? {
        guard let content = try? Data(contentsOf: URL(fileURLWithPath: location.file)) else { return nil }
        let lines = String(decoding: content, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        return lines.indices.contains(location.line - 1) ? String(lines[location.line - 1]) : nil
    }
}
