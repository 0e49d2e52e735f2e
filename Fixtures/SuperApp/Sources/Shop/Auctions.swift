/// Shows an auction; the links of the old app name its parts by paths of their own.
///
/// @route(with: tab=insights, name: auctionResults) //auction/:id/results
/// @route //auction/:id/:tab?
func openAuction(id: Int, tab: String = "bids") -> String { "auction \(id), \(tab)" }
