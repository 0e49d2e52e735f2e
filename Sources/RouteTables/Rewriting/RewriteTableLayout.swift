/// The layout of the packed text of a ``RewriteTable``, for the encoder and the reader.
///
/// The text is ``PackedText``: a header, then a record of fixed size for each rule, then a bit for each pattern of the
/// route table, then text, then the templates of the targets, as ``URLTemplateLayout`` describes them. Offsets into the
/// text are relative to its start, and those of templates to theirs.
package enum RewriteTableLayout {
    /// The offsets in the header, each of four digits.
    package enum Header {
        package static let ruleCount = 0
        package static let patterns = 4
        package static let text = 8
        package static let templates = 12
        package static let size = 16
    }

    /// A rule.
    ///
    /// Its index is that of its source in the matcher. Rules apply in this order.
    package enum Rule {
        /// The source and the target as they are written, for messages: offset and length (4 digits each).
        package static let source = 0
        package static let target = 8
        /// The offset of the target's template (4 digits).
        package static let template = 16
        package static let size = 20
    }

    /// The number of patterns of the route table in a digit.
    package static let patternsPerDigit = 6
}
