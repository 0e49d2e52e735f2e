import Testing

@testable import routegen

@Suite struct RootFolderTests {
    @Test(
        "Paths are relative to the root, from any folder",
        arguments: [
            (".", "/checkout/app", "Sources/A.swift", "Sources/A.swift"),
            (".", "/checkout/app", "./Sources/../Sources/A.swift", "Sources/A.swift"),
            (".", "/checkout/app", "/checkout/app/Sources/A.swift", "Sources/A.swift"),
            (".", "/checkout/app", "/checkout/other/A.swift", "../other/A.swift"),
            ("app", "/work", "app/Sources/A.swift", "Sources/A.swift"),
            ("/checkout/app/", "/elsewhere", "/checkout/app/Sources/A.swift", "Sources/A.swift"),
            ("/checkout/app", "/elsewhere", "/checkout/apple/A.swift", "../apple/A.swift"),
            ("/", "/work", "A.swift", "work/A.swift"), ("..", "/", "A.swift", "A.swift"),
        ]
    )
    func paths(_ root: String, _ current: String, _ file: String, _ path: String) {
        #expect(RootFolder(root, in: current).path(to: file) == path)
    }
}
