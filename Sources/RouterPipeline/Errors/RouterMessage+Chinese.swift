import RouteTables
import RouterRuntime

extension RouterMessage {
    var chinese: String {
        switch self {
        case .malformedURL(let url, let error) where error.reason == .escapeIsNotUTF8:
            "无法读取“\(url)”中的值：\(error.chinese)"
        case .malformedURL(let url, let error): "“\(url)”不是有效的 URL：\(error.chinese)"
        case .notFound(let url): "没有与“\(url)”匹配的路由"
        case .unknownRoute(let pattern, let module?):
            "路由表中没有路由“\(pattern)”，因为应用没有链接它所在的模块“\(module)”：请把“\(module)”添加到应用 target 的依赖中"
        case .unknownRoute(let pattern, nil): "路由表中没有路由“\(pattern)”"
        case .refusedRoute(let pattern): "路由“\(pattern)”不接受此请求：其标记中 when: 指定的函数返回了 false"
        case .unknownHandler(let index, let handler): "“\(handler)”所在的模块中没有第 \(index) 个处理函数，请重新构建该模块"
        case .missingParameter(let name, let type, let handler): "“\(handler)”缺少类型为“\(type)”的参数“\(name)”"
        case .invalidParameter(let name, let text, let type, let handler):
            "“\(text)”不是“\(type)”类型的值，而“\(handler)”的参数“\(name)”需要该类型"
        case .callbackCount(let handler, let count, let passed):
            "“\(handler)”接受 \(count) 个回调，而请求带了 \(passed) 个"
        case .unusedCallback(let name, let handler): "“\(handler)”没有参数可接收请求中名为“\(name)”的回调"
        case .hiddenCallback(let name, let handler):
            "构建时无法得知“\(handler)”的参数“\(name)”是函数：如果其类型是其他模块中函数类型的别名，请在处理函数中直接写出函数类型，或用 with(userInfo:) 传递闭包"
        case .isolatedInstance(let type): "“\(type)”隔离于某个 actor：请在主 actor 上注册，或直接提供其实例"
        case .missingInstance(let type, let handler):
            "“\(handler)”需要“\(type)”的实例：请先调用 router.register(_:) 或 router.provide(_:factory:)"
        case .wrongResult(let actual, let expected, let handler):
            "\(handler.map { "“\($0)”返回" } ?? "结果的类型是")“\(actual)”，而调用方需要“\(expected)”"
        case .resultNotSendable(let type, let handler):
            "“\(handler)”返回的“\(type)”不符合 Sendable，不能离开其隔离域：请让它符合 Sendable，或在该隔离域中调用"
        case .notSendable(let handler):
            "“\(handler)”不能使用请求中的某个值，因为它不符合 Sendable，并且属于之前的调用或其他隔离域："
                + "请为每次调用创建新的路由，或让该值符合 Sendable（闭包使用 @Sendable），"
                + "或将处理函数隔离于主 actor 并在主 actor 上调用"
        case .mainActorHandler(let handler): Self.isIsolatedInChinese("“\(handler)”")
        case .mainActorCondition(let url): Self.isIsolatedInChinese("“\(url)”的某条路由的条件")
        case .asynchronousHandler(let handler): "“\(handler)”是异步的或隔离于某个 actor：请使用 await router.open"
        case .unwritableValue(let parameter, let type):
            "参数“\(parameter)”的值不能写入 URL，因为它的类型“\(type)”不符合 RouteValue"
        case .fixedValue(let parameter, let pattern): "“\(pattern)”的标记固定了参数“\(parameter)”的值，不能使用其他值"
        case .unwritableURL(let pattern, let error): "无法为“\(pattern)”生成 URL：\(error.chinese)"
        case .unsuitableScheme(let text, let capture): "“:\(capture)”捕获的“\(text)”不能作为 scheme"
        case .tooManyHops(let limit, let chain):
            "请求的跳转超过了 \(limit) 次：\(chain.map { "“\($0)”" }.joined(separator: " -> "))"
        case .problem(let problem): problem.chinese
        case .noSharedRouter:
            "Router.shared 没有任何路由，因为应用尚未设置它：请在应用启动时（在 App 的初始化方法中，或在 app delegate 的最开始）"
                + "调用 Router.share(_:) 并传入应用的路由器"
        case .custom(let text): text
        }
    }

    static func isIsolatedInChinese(_ name: String) -> String {
        "\(name)隔离于主 actor：请在主 actor 上调用，或使用 await router.open"
    }
}

extension RouteURLError {
    fileprivate var chinese: String {
        switch reason {
        case .escapeIsNotUTF8: "第 \(offset) 个字节的转义不是 UTF-8"
        case .unclosedBracket: "第 \(offset) 个字节的主机“[”没有对应的“]”"
        case .severalPorts: "第 \(offset) 个字节：主机有不止一个端口"
        case .unsuitableAuthority: "第 \(offset) 个字节：该字符不能出现在主机或其用户信息中"
        case .authorityTooLong: "主机超过了 1,024 字节"
        case .tooLong: "路径超过了 16,384 字节"
        }
    }
}

extension RouteURLWritingError {
    fileprivate var chinese: String {
        switch self {
        case .missing(let name): "“:\(name)”没有值"
        case .tooMany(let name): "“:\(name)”只接受一个值，却给了多个"
        case .unsuitable(let name, let value): "“\(value)”不是“:\(name)”接受的值"
        case .unknown(let name): "模式没有捕获“:\(name)”"
        case .regex(let pattern): "“\(pattern)”是整个 URL 的正则表达式，无法生成唯一的 URL"
        case .undetermined(let pattern): "“\(pattern)”没有确定每个位置的内容"
        }
    }
}
