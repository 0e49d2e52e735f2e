/// Where metadata of routes keeps what; the encoder and the reader go by it.
///
/// Metadata is ``PackedText``: a header, then records of fixed size (handlers, patterns, parameters, slots of the
/// index by identity), then text. Offsets into the text count from its start.
package enum RouteMetadataLayout {
    /// Offsets in the header, each of four digits.
    package enum Header {
        package static let handlerCount = 0
        package static let patternCount = 4
        package static let slotBits = 8
        package static let handlers = 12
        package static let patterns = 16
        package static let parameters = 20
        package static let slots = 24
        package static let text = 28
        package static let size = 32
    }

    /// A handler: what to call, and how.
    package enum Handler {
        /// The index of its module in the table (4 digits).
        package static let module = 0
        /// Its index in its module's dispatcher (4 digits).
        package static let local = 4
        /// Its ``CallKind`` (1 digit).
        package static let callKind = 8
        /// 0, or the number of its `#if` condition in its module, plus 1 (2 digits).
        package static let condition = 9
        /// The index of its first parameter (4 digits), and how many there are (1 digit).
        package static let firstParameter = 11
        package static let parameterCount = 15
        /// Its name for messages, without its owner: offset and length (4 digits each).
        ///
        /// After an opening parenthesis at its end come the parameters' names, each with a colon, and the closing one.
        package static let name = 16
        /// The index of its first pattern (4 digits).
        package static let firstPattern = 24
        /// 0, or the number of the type in its module on whose instance it is called, plus 1 (2 digits).
        package static let instanceType = 28
        /// Its owner, the module and the types that enclose it: offset (4 digits) and length (2 digits).
        package static let owner = 30
        package static let size = 36
    }

    /// One pattern of a handler.
    ///
    /// Its index is that in the matcher.
    package enum Pattern {
        /// The handler's index (4 digits).
        package static let handler = 0
        /// The origins that are let in, one bit each (1 digit).
        package static let origins = 4
        /// The pattern: offset and length (4 digits each).
        package static let pattern = 5
        /// Where the handler's parameters find their placeholder: the offset in the text (4 digits) of one digit a
        /// parameter, the placeholder's index, 63 for none, or 62 where arguments come by place first.
        package static let bindings = 13
        /// 0, or the number of the function in its module that is asked after a match, plus 1 (2 digits).
        package static let condition = 17
        /// How many parameters the marker fixes (1 digit), and where in the text their names and values are listed (4 digits).
        package static let fixedCount = 19
        package static let fixed = 20
        /// How many placeholders the pattern has (1 digit), and where in the text they are listed (4 digits).
        package static let captureCount = 24
        package static let captures = 25
        package static let size = 29
    }

    /// A parameter: the offset and length of its name (4 digits each).
    package enum Parameter {
        package static let name = 0
        package static let size = 8
    }

    /// A parameter that a pattern fixes: offset and length of its name and of its value (4 digits each).
    package enum Fixed {
        package static let name = 0
        package static let value = 8
        package static let size = 16
    }

    /// A placeholder of a pattern: offset and length of its name (4 digits each), and 1 if it takes any number of texts (1 digit).
    package enum Capture {
        package static let name = 0
        package static let isRepeated = 8
        package static let size = 9
    }

    /// A slot of the index: a handler's identity (8 bytes) and its index (4 digits).
    package enum Slot {
        package static let identity = 0
        package static let handler = 8
        package static let size = 12
        /// What stands for an identity in a free slot; no digit is this byte.
        package static let free = UInt64(0x7C7C_7C7C_7C7C_7C7C)
    }

    /// The digit that says that a parameter has no placeholder in a pattern.
    package static let unbound = 63

    /// The digit that says of a parameter that its argument comes by place (`ivar1`), else by name.
    package static let positional = 62

    /// The slot where the search for an identity starts.
    @inline(__always)
    package static func slot(of identity: UInt64, bits: Int) -> Int {
        bits == 0 ? 0 : Int((identity &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- bits))
    }
}
