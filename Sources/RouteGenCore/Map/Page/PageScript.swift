/// The page's script, in pieces that know only the ones before them.
enum PageScript {
    static let text = [#""use strict";"#, elements, search, rows, views, start].joined(separator: "\n\n")
}
