import RoutePatterns
import RouterRuntime

/// The message about a target that a rule or a relocation cannot have.
package struct InvalidTarget: RouterProblem {
    let target: String
    let problem: RewriteTargetProblem

    package init(_ target: String, _ problem: RewriteTargetProblem) {
        self.target = target
        self.problem = problem
    }

    package var english: String { "the target '\(target)' \(englishProblem)" }

    package var chinese: String { "目标“\(target)”\(chineseProblem)" }

    private var englishProblem: String {
        switch problem {
        case .trailingBackslash: "ends with a backslash that escapes nothing"
        case .unknownCapture(let name): "refers to ':\(name)', which the pattern does not capture"
        case .dollar(let number):
            "refers to a group as '$\(number)'; write ':\(number)', or '\\$\(number)' for that text"
        case .constraint(let name):
            "has a constraint after ':\(name)'; targets take captured values unchanged"
        case .partialWildcard: "has a '*' that is not a whole component; write '\\*' for the character"
        case .tooManyWildcards: "has more wildcards than the pattern"
        case .hostWithSlashes(let text):
            "has '\(text)' as its host, which may contain slashes; capture the host on its own, as in '//:host/**'"
        }
    }

    private var chineseProblem: String {
        switch problem {
        case .trailingBackslash: "以没有转义任何字符的反斜杠结尾"
        case .unknownCapture(let name): "引用了“:\(name)”，但模式没有捕获它"
        case .dollar(let number): "用“$\(number)”引用了分组；请写成“:\(number)”，如果需要该文本本身，请写成“\\$\(number)”"
        case .constraint(let name): "在“:\(name)”后面带有约束；捕获的内容会原样带过去，不需要约束"
        case .partialWildcard: "中的“*”不是一个完整的路径段；如果需要该字符本身，请写成“\\*”"
        case .tooManyWildcards: "中的通配符比模式中的多"
        case .hostWithSlashes(let text): "把“\(text)”用作主机，但它可能含有斜杠；请单独捕获主机，例如“//:host/**”"
        }
    }
}

/// The message about a rule whose pattern begins with an own link.
struct OwnLinkPattern: RouterProblem {
    let pattern: String
    /// The pattern for the URLs of all own links.
    let general: String

    var english: String {
        "the pattern '\(pattern)' begins with an own link, so it does not take the same URLs of others; write '\(general)'"
    }

    var chinese: String { "模式“\(pattern)”以应用自己的链接开头，因此不匹配其他链接中相同的URL；请写成“\(general)”" }
}
