extension PackedText {
    /// The fields of a record that is within the data, at offsets that are constants of its format.
    ///
    /// A comparison of the record's bounds suffices for all of its fields, so these are read without another one. They
    /// are within the record, whatever the data is: debug builds check the constants.
    package struct Fields {
        private let start: UnsafePointer<UInt8>
        private let size: Int

        @inline(__always)
        fileprivate init(_ start: UnsafePointer<UInt8>, _ size: Int) {
            self.start = start
            self.size = size
        }

        /// The byte of a field.
        @inline(__always)
        package subscript(field: Int) -> UInt8 {
            assert(field >= 0 && field < size)
            return start[field]
        }

        /// The digit of a field.
        @inline(__always)
        package func digit(_ field: Int) -> Int {
            // The low six bits are the value of a digit.
            Int(self[field] & 63)
        }

        /// The number of a field of two digits.
        @inline(__always)
        package func number2(_ field: Int) -> Int { digit(field) &<< 6 | digit(field &+ 1) }

        /// The number of a field of four digits.
        @inline(__always)
        package func number4(_ field: Int) -> Int {
            assert(field >= 0 && field &+ 4 <= size)
            let word = UInt32(
                littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: field, as: UInt32.self)
            )
            // The first and the third digit move up by their six bits, next to the second and the fourth. So each half of
            // the word is a number of two digits, and the lower half is the more significant one.
            let pairs = (word & 0x003F_003F) &<< 6 | (word &>> 8) & 0x003F_003F
            return Int(truncatingIfNeeded: (pairs & 0xFFF) &<< 12 | pairs &>> 16)
        }

        /// The eight bytes of a field, the first in the lowest byte.
        @inline(__always)
        package func word(_ field: Int) -> UInt64 {
            assert(field >= 0 && field &+ 8 <= size)
            return UInt64(
                littleEndian: UnsafeRawPointer(start).loadUnaligned(fromByteOffset: field, as: UInt64.self)
            )
        }
    }

    /// The fields of a record of a size at an offset; `nil` if it is not within the data.
    @inline(__always)
    package func fields(at offset: Int, size: Int) -> Fields? {
        let last = count &- size
        // A negative offset is a large number without a sign, so one comparison suffices where the data is long enough.
        let isLongEnough = size <= PackedText.least || last >= 0
        return isLongEnough && UInt(bitPattern: offset) <= UInt(bitPattern: last) ? Fields(base + offset, size) : nil
    }
}
