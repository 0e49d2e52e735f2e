import Foundation

/// The objects of all modules that a build has compiled, from which a linker takes what a program needs.
struct ObjectArchive {
    private let archive: URL
    private let main: URL

    /// Collects the objects of builds, and compiles the entry point of the programs that are linked with them.
    ///
    /// - Parameters:
    ///   - folders: The folders in which the builds have put `Modules`.
    ///   - work: The folder for the results.
    /// - Throws: ``Failure`` if the archive cannot be made.
    init(_ folders: [URL], in work: URL) throws {
        archive = work.appendingPathComponent("objects.a")
        main = work.appendingPathComponent("main.o")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: archive)
        let paths = folders.flatMap(Self.objects)
        // A command cannot take all paths at once. A thin archive holds only their names.
        for start in stride(from: 0, to: paths.count, by: 2_000) {
            let some = paths[start..<min(start + 2_000, paths.count)]
            let (output, status) = try Command.run(["ar", "qcT", archive.path] + some)
            guard status == 0 else { throw Failure(output: output) }
        }
        let (index, indexed) = try Command.run(["ar", "s", archive.path])
        guard indexed == 0 else { throw Failure(output: index) }
        let source = work.appendingPathComponent("main.swift")
        try """
        @_silgen_name("lookUpMarked")
        func lookUpMarked()

        lookUpMarked()

        """.write(to: source, atomically: true, encoding: .utf8)
        let (output, status) = try Command.run(["swiftc", "-c", source.path, "-o", main.path])
        guard status == 0 else { throw Failure(output: output) }
    }

    /// A program that failed.
    struct Failure: Error {
        var output: String
    }

    private static func objects(in folder: URL) -> [String] {
        let files = FileManager.default.enumerator(
            at: folder.resolvingSymlinksInPath(),
            includingPropertiesForKeys: nil
        )
        return (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".o") }.sorted()
    }

    /// Links an object with the entry point and with what it needs of the others.
    ///
    /// The object's own module is also among the others, so symbols may be defined twice.
    func link(_ object: URL, to program: URL) throws -> (output: String, status: Int32) {
        let libraries = [
            "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
            "FoundationXML", "swift_StringProcessing", "swiftSynchronization", "swiftDistributed", "swiftObservation",
            "dispatch", "BlocksRuntime", "XCTest", "Testing", "sqlite3", "z", "stdc++", "m", "util",
        ]
        return try Command.run(
            [
                "swiftc", main.path, object.path, archive.path, "-o", program.path, "-Xlinker", "-z", "-Xlinker",
                "muldefs",
            ]
                + libraries.map { "-l\($0)" }
        )
    }
}
