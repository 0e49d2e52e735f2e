/// The layout of the packed data of a ``RewriteTable``, for the encoder and the reader.
///
/// The data is ``PackedText``: a header, then a record of fixed size for each rule, then a digit for every three
/// patterns of the route table, then strings, then the templates of the targets, as ``URLTemplateLayout`` describes them. Offsets of
/// strings are relative to the start of the first, and those of templates likewise.
package enum RewriteTableLayout {
    /// The offsets in the header, each of four digits.
    package enum Header {
        package static var ruleCount: Int { 0 }
        package static var patterns: Int { 4 }
        package static var text: Int { 8 }
        package static var templates: Int { 12 }
        package static var size: Int { 16 }
    }

    /// A rule.
    ///
    /// Its index is that of its source in the matcher. Rules apply in this order.
    package enum Rule {
        /// The source and the target as they are written, for messages: offset and length (4 digits each).
        package static var source: Int { 0 }
        package static var target: Int { 8 }
        /// The offset of the target's template (4 digits).
        package static var template: Int { 16 }
        /// The callers to which it applies: the ``RouteOrigin/bit`` of each (1 digit).
        package static var origins: Int { 20 }
        package static var size: Int { 21 }
    }

    /// The number of patterns of the route table in a digit.
    ///
    /// The lower half of the digit has a bit for each pattern: whether a rule may take a URL that matches it. The upper
    /// half has one, too: whether that holds for a URL that a typed call writes.
    package static var patternsPerDigit: Int { 3 }
}
