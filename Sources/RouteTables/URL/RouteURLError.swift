/// The reason that a string is not a URL, or that a value of it cannot be read.
///
/// Its `description` says it, with the position.
public struct RouteURLError: Error, Hashable, Sendable {
    /// The kind of the mistake.
    package enum Reason: Hashable, Sendable, CaseIterable {
        /// Escapes that are not UTF-8, in a value that is read.
        case escapeIsNotUTF8
        /// A host that begins with `[` but does not end with `]`.
        case unclosedBracket
        /// A host that ends with more than one port.
        case severalPorts
        /// A backslash in a host, or white space or a control character in the user information before it.
        case unsuitableAuthority
        /// A host of more than 1,024 bytes, with user information and port.
        case authorityTooLong
        /// A path of more than 16,384 bytes, or a string of more than two gigabytes.
        case tooLong

        /// The sentence, with the place of a position.
        package func sentence(at offset: String) -> String {
            switch self {
            case .escapeIsNotUTF8: "at byte \(offset): the escapes are not UTF-8"
            case .unclosedBracket: "at byte \(offset): the '[' of the host has no ']'"
            case .severalPorts: "at byte \(offset): the host has more than one port"
            case .unsuitableAuthority: "at byte \(offset): the character cannot be in a host or its user information"
            case .authorityTooLong: "the host is longer than 1,024 bytes"
            case .tooLong: "the path is longer than 16,384 bytes"
            }
        }
    }

    /// The kind of the mistake.
    package let reason: Reason
    /// The position, in bytes of UTF-8 from the start of the string.
    package let offset: Int

    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension RouteURLError: CustomStringConvertible {
    /// The error in one line.
    public var description: String { reason.sentence(at: "\(offset)") }
}
