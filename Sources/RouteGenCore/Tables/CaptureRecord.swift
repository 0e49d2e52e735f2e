/// How to find a capture in a matched URL.
package struct CaptureRecord: Hashable {
    package var kind: Int
    package var region: Int
    package var first = 0
    package var second = 0
    package var program = 0
    package var group = 0
}
