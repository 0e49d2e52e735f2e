import Foundation

/// @route //imports/data
func data(_ data: Data) -> Int { data.count }
