// The module has types with the names of those that generated code uses, and one with the name of the module itself.

struct HostileNames { var value: Swift.Int }
struct Actor { var name: Swift.String }
struct Sendable {}
struct Error {}
struct Task {}
struct Result { var value: Swift.Int }
struct Int { var digits: Swift.String }
struct StaticString {}
struct Bool {}
struct Void {}
struct Route { var stops = [HostileNames(value: 7)] }
struct Router {}
struct RouteStore {}
struct RoutePath {}
struct RouteTable {}
struct RouteCall {}
enum Swiftly {}

/// @route //hostile/actor
func actor(_ actor: Actor) -> Actor { actor }

/// @route //hostile/result
func result(_ int: Int) throws -> Result { Result(value: int.digits.count) }

/// @route //hostile/waiting/:name
func waiting(name: String) async -> String { name }

/// @route //hostile/route
func route() -> Route { Route() }

/// @route //hostile/void
func void() {}

/// @route //hostile/module
func module(_ value: HostileNames) -> HostileNames { value }

extension RouteCall {
    /// @route //hostile/call
    static func open() -> String { "call" }
}

/// @route //hostile/main
@MainActor func main(_ flag: Swift.Bool) -> Swift.Bool { flag }
