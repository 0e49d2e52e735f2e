#if os(Linux)
    import Foundation

    /// The sections of an object file for Apple's systems (`mach-o/loader.h`).
    struct MachOFile {
        private let bytes: [UInt8]

        init(_ data: Data) {
            bytes = [UInt8](data)
        }

        /// The bytes of all sections that reach the app: text and data, without zeros that are not in the file, and
        /// without what only the linker reads.
        var linkedSize: Int {
            var size = 0
            var command = 32
            for _ in 0..<number(0x10, bytes: 4) {
                if number(command, bytes: 4) == Self.segment {
                    for index in 0..<number(command + 64, bytes: 4) {
                        size += linkedSize(ofSection: command + 72 + index * 80)
                    }
                }
                command += number(command + 4, bytes: 4)
            }
            return size
        }

        /// `LC_SEGMENT_64`.
        private static let segment = 0x19

        private func linkedSize(ofSection section: Int) -> Int {
            guard section + 80 <= bytes.count else { return 0 }
            let segmentName = String(decoding: bytes[section + 16..<section + 32].prefix { $0 != 0 }, as: UTF8.self)
            // `S_ZEROFILL`.
            let isInFile = bytes[section + 64] != 1
            return isInFile && segmentName != "__LD" ? number(section + 40, bytes: 8) : 0
        }

        private func number(_ offset: Int, bytes count: Int) -> Int {
            guard offset >= 0, offset + count <= bytes.count else { return 0 }
            return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
    }
#endif
