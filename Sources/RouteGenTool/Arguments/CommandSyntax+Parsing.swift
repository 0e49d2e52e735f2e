extension CommandSyntax {
    /// Sorts the arguments after the subcommand into options and operands, and adds them to others.
    ///
    /// `--option value` and `--option=value` mean the same. After `--`, every argument is an operand.
    func parse(
        _ arguments: [String],
        after others: ParsedArguments = ParsedArguments()
    ) throws(UsageError) -> ParsedArguments {
        var parsed = others
        var index = arguments.startIndex
        var onlyOperands = false
        while index < arguments.endIndex {
            let argument = arguments[index]
            index += 1
            if onlyOperands || !argument.hasPrefix("-") || argument == "-" {
                parsed.operands.append(argument)
            } else if argument == "--" {
                onlyOperands = true
            } else if argument == "--help" || argument == "-h" {
                parsed.asksForHelp = true
            } else {
                try read(argument, of: arguments, at: &index, into: &parsed)
            }
        }
        if !parsed.asksForHelp {
            try validate(parsed)
        }
        return parsed
    }

    private func read(
        _ argument: String,
        of arguments: [String],
        at index: inout Int,
        into parsed: inout ParsedArguments
    ) throws(UsageError) {
        let name = argument.firstIndex(of: "=").map { String(argument[..<$0]) } ?? argument
        let attached = argument.firstIndex(of: "=").map { String(argument[argument.index(after: $0)...]) }
        guard let option = options.first(where: { $0.name == name }) else {
            let suggestion = Suggestion.text(for: name, among: options.map(\.name))
            throw UsageError("'\(self.name)' has no option '\(name)'\(suggestion)", usageOf: self)
        }
        guard let valueName = option.value else {
            guard attached == nil else { throw UsageError("\(name) does not take a value") }
            parsed.values[name, default: []].append("")
            return
        }
        if let attached {
            parsed.values[name, default: []].append(attached)
        } else if index < arguments.endIndex {
            parsed.values[name, default: []].append(arguments[index])
            index += 1
        } else {
            throw UsageError("\(name) needs a value: \(name) \(valueName)")
        }
    }

    private func validate(_ parsed: ParsedArguments) throws(UsageError) {
        for option in options {
            let count = (parsed.values[option.name]?.count ?? 0) + (parsed.package.modules[option.name]?.count ?? 0)
            switch option.count {
            case .required where count == 0, .requiredRepeated where count == 0:
                let term = [option.name, option.value].compactMap { $0 }.joined(separator: " ")
                throw UsageError("'\(name)' needs \(term)", usageOf: self)
            case .required where count > 1, .optional where count > 1:
                throw UsageError("\(option.name) appears \(count) times, but can appear only once")
            default:
                break
            }
        }
        if operands == nil, let operand = parsed.operands.first {
            throw UsageError("'\(name)' does not take arguments, such as '\(operand)'", usageOf: self)
        }
    }
}
