import Foundation
import Testing

@testable import routegen

@Suite struct SourceTreeTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func root(_ path: String) -> String { SourceTree().root(of: folder.path(path)) }

    @Test("The tree is the nearest repository, then the outermost package, then the file's folder") func trees() throws
    {
        try folder.write([], to: "Mono/.git/HEAD")
        try folder.write([], to: "Mono/App/Package.swift")
        try folder.write([], to: "Mono/.build/registry/Feature/Package.swift")
        try folder.write([], to: "Mono/.build/checkouts/Other/.git/HEAD")
        try folder.write([], to: "Package/Package.swift")
        try folder.write([], to: "Package/Inner/Package.swift")
        #expect(root("Mono/App/Sources/A.swift") == folder.path("Mono"))
        #expect(root("Mono/.build/registry/Feature/Sources/A.swift") == folder.path("Mono/.build/registry/Feature"))
        #expect(root("Mono/.build/checkouts/Other/Sources/A.swift") == folder.path("Mono/.build/checkouts/Other"))
        #expect(root("Package/Inner/Sources/A.swift") == folder.path("Package"))
        #expect(root("Alone/Sources/A.swift") == folder.path("Alone/Sources"))
    }

    @Test("A folder that links to another repository does not belong to it") func linkedRepository() throws {
        try folder.write([], to: "Mono/.git/HEAD")
        try folder.write([], to: "Other/.git/HEAD")
        try folder.write([], to: "Other/A.swift")
        #expect(symlink("../Other", folder.path("Mono/Linked")) == 0)
        #expect(symlink("Mono", folder.path("Short")) == 0)
        #expect(root("Mono/Linked/A.swift") == folder.path("Mono"))
        #expect(!SourceTree().contains(folder.path("Mono/Linked/A.swift")))
        #expect(SourceTree(root: folder.path("Other")).contains(folder.path("Mono/Linked/A.swift")))
        // A repository that is itself reached through a link is one.
        try folder.write([], to: "Mono/B.swift")
        #expect(root("Short/B.swift") == folder.path("Short"))
        #expect(SourceTree().contains(folder.path("Short/B.swift")))
    }

    @Test("Nothing in `.git` belongs to the tree, and no file that does not exist") func outside() throws {
        try folder.write([], to: "Mono/.git/config")
        #expect(symlink(".git/config", folder.path("Mono/A.swift")) == 0)
        #expect(!SourceTree().contains(folder.path("Mono/A.swift")))
        #expect(!SourceTree().contains(folder.path("Mono/Gone.swift")))
    }
}
