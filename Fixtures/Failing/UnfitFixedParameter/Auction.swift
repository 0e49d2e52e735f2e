/// Shows what an auction has come to.
///
/// @route(with: page=first, tab=results) //auction/:id/results
func openAuction(id: Int, page: Int = 1) -> String { "auction \(id), page \(page)" }
