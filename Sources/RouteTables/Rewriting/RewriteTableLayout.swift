/// The layout of the packed text of a ``RewriteTable``, for the encoder and the reader.
///
/// The text is ``PackedText``: a header, then records of fixed size (rules, pieces of targets, names of query items),
/// then a bit for each pattern of the route table, then text. Offsets into the text are relative to its start.
package enum RewriteTableLayout {
    /// The offsets in the header, each of four digits.
    package enum Header {
        package static let ruleCount = 0
        package static let rules = 4
        package static let pieces = 8
        package static let names = 12
        package static let patterns = 16
        package static let text = 20
        package static let size = 24
    }

    /// A rule.
    ///
    /// Its index is that of its source in the matcher. Rules apply in this order.
    package enum Rule {
        /// The source and the target as they are written, for messages: offset and length (4 digits each).
        package static let source = 0
        package static let target = 8
        /// The ``Flags`` (1 digit).
        package static let flags = 16
        /// The target's pieces: the first one, their number, where the path ends, where the fragment starts (4 digits
        /// each).
        package static let firstPiece = 17
        package static let pieceCount = 21
        package static let pathEnd = 25
        package static let fragmentStart = 29
        /// The query items that the source names: the first name, their number (4 digits each).
        package static let firstName = 33
        package static let nameCount = 37
        package static let size = 41
    }

    /// The flags of a target.
    package enum Flags {
        package static let scheme = 1
        package static let host = 2
        package static let dropsQuery = 4
    }

    /// A piece of a target.
    package enum Piece {
        /// 0 for a text, else the ``URLTemplate/Place`` of a capture, plus 1 (1 digit).
        package static let place = 0
        /// 1 if the capture's slashes are data (1 digit).
        package static let hasDataSlashes = 1
        /// The index of the capture (4 digits).
        package static let capture = 2
        /// The text, or the capture's name: offset and length (4 digits each).
        package static let text = 6
        package static let size = 14
    }

    /// A name of a query item: offset and length (4 digits each).
    package enum Name {
        package static let size = 8
    }

    /// The number of patterns of the route table in a digit.
    package static let patternsPerDigit = 6
}
