import RouteGenCore

/// The packages that `swift package edit` has put in the place of fetched ones, which plugins see as those on this
/// machine.
struct EditedPackages {
    /// The places from which they were fetched, by their identities.
    let urls: [String: String]

    /// Reads SwiftPM's file about the state of packages, which has no promise: what is unknown in it counts as missing.
    init(contentsOf path: String, with reader: FileReader) throws(FileFailure) {
        let bytes = try reader.read(path) { Array($0) }
        let dependencies = (try? JSONParser.parse(bytes, path: path))?["object"]?["dependencies"]
        var urls: [String: String] = [:]
        for dependency in dependencies?.elements ?? [] where dependency["state"]?["name"]?.text == "edited" {
            let package = dependency["packageRef"]
            guard let identity = package?["identity"]?.text, let place = package?["location"]?.text else { continue }
            urls[identity] = place.hasPrefix("/") ? Self.url(ofFolder: place) : place
        }
        self.urls = urls
    }

    /// The file in the nearest folder around a plugin's; `nil` if there is none.
    static func file(around folder: String) -> String? {
        var components = RootFolder.components(of: RootFolder.absolute(folder, in: RootFolder.currentFolder))
        while components.popLast() != nil {
            let file = "/" + (components + ["workspace-state.json"]).joined(separator: "/")
            if SourceFolder.isPresent(file) { return file }
        }
        return nil
    }

    private static func url(ofFolder path: String) -> String {
        let bytes = path.utf8.map { byte in
            SourceByte.isLetter(byte) || SourceByte.isDigit(byte) || "/-._~!$&'()*+,=:@".utf8.contains(byte)
                ? String(Unicode.Scalar(byte))
                : "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "file://" + bytes.joined() + (path.hasSuffix("/") ? "" : "/")
    }
}

extension LocatedJSON {
    /// The member of an object with a name.
    fileprivate subscript(name: String) -> LocatedJSON? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.name == name }?.value
    }

    fileprivate var text: String? { if case .string(let text) = content { text } else { nil } }

    fileprivate var elements: [LocatedJSON] { if case .array(let elements) = content { elements } else { [] } }
}
