/// The layout of the metadata of services, for the encoder and the reader.
///
/// The metadata is ``PackedText``: a header, then a record of fixed size for each service, sorted by the protocol's
/// name, then text.
package enum ServiceMetadataLayout {
    /// The offsets in the header, each of four digits.
    package enum Header {
        package static let count = 0
        package static let text = 4
        package static let size = 8
    }

    /// A service: its protocol, and the code that creates it.
    package enum Record {
        /// The index of its module in the table (4 digits).
        package static let module = 0
        /// Its index in its module's dispatcher (4 digits).
        package static let local = 4
        /// Its ``CallKind`` (1 digit).
        package static let callKind = 8
        /// The ``Flag``s (1 digit).
        package static let flags = 9
        /// The first record of its type, whose instance all records of the type share (4 digits).
        package static let instance = 10
        /// The name of the protocol without its module, of the type, and the key: offset and length (4 digits each).
        package static let protocolName = 14
        package static let typeName = 22
        package static let key = 30
        package static let size = 38
    }

    /// The bits of a record's flags.
    package enum Flag {
        package static let singleton = 1
        package static let `default` = 2
        package static let keyed = 4
    }
}
