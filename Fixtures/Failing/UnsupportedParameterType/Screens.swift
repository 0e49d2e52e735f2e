struct Money {
    var cents: Int
}

/// A placeholder cannot become `Money`: only the compiler knows that this type does not say how.
///
/// @route //pay/:amount
func pay(amount: Money) -> Int { amount.cents }
