/// The page's script, in pieces that know only the ones before them.
enum PageScript {
    static let text = [
        #""use strict";"#, ElementScript.text, RouteListScript.text, URLScript.text, TableScript.text,
        CaptureScript.text, NearestScript.text, LookUpScript.text, AnswerScript.text, StartScript.text,
    ]
    .joined(separator: "\n\n")
}
