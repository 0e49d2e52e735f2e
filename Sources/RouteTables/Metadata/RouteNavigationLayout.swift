/// The layout of the routes' options for their pages, for the encoder and the readers.
///
/// It is ``PackedText``: a header, then a record of fixed size for each pattern that says something, sorted by the
/// pattern, then a record for each fact about a handler, sorted by the handler, then strings, then the paths of parents in
/// the format of ``RoutePathLayout``. Offsets of strings are relative to the start of the first.
package enum RouteNavigationLayout {
    /// The header: the number of records, and the offsets of the strings and of the paths (4 digits each).
    package static var count: Int { 0 }
    package static var text: Int { 4 }
    package static var paths: Int { 8 }
    package static var headerSize: Int { 12 }

    /// A record: the index of the pattern (4 digits), how its page opens as the marker has it (offset and length, 4
    /// digits each), and 0 or the index of the path of the parent, plus 1 (4 digits).
    package static var pattern: Int { 0 }
    package static var opening: Int { 4 }
    package static var parent: Int { 12 }
    package static var recordSize: Int { 16 }

    /// A fact about a handler: its index (4 digits), a name and a string (offset and length, 4 digits each).
    ///
    /// The string is the default value of the parameter with that name. Without a name, it is a fact of the app that the
    /// handler requires. With the name ``accessor``, it is the name that the marker gives.
    package enum Fact {
        package static var accessor: String { ":" }
        package static var handler: Int { 0 }
        package static var name: Int { 4 }
        package static var value: Int { 12 }
        package static var size: Int { 20 }
    }
}
