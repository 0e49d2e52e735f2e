import RouteTables
import RouterRuntime

/// The message of an error of the pipeline.
package enum PipelineProblem: RouterProblem {
    case mainActorRewriting(name: String?)
    case mainActorMiddleware(scope: String?)
    case mainActorFallback
    case asynchronousMiddleware(scope: String?)
    case repeatedNext(scope: String?)
    case tooMuchMiddleware(Int)
    case wrongResult(actual: String, expected: String, RouteResponse.Stage)
    case invalidRelocation(path: String, RelocationProblem)

    package var english: String {
        switch self {
        case .mainActorRewriting(let name):
            RouterMessage.isIsolated("the rewriting closure\(name.map { " '\($0)'" } ?? "")")
        case .mainActorMiddleware(let scope): RouterMessage.isIsolated(Self.english(scope))
        case .mainActorFallback: RouterMessage.isIsolated("the fallback for a failed request")
        case .asynchronousMiddleware(let scope): "\(Self.english(scope)) is asynchronous: use await router.open"
        case .repeatedNext(let scope):
            "\(Self.english(scope)) calls 'next' again before its first call has ended: await one call before the next"
        case .tooMuchMiddleware(let count):
            "\(count) pieces of middleware apply to the request, and a request passes through at most \(MiddlewareChain.limit): "
                + "give them scopes, with router.use(for:)"
        case .wrongResult(let actual, let expected, let stage):
            "\(Self.english(stage)) returns '\(actual)', but the caller expects '\(expected)'"
        case .invalidRelocation(let path, let problem): "the relocation of '\(path)' is refused: \(problem.english)"
        }
    }

    private static func english(_ stage: RouteResponse.Stage) -> String {
        switch stage {
        case .handler: "the handler"
        case .middleware(let scope): english(scope)
        case .fallback: "the fallback for a failed request"
        }
    }

    private static func english(_ scope: String?) -> String {
        "the middleware of \(scope.map { "'\($0)'" } ?? "all requests")"
    }

    package var chinese: String {
        switch self {
        case .mainActorRewriting(let name):
            RouterMessage.isIsolatedInChinese("重写闭包\(name.map { "“\($0)”" } ?? "")")
        case .mainActorMiddleware(let scope): RouterMessage.isIsolatedInChinese(Self.chinese(scope))
        case .mainActorFallback: RouterMessage.isIsolatedInChinese("请求失败时的 fallback ")
        case .asynchronousMiddleware(let scope): "\(Self.chinese(scope))是异步的：请使用 await router.open"
        case .repeatedNext(let scope): "\(Self.chinese(scope))在上一次 next 调用结束前再次调用了 next：请先 await 上一次调用"
        case .tooMuchMiddleware(let count):
            "有 \(count) 个中间件作用于该请求，而一个请求最多经过 \(MiddlewareChain.limit) 个：请用 router.use(for:) 限定它们的范围"
        case .wrongResult(let actual, let expected, let stage):
            "\(Self.chinese(stage))返回“\(actual)”，而调用方需要“\(expected)”"
        case .invalidRelocation(let path, let problem): "“\(path)”的重定位被拒绝：\(problem.chinese)"
        }
    }

    private static func chinese(_ stage: RouteResponse.Stage) -> String {
        switch stage {
        case .handler: "处理函数"
        case .middleware(let scope): chinese(scope)
        case .fallback: "请求失败时的 fallback "
        }
    }

    private static func chinese(_ scope: String?) -> String {
        scope.map { "“\($0)”的中间件" } ?? "作用于所有请求的中间件"
    }

    /// A caller outside of the app may know that a call must be awaited, but not the scope of the middleware.
    package var reduced: (any RouterProblem)? {
        switch self {
        case .asynchronousMiddleware: PipelineProblem.asynchronousMiddleware(scope: nil)
        case .mainActorMiddleware: PipelineProblem.mainActorMiddleware(scope: nil)
        case .wrongResult(let actual, let expected, _): ReducedResult(actual: actual, expected: expected)
        default: nil
        }
    }
}

/// The message about a result of another type than the caller expects, without its source.
private struct ReducedResult: RouterProblem {
    let actual: String
    let expected: String

    private var message: RouterMessage { .wrongResult(actual: actual, expected: expected, handler: nil) }
    var english: String { message.english }
    var chinese: String { message.chinese }
}

extension RelocationProblem {
    fileprivate var english: String {
        switch self {
        case .malformed(let problem): problem
        case .invalidTarget(let english, _): english
        case .unknownTarget(let target): "no route takes the target '\(target)'"
        case .unknownPath(let path): "no route has the path '\(path)'"
        case .existingPath(let path): "a route has the path '\(path)' already"
        case .unknownHandler(let name, let nearest):
            "there is no handler '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .ambiguousHandler(let name, let handlers):
            "'\(name)' could be \(handlers.map { "'\($0)'" }.joined(separator: " or "))"
        case .cycle(let chain): "it forms a cycle: \(chain.map { "'\($0)'" }.joined(separator: " -> "))"
        }
    }
}

extension RelocationProblem {
    fileprivate var chinese: String {
        switch self {
        case .invalidTarget(_, let chinese): chinese
        case .malformed(let problem): "格式不正确（\(problem)）"
        case .unknownTarget(let target): "没有路由接受目标“\(target)”"
        case .unknownPath(let path): "没有路径为“\(path)”的路由"
        case .existingPath(let path): "路径“\(path)”已有路由"
        case .unknownHandler(let name, let nearest):
            "没有处理函数“\(name)”" + (nearest.map { "；是否想写“\($0)”？" } ?? "")
        case .ambiguousHandler(let name, let handlers):
            "“\(name)”可能是\(handlers.map { "“\($0)”" }.joined(separator: "或"))"
        case .cycle(let chain): "形成了循环：\(chain.map { "“\($0)”" }.joined(separator: " -> "))"
        }
    }
}
