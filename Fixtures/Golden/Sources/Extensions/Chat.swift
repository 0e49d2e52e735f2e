/// @route //chat
final class Chat {
    enum Kind: String { case group, direct }

    init() {}
}

public struct List {
    init() {}
}

/// Its isolation comes from the protocol's conformance in another file.
protocol Described {}
