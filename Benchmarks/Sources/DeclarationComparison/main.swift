import Corpus
import Foundation
import RouteGenCore
import SwiftParser
import SwiftSyntax

// Parses every Swift file below the folders given, with swift-syntax and with RouteGen, and compares what they say.
//
//   swift run -c release DeclarationComparison FOLDER...

let paths = SwiftFiles.list(below: SwiftFiles.folders)
var compared = 0
var undocumentedCompared = 0
var differences = 0
var others: [String: Int] = [:]

@MainActor func report(_ path: String, _ summary: Summary, _ message: String) {
    differences += 1
    print("\(path):\(summary.line):\(summary.column): \(summary.kind) \(summary.name): \(message)")
}

for path in paths {
    guard let bytes = SwiftFiles.read(path) else { continue }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let collector = DeclarationCollector(converter: SourceLocationConverter(fileName: path, tree: tree))
    collector.walk(tree)
    others.merge(collector.otherDocumented, uniquingKeysWith: +)

    let file = bytes.withUnsafeBufferPointer { DeclarationParser.parse(path: path, bytes: $0) }
    var ours: [String: Summary] = [:]
    for declaration in file.declarations {
        let summary = Summary(declaration)
        ours[summary.key] = summary
    }

    for theirs in collector.summaries {
        guard theirs.isDocumented || !theirs.isLocal else { continue }
        if theirs.isDocumented { compared += 1 } else { undocumentedCompared += 1 }
        guard let own = ours.removeValue(forKey: theirs.key) else {
            report(path, theirs, "not found by RouteGen")
            continue
        }
        for (property, expected) in theirs.properties.sorted(by: { $0.key < $1.key }) {
            let found = own.properties[property] ?? ""
            guard found != expected else { continue }
            report(path, theirs, "\(property): swift-syntax says \"\(expected)\", RouteGen \"\(found)\"")
        }
    }
    for own in ours.values.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
        report(path, own, "not found by swift-syntax")
    }
}

print("\(paths.count) files")
print("\(compared) documented declarations and \(undocumentedCompared) others compared")
print(
    "\(others.values.reduce(0, +)) documented nodes that are no declarations here: \(others.sorted { $0.key < $1.key })"
)
print("\(differences) differences")
exit(differences == 0 && compared > 0 ? 0 : 1)
