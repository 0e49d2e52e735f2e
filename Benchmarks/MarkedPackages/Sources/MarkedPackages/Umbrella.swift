import Foundation

/// A package that depends on the products of many packages, to build them all at once.
struct Umbrella {
    /// What the experiment needs of a package's description by `swift package dump-package`.
    private struct Description: Decodable {
        struct Product: Decodable {
            struct Kind: Decodable {
                /// Whether it is a library that can be linked statically, as all but a dynamic one can.
                var isLibrary: Bool

                private enum Key: CodingKey {
                    case library
                }

                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: Key.self)
                    let linkage = try container.decodeIfPresent([String].self, forKey: .library)
                    isLibrary = linkage != nil && linkage != ["dynamic"]
                }
            }

            var name: String
            var type: Kind
        }

        var products: [Product]
    }

    private var dependencies: [String] = []
    private var products: [String] = []
    /// The packages that could not be read, with the reason.
    private(set) var problems: [String] = []

    /// Clones packages and reads their descriptions.
    ///
    /// - Parameters:
    ///   - packages: Their names: `OWNER/NAME`.
    ///   - work: The folder for the clones.
    /// - Throws: What running a program or creating the folder throws.
    init(_ packages: [String], in work: URL) throws {
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        for package in packages {
            let url = "https://github.com/\(package)"
            let (tags, _) = try Command.run(["git", "ls-remote", "--tags", "--sort=-version:refname", url])
            let versions = tags.split(separator: "\n").compactMap { $0.components(separatedBy: "refs/tags/").last }
            guard let version = versions.first(where: { !$0.contains("-") && !$0.contains("^") }) else {
                problems.append("\(package): no version")
                continue
            }
            let clone = work.appendingPathComponent(package.replacingOccurrences(of: "/", with: "-"))
            if !FileManager.default.fileExists(atPath: clone.path) {
                _ = try Command.run(["git", "clone", "-q", "--depth", "1", "--branch", version, url, clone.path])
            }
            let (text, status) = try Command.run(["swift", "package", "dump-package"], in: clone)
            guard status == 0, let start = text.firstIndex(of: "{"),
                let description = try? JSONDecoder().decode(Description.self, from: Data(text[start...].utf8))
            else {
                problems.append("\(package): \(text.suffix(300))")
                continue
            }
            let name = package.split(separator: "/").last.map(String.init) ?? package
            // Its default traits need packages and programs for measurements.
            let traits = package == "ordo-one/benchmark" ? ", traits: []" : ""
            dependencies.append(".package(url: \"\(url)\", from: \"\(version.drop { $0 == "v" })\"\(traits)),")
            for product in description.products where product.type.isLibrary {
                products.append(".product(name: \"\(product.name)\", package: \"\(name)\"),")
            }
        }
    }

    /// Writes the package.
    func write(to folder: URL) throws {
        let sources = folder.appendingPathComponent("Sources/Umbrella")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data().write(to: sources.appendingPathComponent("Umbrella.swift"))
        let manifest = """
            // swift-tools-version: 6.1

            import PackageDescription

            let package = Package(
                name: "Umbrella",
                platforms: [.macOS(.v15)],
                dependencies: [
                    \(dependencies.joined(separator: "\n        "))
                ],
                targets: [
                    .target(
                        name: "Umbrella",
                        dependencies: [
                            \(products.joined(separator: "\n                "))
                        ]
                    )
                ]
            )

            """
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }
}
