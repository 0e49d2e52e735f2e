/// A feature module: a few files of handlers, and optionally many files without any.
struct SyntheticModule {
    var name: String
    var routes: Int
    var plainFilesPerMarkedFile: Int
    var seed: UInt64
    /// The access of handlers: `public ` or empty.
    var access: String

    private static let routesPerFile = 5
    private static let verbs = [
        "open", "show", "load", "update", "share", "remove", "search", "confirm", "preview", "list",
    ]
    private static let nouns = [
        "Cart", "Profile", "Message", "Invoice", "Photo", "Ticket", "Address", "Review", "Coupon", "Seat",
    ]

    var files: [SourceFile] {
        var random = SplitMix64(seed: seed)
        var files = [SourceFile(path: "Sources/\(name)/Support.swift", text: Self.support)]
        for number in 0..<((routes + Self.routesPerFile - 1) / Self.routesPerFile) {
            let first = number * Self.routesPerFile
            let handlers = (first..<min(first + Self.routesPerFile, routes)).map { index in
                let noun = Self.nouns[index / Self.verbs.count % Self.nouns.count]
                let turn = index / (Self.verbs.count * Self.nouns.count)
                let name = "\(Self.verbs[index % Self.verbs.count])\(noun)\(turn == 0 ? "" : "\(turn)")"
                return SyntheticHandler.random(named: name, using: &random)
            }
            files.append(SourceFile(path: "Sources/\(name)/Pages\(number).swift", text: text(number, handlers)))
            for plain in 0..<plainFilesPerMarkedFile {
                // Files of a module must have different names, even in different folders.
                let path = "Sources/\(name)/Models\(number)/Model\(number)N\(plain).swift"
                files.append(SourceFile(path: path, text: Self.plain("Model\(number)N\(plain)")))
            }
        }
        return files
    }

    /// Of ten files, two contain free functions, one static functions, and the others a class with methods.
    private func text(_ number: Int, _ handlers: [SyntheticHandler]) -> String {
        let path = "//\(name.lowercased())"
        guard number % 5 != 0 else {
            return "import SharedModels\n\n"
                + handlers.map { $0.declaration(below: path, access: access) }.joined(separator: "\n\n") + "\n"
        }
        let isNamespace = number % 10 == 1
        let type = "\(isNamespace ? "Actions" : "Controller")\(number)"
        let members = handlers.map {
            $0.declaration(below: nil, access: access, modifier: isNamespace ? "static " : "", indentation: "    ")
        }
        return """
            import SharedModels

            /// The pages of one part of the feature.
            ///
            /// @route \(path)/part\(number)
            \(access)\(isNamespace ? "enum \(type)" : "final class \(type): Sendable") {
            \(members.joined(separator: "\n\n"))
            }

            """
    }

    private static let support = """
        /// What can go wrong in the feature.
        enum FeatureError: Error {
            case refused(Int)
        }

        /// Keeps what happened.
        enum Journal {
            @inline(never)
            static func note(_ event: String, _ value: Int) {
                if value < 0 { print(event, value) }
            }

            @inline(never)
            static func accepts(_ value: Int) -> Bool { value >= 0 }
        }

        """

    /// A typical file: a model with a few functions, and nothing for the router.
    private static func plain(_ type: String) -> String {
        """
        import SharedModels

        /// A model of the feature; see <https://example.com/models/\(type)>.
        struct \(type): Hashable, Sendable {
            var identifier: Int
            var title: String
            var tags: [String] = []

            /// The title as lists show it, e.g. "12 - Title".
            var displayTitle: String { "\\(identifier) - \\(title)" }

            /// The model without the tags that a predicate refuses.
            func filtered(_ isWanted: (String) -> Bool) -> \(type) {
                var copy = self
                copy.tags = tags.filter(isWanted)
                return copy
            }

            /* A comparison by what users see. */
            static func areInOrder(_ left: \(type), _ right: \(type)) -> Bool {
                left.title == right.title ? left.identifier < right.identifier : left.title < right.title
            }
        }

        """
    }
}
