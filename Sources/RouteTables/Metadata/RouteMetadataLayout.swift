/// The layout of the metadata of routes, for the encoder and the reader.
///
/// The metadata is ``PackedText``: a header, then records of fixed size (handlers, patterns, parameters, and slots of
/// the index by identity), then strings. Offsets of strings are relative to the start of the first. If routes say how
/// their pages open, their ``RouteNavigationLayout`` follows.
package enum RouteMetadataLayout {
    /// The offsets in the header, each of four digits.
    package enum Header {
        package static var handlerCount: Int { 0 }
        package static var patternCount: Int { 4 }
        package static var slotBits: Int { 8 }
        package static var handlers: Int { 12 }
        package static var patterns: Int { 16 }
        package static var parameters: Int { 20 }
        package static var slots: Int { 24 }
        package static var text: Int { 28 }
        package static var size: Int { 32 }
        /// The offset of the routes' options for their pages.
        ///
        /// Only a header after which the handlers do not follow immediately has it.
        package static var navigation: Int { 32 }
    }

    /// A handler: its code, and how to call it.
    package enum Handler {
        /// The index of its module in the table (4 digits).
        package static var module: Int { 0 }
        /// Its index in its module's dispatcher (4 digits).
        package static var local: Int { 4 }
        /// Its ``CallKind``, ``takesRequest``, ``takesAllParameters`` and ``returnsNothing`` (1 digit).
        package static var callKind: Int { 8 }
        /// The bit for a handler with a parameter that takes the request itself.
        package static var takesRequest: Int { 4 }
        /// The bit for a handler with a parameter that takes all values of a request by name.
        package static var takesAllParameters: Int { 8 }
        /// The bit for a handler that returns nothing.
        package static var returnsNothing: Int { 16 }
        /// 0, or the index of its `#if` condition in its module, plus 1 (2 digits).
        package static var condition: Int { 9 }
        /// The index of its first parameter (4 digits), and the number of its parameters (1 digit).
        package static var firstParameter: Int { 11 }
        package static var parameterCount: Int { 15 }
        /// Its name for messages, without its owner: offset and length (4 digits each).
        ///
        /// If it ends with an opening parenthesis, the names of the parameters follow, each with a colon, and a closing
        /// parenthesis.
        package static var name: Int { 16 }
        /// The index of its first pattern (4 digits).
        package static var firstPattern: Int { 24 }
        /// 0, or the index in its module of the type on whose instance it is called, plus 1 (2 digits).
        package static var instanceType: Int { 28 }
        /// Its owner, which is the module and the types that enclose it: offset (4 digits) and length (2 digits).
        package static var owner: Int { 30 }
        package static var size: Int { 36 }
    }

    /// A pattern of a handler, whose index is the same as in the matcher.
    package enum Pattern {
        /// The handler's index (4 digits).
        package static var handler: Int { 0 }
        /// The origins that it is open to, one bit each, and ``readsLoosely`` (1 digit).
        package static var origins: Int { 4 }
        /// The bit for a pattern whose values are read loosely.
        package static var readsLoosely: Int { 32 }
        /// The pattern: offset and length (4 digits each).
        package static var pattern: Int { 5 }
        /// The placeholders of the handler's parameters: the offset among the strings (4 digits) of one digit for each
        /// parameter.
        ///
        /// The digit is the placeholder's index, or 63 for none.
        package static var bindings: Int { 13 }
        /// 0, or the index in its module of the function that decides whether the route accepts a request, plus 1 (2
        /// digits).
        package static var condition: Int { 17 }
        /// The number of parameters that the marker fixes (1 digit), and the offset among the strings of their names
        /// and values (4 digits).
        package static var fixedCount: Int { 19 }
        package static var fixed: Int { 20 }
        /// The number of placeholders (1 digit), and the offset among the strings of their list (4 digits).
        package static var captureCount: Int { 24 }
        package static var captures: Int { 25 }
        package static var size: Int { 29 }
    }

    /// A parameter: the offset (4 digits) and length (3 digits) of its name, and the sum of ``takesCallback`` and twice
    /// its ``ValueForm`` (1 digit).
    package enum Parameter {
        package static var name: Int { 0 }
        package static var length: Int { 4 }
        package static var kind: Int { 7 }
        /// The bit for a parameter that takes a callback.
        package static var takesCallback: Int { 1 }
        package static var size: Int { 8 }
    }

    /// A parameter that a pattern fixes: offset and length of its name and of its value (4 digits each).
    package enum Fixed {
        package static var name: Int { 0 }
        package static var value: Int { 8 }
        package static var size: Int { 16 }
    }

    /// A placeholder of a pattern: offset and length of its name (4 digits each), and 1 if it takes any number of
    /// values (1 digit).
    package enum Capture {
        package static var name: Int { 0 }
        package static var isRepeated: Int { 8 }
        package static var size: Int { 9 }
    }

    /// A slot of the index: a handler's identity (8 bytes) and its index (4 digits).
    package enum Slot {
        package static var identity: Int { 0 }
        package static var handler: Int { 8 }
        package static var size: Int { 12 }
        /// The identity in a free slot: no digit is this byte.
        package static var free: UInt64 { 0x7C7C_7C7C_7C7C_7C7C }
    }

    /// The digit of a parameter without a placeholder.
    package static var unbound: Int { 63 }

    /// The maximum number of parameters, and of placeholders, of a handler.
    package static var parameterLimit: Int { 62 }

    /// The slot where the search for an identity begins.
    package static func slot(of identity: UInt64, bits: Int) -> Int {
        // The odd factor, 2^64 divided by the golden ratio, spreads all bits upwards, so the top ones are the slot.
        bits == 0 ? 0 : Int(truncatingIfNeeded: (identity &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 &- bits))
    }
}
