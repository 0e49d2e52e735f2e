/// Opens the catalog.
///
/// @route //catalog/:page(\d+)
public func openCatalog(page: Int) -> String { "page \(page)" }
