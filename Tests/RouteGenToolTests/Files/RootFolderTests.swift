import Testing

@testable import routegen

@Suite struct RootFolderTests {
    @Test(
        "Paths are relative to the root, from any folder",
        arguments: [
            (".", "/work/app", "Sources/A.swift", "Sources/A.swift"),
            (".", "/work/app", "./Sources/../Sources/A.swift", "Sources/A.swift"),
            (".", "/work/app", "/work/app/Sources/A.swift", "Sources/A.swift"),
            (".", "/work/app", "/work/other/A.swift", "../other/A.swift"),
            ("app", "/work", "app/Sources/A.swift", "Sources/A.swift"),
            ("/work/app/", "/elsewhere", "/work/app/Sources/A.swift", "Sources/A.swift"),
            ("/work/app", "/elsewhere", "/work/apple/A.swift", "../apple/A.swift"),
            ("/", "/work", "A.swift", "work/A.swift"), ("..", "/", "A.swift", "A.swift"),
        ]
    )
    func paths(_ root: String, _ current: String, _ file: String, _ path: String) {
        #expect(RootFolder(root, in: current).path(to: file) == path)
    }
}
