import Corpus
print(SwiftFiles.list(below: SwiftFiles.folders).count)
