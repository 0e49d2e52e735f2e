import GoldenModels

extension Chat {
    /// @route open/:id
    func open(id: Int, kind: Kind = .group) -> String { "chat \(id) \(kind)" }

    struct Settings {
        /// @route
        func sound() -> String { "sound" }

        enum Level: String { case low, high }
    }
}

extension Chat: Described {
    /// @route :id/describe
    func describe(id: Int) -> String { "\(id)" }
}

extension Extensions.List {
    /// @route //list/:count
    func items(count: Int) -> [Int] { Array(0..<count) }
}

public extension List {
    /// @route
    static func empty() -> [Int] { [] }
}

extension Account {
    /// An extension of another module's class.
    ///
    /// @route //account/:name
    static func open(name: String) -> String { Account(name: name).name }
}

extension String {
    /// @route //shout/:text
    static func shout(text: String) -> String { text.uppercased() }
}

extension Chat.Settings {
    /// @route
    static func reset(kind: Chat.Kind) -> Chat.Kind { kind }
}

extension Account {
    /// The app provides the account: the initializers of another module's type are unknown.
    ///
    /// @route //account/greeting
    func greeting() -> String { "Hello, \(name)" }
}

extension String {
    /// `Index` is an associated type, which only its whole name shows.
    ///
    /// @route //text/end
    static func end(of text: String, after start: String.Index? = nil) -> Int {
        text.distance(from: start ?? text.startIndex, to: text.endIndex)
    }
}

struct Deck: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { 3 }
    subscript(position: Int) -> String { "card \(position)" }

    /// @route //deck/:index
    func card(index: Deck.Index) -> Deck.Element { self[index] }
}

typealias ChatSettings = Chat.Settings

extension ChatSettings {
    /// An extension of a type alias.
    ///
    /// @route //chat/volume/:level
    func volume(level: Level) -> String { "volume \(level)" }

    /// A type that is declared in the extension of an alias.
    enum Preset: String { case quiet }

    /// @route //chat/preset/:preset
    static func apply(_ preset: Preset) -> Preset { preset }
}

protocol Shuffled {
    associatedtype Order
    var order: Order { get }
}

extension Deck: Shuffled {
    var order: Int { 3 }

    /// `Order` follows from the property, without a declaration in the type, so it has its whole name.
    ///
    /// @route //deck/cut/:order
    func cut(order: Deck.Order) -> Int { order * self.order }
}

typealias Names = [String]

extension Names {
    /// The name makes handlers of an array possible, which has none itself.
    ///
    /// @route //names/:names+
    static func sorted(names: [String]) -> Names { names.sorted() }

    /// The app provides the array.
    ///
    /// @route //names
    func joinedUp() -> String { joined(separator: "+") }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
    /// Clocks have an associated type of this name, but `Duration` itself has none.
    ///
    /// @route //duration/:seconds
    static func doubled(seconds: Int) -> Duration { .seconds(2 * seconds) }
}

protocol Counter {
    associatedtype Total: RawRepresentable
    typealias Number = Total.RawValue
    typealias Numbers = [Number]
}

enum Score: Int { case low = 1, high }

struct Points: Counter {
    typealias Total = Score

    /// The underlying types of the protocol's aliases depend on this type.
    ///
    /// @route //points/:number
    static func add(number: Points.Number, to numbers: Points.Numbers = []) -> Points.Numbers { numbers + [number] }
}

class Stack<Item> {
    typealias Items = [Item]
}

final class Cards: Stack<String> {
    /// The alias of the superclass names its generic parameter, which has an argument here.
    ///
    /// @route //cards/:items+
    static func shuffled(items: Cards.Items) -> Cards.Items { items.reversed() }

    /// @route //cards/all
    static func change(_ change: () -> Void) { change() }
}
