/// Opens a page.
///
/// It is *the* page: `Documentation/page(_:)`, with "quotes", a \ backslash and */ the end of a comment.
///
/// @route //page/:id
///
/// - Parameters:
///   - id: Its number.
///   - title: What stands above it.
/// - Returns: The page.
/// - Throws: Never.
///
/// ```swift
/// page(id: 5)  // ``page(id:title:)``
///
///     // indented
/// ```
func page(id: Int, title: String = "") -> String { "\(id) \(title)" }

/**
 Opens a block.

 @route //block/:id

    - Parameter id: Its number.
 */
func block(id: Int) -> Int { id }

/**
 * Opens a block with stars.
 *
 * @route //stars
 */
func stars() -> String { "stars" }

/// @route //first - the marker is the first line
/// Comes after it.
func first() -> String { "first" }

/// @route //undocumented
func undocumented() -> String { "undocumented" }

/// Indented by a tabulator.	Another one.
///
/// @route //tabs
func tabs() -> String { "tabs" }

/// Before.

/// After an empty line.
/// @route //gap
func gap() -> String { "gap" }
