/// How to find a capture in a matched URL.
package struct CaptureRecord: Hashable {
    package var kind: Int
    package var region: Int
    package var first = 0
    package var second = 0
    package var program = 0
    package var group = 0

    package init(_ kind: Int, _ region: Int, first: Int = 0, second: Int = 0, program: Int = 0, group: Int = 0) {
        self.kind = kind
        self.region = region
        self.first = first
        self.second = second
        self.program = program
        self.group = group
    }
}
