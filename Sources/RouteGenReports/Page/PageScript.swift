/// The page's script, in pieces that know only the ones before them.
enum PageScript {
    static let text = [
        #""use strict";"#, elements, search, rows, views, url, table, matching, captures, rewriting, nearest, lookUp,
        answer, start,
    ]
    .joined(separator: "\n\n")
}
