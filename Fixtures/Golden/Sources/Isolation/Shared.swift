import GoldenModels

typealias UI = MainActor

/// A name of a global actor is followed to the actor.
///
/// @route //isolation/alias
@UI func alias(_ body: @escaping @UI () -> Int) -> Int { body() }

enum Space {
    @globalActor actor Render {
        static let shared = Render()
    }

    typealias Brush = Render

    /// @route //isolation/draw
    @Render static func draw() -> String {
        Render.preconditionIsolated()
        return "drawn"
    }

    /// @route //isolation/paint
    @Brush static func paint(_ body: @escaping @Brush () -> Int) -> Int { body() }

    /// An actor of the type in closures that are optional, or in an array.
    ///
    /// @route //isolation/sketch
    static func sketch(_ first: (@Render () -> Int)? = nil, then others: [@Space.Brush () -> Int] = []) -> Int {
        (first == nil ? 0 : 1) + others.count
    }

    @Render final class Canvas {
        init() {}

        /// @route
        func size() -> Int {
            Render.preconditionIsolated()
            return 5
        }
    }
}

class Base {
    @MainActor init() {}

    @MainActor func show() -> String { "base" }

    func name() -> String { "base" }
}

/// Inherits the isolation of the initializer. That of the method is written, since the router does not look it up.
final class Derived: Base {
    /// @route
    @MainActor override func show() -> String {
        MainActor.preconditionIsolated()
        return "derived"
    }
}

/// An overriding method is not isolated as its class is, but as the overridden method is, which is written.
@DatabaseActor final class Nonisolated: Base {
    /// @route
    nonisolated override func name() -> String { "nonisolated" }
}

protocol Player {
    @MainActor func play() -> String
    func stop() -> String
}

protocol Recorder: Player {}

@DatabaseActor protocol Indexed {
    func index() -> String
}

/// The conformance isolates what it requires, and nothing else. The router reads it from the method.
struct Radio: Recorder {
    /// @route
    @MainActor func play() -> String {
        MainActor.preconditionIsolated()
        return "play"
    }

    /// @route
    func stop() -> String { "stop" }
}

/// The extension isolates what its own protocols require.
extension Radio: Indexed {
    /// @route
    @DatabaseActor func index() -> String {
        DatabaseActor.preconditionIsolated()
        return "index"
    }

    /// @route
    func title() -> String { "title" }
}

/// A nonisolated type takes no isolation from its protocols.
nonisolated struct Mute: Player {
    /// @route
    func play() -> String { "mute" }

    func stop() -> String { "stop" }
}
