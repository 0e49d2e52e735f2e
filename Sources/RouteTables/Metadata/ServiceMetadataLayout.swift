/// The layout of the metadata of services, for the encoder and the reader.
///
/// The metadata is ``PackedText``: a header, then a record of fixed size for each service, sorted by the protocol's
/// name, then the strings.
package enum ServiceMetadataLayout {
    /// The header: the number of records, and the offset of the text (4 digits each).
    package static var count: Int { 0 }
    package static var text: Int { 4 }
    package static var headerSize: Int { 8 }

    /// A record: the indices of the module in the table, and of the service in its module's dispatcher (4 digits each).
    package static var module: Int { 0 }
    package static var local: Int { 4 }
    /// Its ``CallKind`` (1 digit).
    package static var callKind: Int { 8 }
    /// The flags: ``singleton``, ``default`` and ``keyed`` (1 digit).
    package static var flags: Int { 9 }
    /// The first record of its type, whose instance all records of the type share (4 digits).
    package static var instance: Int { 10 }
    /// The name of the protocol without its module, of the type, and the key: offset and length (4 digits each).
    package static var protocolName: Int { 14 }
    package static var typeName: Int { 22 }
    package static var key: Int { 30 }
    package static var recordSize: Int { 38 }

    /// The bits of the flags.
    package static var singleton: Int { 1 }
    package static var `default`: Int { 2 }
    package static var keyed: Int { 4 }
}
