/// @route //open/id/:id
func open(id: Int) -> String { "id \(id)" }

/// @route //open/name/:name
func open(name: String) -> String { "name \(name)" }

/// @route //open/both/:id/:name
/// @route //open/pair/:id/:name
func open(id: Int, name: String) -> String { "both \(id) \(name)" }

/// @route(name: openUnlabeled) //open/unlabeled/:id
func open(_ id: Int) -> String { "unlabeled \(id)" }

/// Told apart by the type alone, so it needs a name.
///
/// @route(name: openText) //open/text/:id
func open(id: String) -> String { "text \(id)" }

/// @route //open
func open() -> String { "nothing" }

final class Reader {
    /// @route
    func read(page: Int) -> String { "page \(page)" }

    /// @route //reader/line/:line
    func read(line: Int) -> String { "line \(line)" }

    /// Static and instance methods of one name.
    ///
    /// @route //reader/all/:all
    static func read(all: Bool) -> String { "all \(all)" }
}

/// A free function whose name is that of a type's property in the store.
///
/// @route //reader
func reader(count: Int) -> String { "reader \(count)" }

enum Format {
    /// Distinguished by the type of the result alone.
    ///
    /// @route(name: formatNumber) //format/number
    static func preferred() -> Int { 1 }

    /// @route(name: formatText) //format/text
    static func preferred() -> String { "text" }

    /// @route(name: formatNothing) //format/nothing
    static func preferred() {}
}

/// Another file, without markers, has a function that differs only in its result.
///
/// @route //stamp
func stamp() -> Int { 7 }
