/// Lists the conversations near a place.
///
/// @route //chat/:number(\d+)
func chatsNearby(number: Int) -> [Int] {
    [number]
}
