struct Money {
    var cents: Int
}

/// A placeholder cannot become `Money`: the sources show no way, and the compiler knows that there is none.
///
/// @route //pay/:amount
func pay(amount: Money) -> Int { amount.cents }

/// The web would have to write `Money` into the query.
///
/// @route(from: webView) //offer
func offer(limit: [Money], note: String?) -> Int { limit.count }

/// Code in the app can pass the value in the context.
///
/// @route //refund
func refund(amount: Money) -> Int { amount.cents }
