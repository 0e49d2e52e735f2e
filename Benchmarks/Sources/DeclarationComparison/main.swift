import SwiftParser
import SwiftSyntax
print(Parser.parse(source: "let a = 1").description)
