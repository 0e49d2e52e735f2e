extension PageScript {
    /// What calls need from a URL.
    static let needs = #"""
        // The bounds of integers, by the names of their types.
        const integerBounds = Object.fromEntries([["", 64], ["8", 8], ["16", 16], ["32", 32], ["64", 64]].flatMap(
          ([suffix, width]) => [["Int" + suffix, [-(2n ** BigInt(width - 1)), 2n ** BigInt(width - 1) - 1n]],
            ["UInt" + suffix, [0n, 2n ** BigInt(width) - 1n]]]));

        // Whether a text is a value of a standard type.
        function readsAs(type, text) {
          if (type === "Bool") return /^(?:true|false|yes|no|on|off|[01])$/.test(lowercased(text));
          if (type === "Character") return [...new Intl.Segmenter().segment(text)].length === 1;
          if (type === "Double" || type === "Float") {
            const number = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(text) ? Number(text) : NaN;
            return Number.isFinite(type === "Float" ? Math.fround(number) : number);
          }
          const [, sign, digits] = text.match(/^([+-]?)([0-9]+)$/) || [];
          if (digits === undefined) return false;
          const [least, most] = integerBounds[type];
          // Reading very long digits takes long.
          const significant = digits.replace(/^0+/, "");
          if (significant.length > 20) return false;
          const number = BigInt(significant || "0") * (sign === "-" ? -1n : 1n);
          return number >= least && number <= most;
        }

        // Why a call for a match fails; null if nothing is known to be wrong.
        function callProblem(needs, table, url, match) {
          for (const { name, capture, items, problem, type, isRequired, isArray } of needs || []) {
            if (problem) return problem;
            const valuesOf = name => itemsOf(url).filter(item => item.name === name)
              .map(item => decodedPart(url, ...item.value));
            const texts = items ? items.map(valuesOf).find(values => values.length) || []
              : captureTexts(table, url, match, capture);
            if (!texts.length && isRequired) return `the parameter '${name}' has no value`;
            const read = !type ? [] : isArray ? texts : texts.slice(0, 1);
            const unfit = read.find(text => !readsAs(type, text));
            if (unfit !== undefined) {
              return `the value of '${name}' is '${unfit}', which is no '${type}'`;
            }
          }
          return null;
        }
        """#
}
