/// A file that lists one path or name per line.
struct PathList {
    /// The lines that are not empty, without their line endings.
    var lines: [String]

    /// Reads a list.
    init(contentsOf path: String, with reader: FileReader) throws(FileFailure) {
        let invalid: String?
        (lines, invalid) = try reader.read(path) { bytes in (Self.lines(of: bytes), Self.firstInvalidLine(of: bytes)) }
        if let invalid {
            throw FileFailure(
                path: path,
                message: "cannot be read: '\(invalid)' in it is not UTF-8",
                help: "rename the file"
            )
        }
    }

    /// A name in which an escape, such as `\xFF`, stands for each byte beyond ASCII and for each control character.
    static func escaped(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { byte in
            guard byte < 0x20 || byte > 0x7E else { return String(Unicode.Scalar(byte)) }
            return "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        .joined()
    }

    /// The first line that is not UTF-8, with escapes.
    private static func firstInvalidLine(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        // Decoding changes only invalid bytes.
        func isValid(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            var text = String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
            return text.withUTF8 { decoded in
                guard decoded.count == bytes.count else { return false }
                guard let one = decoded.baseAddress, let other = UnsafeBufferPointer(rebasing: bytes).baseAddress else {
                    return true
                }
                return memcmp(one, other, bytes.count) == 0
            }
        }
        guard !isValid(bytes[...]) else { return nil }
        return bytes.split(separator: UInt8(ascii: "\n")).first { !isValid($0) }.map(escaped)
    }

    /// The names in the values of an option.
    ///
    /// A value is a name, or `@FILE` for a list of names.
    static func names(
        _ values: [String],
        with reader: FileReader,
        failures: inout [FileFailure]
    ) -> Set<String> {
        var names = Set<String>()
        for value in values {
            guard value.hasPrefix("@") else {
                names.insert(value)
                continue
            }
            do throws(FileFailure) {
                names.formUnion(try PathList(contentsOf: String(value.dropFirst()), with: reader).lines)
            } catch {
                failures.append(error)
            }
        }
        return names
    }

    /// Splits the bytes of a file into lines, by default without the empty ones.
    ///
    /// Using `memchr` keeps long lists fast in debug builds too.
    static func lines(of bytes: UnsafeBufferPointer<UInt8>, keepingEmpty: Bool = false) -> [String] {
        var lines: [String] = []
        var rest = bytes[...]
        while let start = UnsafeBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
            let end =
                memchr(start, Int32(UInt8(ascii: "\n")), rest.count).map {
                    UnsafeRawPointer($0) - UnsafeRawPointer(start)
                } ?? rest.count
            var line = rest.prefix(end)
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if keepingEmpty || !line.isEmpty {
                lines.append(String(decoding: line, as: UTF8.self))
            }
            rest = rest.dropFirst(end + 1)
        }
        return lines
    }
}
