/// The layout of a module's path constants, for the encoder and ``RoutePath``.
///
/// The paths of a module are one ``PackedText``: a header, then a record of fixed size for each path, then strings,
/// then templates. A path constant refers to its record by index. Offsets of strings are relative to the start of the
/// first.
package enum RoutePathLayout {
    /// The offsets in the header, each of four digits.
    package enum Header {
        /// The length of everything, including the header: a path constant has a pointer without a length.
        package static var length: Int { 0 }
        /// The offset of the strings.
        package static var text: Int { 4 }
        /// The offset of the templates of URLs; see ``URLTemplateLayout``.
        package static var templates: Int { 8 }
        package static var size: Int { 12 }
    }

    /// A path: one pattern of a handler.
    package enum Path {
        /// The handler's identity (8 bytes); see ``RouteHandlerIdentity``.
        package static var identity: Int { 0 }
        /// The index of the pattern among the handler's patterns (4 digits).
        package static var ordinal: Int { 8 }
        /// The pattern: offset and length (4 digits each).
        package static var pattern: Int { 12 }
        /// The names of the handler's parameters, separated by commas, then after a semicolon other names that the
        /// marker fixes, then after another semicolon the handler's module: offset and length (4 digits each).
        ///
        /// A fixed name is followed by an equals sign and its value, percent-encoded. Only the paths of other modules
        /// than that of the generated file name their module.
        package static var parameters: Int { 20 }
        /// The template of its URLs: its offset from the start of the templates (4 digits); 0 if there is none.
        package static var template: Int { 28 }
        package static var size: Int { 32 }
    }

    /// The templates of URLs in packed paths.
    package static func templates(of paths: PackedText) -> PackedText {
        paths.part(from: paths.number4(at: Header.templates))
    }

    /// The header of a table without paths: each path in it reads as empty.
    package static let empty: StaticString = "@@@@@@@@@@@@"

    /// The start of packed paths if they are complete and contain a path, otherwise that of ``empty``.
    ///
    /// Each typed call checks its constant, so this is one function: the compiler inlines nothing of this module in
    /// another.
    package static func start(of paths: PackedText, number: Int) -> UnsafePointer<UInt8> {
        let isComplete = paths.count >= Header.size && paths.number4(at: Header.length) <= paths.count
        let count = (paths.number4(at: Header.text) &- Header.size) / Path.size
        return isComplete && number >= 0 && number < count ? paths.base : empty.utf8Start
    }

    /// The start of the packed paths of a module; see ``start(of:number:)-(PackedText,_)``.
    package static func start(of paths: StaticString, number: Int) -> UnsafePointer<UInt8> {
        start(of: PackedText(paths), number: number)
    }
}
