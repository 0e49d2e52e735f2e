extension PageScript {
    /// Rewriting rules.
    static let rewriting = #"""
        // The URL that the first rule which changes a URL makes of it; null if no rule does.
        function rewrite(table, rules, url, written) {
          const matches = findRoutes(table, url).sort((left, right) => left.pattern - right.pattern);
          for (const match of matches) {
            const bytes = expand(rules[match.pattern], url, index => captureBytes(table, url, match, index));
            if (bytes !== written) return { rule: match.pattern, bytes };
          }
          return null;
        }

        function captureBytes(table, url, match, index) {
          const range = captureRange(table, url, match, index);
          const isSpaced = url.options.plusIsSpace && range && range.start >= url.query[0] && range.end <= url.query[1];
          if (range && !isSpaced) return url.bytes.slice(range.start, range.end);
          return captureTexts(table, url, match, index)
            .map(text => bytesOf(text).replace(/[^\w.~-]/g, escaped)).join("/");
        }

        // The target of a rule with the captured texts.
        function expand(rule, url, capture) {
          let output = "";
          function append(pieces) {
            pieces.forEach((piece, number) => {
              if (typeof piece === "string") {
                output += bytesOf(piece);
                return;
              }
              // A captured text must not end its part of the new URL, or the component or item.
              const { index, name, place, hasDataSlashes } = piece;
              const inPath = hasDataSlashes ? /[/?#]/g : /[?#]/g;
              const inQuery = url.options.plusIsSpace ? /[&#+]/g : /[&#]/g;
              const delimiters = { host: /[/?#@[\]]/g, path: inPath, query: inQuery }[place];
              const text = delimiters ? capture(index).replace(delimiters, escaped) : capture(index);
              if (place === "scheme" && !/^[A-Za-z0-9+.-]*$/.test(text)) {
                throw new RewriteProblem(`'${textOf(text)}', the value of ':${name}', is not a scheme`);
              }
              output += text;
              // An absent component leaves no slash.
              const next = pieces[number + 1];
              const endsComponent = next === undefined || typeof next === "string" && next.startsWith("/");
              const isAbsent = place === "path" && text === "" && endsComponent;
              if (isAbsent && output.endsWith("/")) output = output.slice(0, -1);
            });
          }
          append(rule.pieces.slice(0, rule.pathEnd));
          if (!rule.hasHost) output = keepingPath(output, rule.hasScheme);
          append(rule.pieces.slice(rule.pathEnd, rule.fragmentStart));
          if (!rule.dropsQuery) {
            const kept = itemsOf(url).filter(item => !rule.consumed.includes(item.name));
            const items = kept.map(item => url.bytes.slice(item.start, item.value[1]));
            if (items.length) output += (output.includes("?") ? "&" : "?") + items.join("&");
          }
          if (rule.fragmentStart < rule.pieces.length) append(rule.pieces.slice(rule.fragmentStart));
          else output += url.bytes.slice(url.fragmentStart);
          return output;
        }

        // A path without a host, changed so that it is read as a path again.
        function keepingPath(bytes, hasScheme) {
          const start = hasScheme ? bytes.indexOf(":") + 1 : 0;
          const path = bytes.slice(start);
          if (path.startsWith("//")) return bytes.slice(0, start) + "//" + path;
          return !hasScheme && /^[^/:]*:/.test(path) ? "/" + bytes : bytes;
        }
        """#
}
