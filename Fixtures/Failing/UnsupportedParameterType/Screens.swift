// The tool warns of a type that the module's own sources declare.
//
// It does not know which types of other modules conform to `RouteValue`, so the compiler alone rejects these.

/// A placeholder cannot become `ObjectIdentifier`: only the compiler knows that this type does not say how.
///
/// @route //pay/:amount
func pay(amount: ObjectIdentifier) -> Int { amount.hashValue }

/// The web would have to write `ObjectIdentifier` into the query.
///
/// @route(from: webView) //offer
func offer(limit: [ObjectIdentifier], note: String?) -> Int { limit.count }

/// Code in the app can pass the value in the context.
///
/// @route //refund
func refund(amount: ObjectIdentifier) -> Int { amount.hashValue }
