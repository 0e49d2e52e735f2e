#if os(Linux)
    import Foundation

    /// An executable for Linux with 64 bits, of which the sizes of the sections are read.
    struct ElfFile {
        private let bytes: [UInt8]

        init(_ data: Data) {
            bytes = [UInt8](data)
        }

        /// The bytes of all sections that a process loads from the file: text and data, without zeros that are not in the file.
        var loadedSize: Int {
            let (table, entrySize, count) = (number(0x28, bytes: 8), number(0x3A, bytes: 2), number(0x3C, bytes: 2))
            let sections = (0..<count).map { table + $0 * entrySize }
            return sections.reduce(0) { size, section in
                let isLoaded = number(section + 8, bytes: 8) & 2 != 0
                let isInFile = number(section + 4, bytes: 4) != 8
                return isLoaded && isInFile ? size + number(section + 0x20, bytes: 8) : size
            }
        }

        private func number(_ offset: Int, bytes count: Int) -> Int {
            guard offset >= 0, offset + count <= bytes.count else { return 0 }
            return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }
#endif
