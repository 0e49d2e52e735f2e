/// The part of the page's script that follows rewriting rules and looks up a URL.
enum LookUpScript {
    static let text = #"""
        // The result of the first rule that changes a URL of a caller; null if no rule changes it.
        function rewrite(table, rules, url, written, origin) {
          const matches = findRoutes(table, url).sort((left, right) => left.pattern - right.pattern);
          for (const match of matches) {
            const { origins } = rules[match.pattern];
            if (origins && origin !== "app" && !origins.includes(origin)) continue;
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
                throw new RewriteProblem(reasonOf("unsuitableScheme", textOf(text), name));
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
            // Items with new names precede the others. Those that the source names have an empty one, and are dropped.
            const names = new Map(rule.items);
            const renamed = itemsOf(url).filter(item => names.get(item.name)).map(item =>
              bytesOf(encodeURIComponent(names.get(item.name))) + url.bytes.slice(item.nameEnd, item.value[1]));
            const kept = itemsOf(url).filter(item => !names.has(item.name));
            const items = [...renamed, ...kept.map(item => url.bytes.slice(item.start, item.value[1]))];
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

        // Returns a function that looks up URLs. Its result has the URLs after each rewriting, the routes that match the
        // last of them, best first, and the values for the first route. `nearest` finds the routes that nearly match.
        function urlLookUp(map, tables, options) {
          const routes = tableReader(tables.table);
          const rules = tableReader(tables.rewrites.table);
          const automata = tableReader(tables.automata);
          const accepts = (automaton, text) => automata.label(automaton, text) > 0;
          const links = readLinks(map.links, options);
          const hopLimit = 10;

          // The URL after all rules that apply.
          function follow(text, rewrites, origin) {
            let bytes = bytesOf(text);
            for (;;) {
              const url = reduceURL(bytes, links, options);
              const step = rewrite(rules, tables.rewrites.rules, url, bytes, origin);
              if (!step) return url;
              if (rewrites.length === hopLimit) throw new RewriteProblem(reasonOf("tooManyRewrites", hopLimit));
              const { from, to } = tables.rewrites.rules[step.rule];
              bytes = step.bytes;
              rewrites.push({ url: textOf(bytes), from, to });
            }
          }

          // A capture replaces a query item of the same name.
          function parametersOf(url, match) {
            const parameters = new Map();
            tables.patterns[match.pattern].captures.forEach(({ name, isRepeated }, index) => {
              const values = captureTexts(routes, url, match, index);
              if (isRepeated || values.length) parameters.set(name, { name, values, isArray: isRepeated, isRead: true });
            });
            // A placeholder without a value does not take that of the query.
            const { captures, query = [], readings = [], readsRequest } = tables.patterns[match.pattern];
            const captured = new Set(captures.map(({ name }) => name));
            const items = new Map();
            for (const item of itemsOf(url)) {
              if (captured.has(item.name)) continue;
              if (!items.has(item.name)) items.set(item.name, []);
              items.get(item.name).push(decodedPart(url, ...item.value));
            }
            for (const [name, all] of items) {
              const reading = readings.find(reading => reading.name === name && !reading.problem);
              const isArray = reading ? !!reading.isArray : all.length > 1;
              const first = reading && reading.isFlag && all[0] === "" ? "true" : all[0];
              const isRead = !!reading || !!readsRequest || query.some(item => item.name === name && !item.inFragment);
              parameters.set(name, { name, values: reading && !isArray ? [first] : all, isArray, isRead,
                ignored: reading && !isArray ? all.length - 1 : 0 });
            }
            return [...parameters.values()];
          }

          // The answer for a caller. Without one, a URL with a scheme comes from another app, and any other one from the app
          // itself. If the URL leads the app to another route, `forApp` is that one.
          return (text, caller) => {
            const origin = caller || (/^[^/?#]*:/.test(text) ? "external" : "app");
            const answer = answerTo(text, origin);
            const [best] = origin === "app" ? [] : answerTo(text, "app").candidates;
            return { ...answer, origin, forApp: best === undefined || best === answer.candidates[0] ? null : best };
          };

          function answerTo(text, origin) {
            const rewrites = [];
            const answer = { rewrites, problem: null, foreignness: null, candidates: [], parameters: [],
              nearest: async () => [] };
            let url;
            try {
              url = follow(text, rewrites, origin);
            } catch (error) {
              if (!(error instanceof URLProblem)) throw error;
              return { ...answer, problem: error.message, isURL: error instanceof RewriteProblem };
            }
            const closed = reasonOf("closed", origin);
            const isOpen = index => origin === "app" || map.routes[index].origins.includes(origin);
            const all = findRoutes(routes, url);
            const matches = all.filter(match => isOpen(match.pattern));
            const matched = new Set(all.map(match => match.pattern));
            // The routes whose calls fail. Only a function that rejects the URL leads from one to the next route.
            const failing = [];
            for (const match of matches) {
              const reason = callProblem(map.routes[match.pattern].handler, tables.patterns[match.pattern].readings, routes, url,
                match);
              if (reason) failing.push({ index: match.pattern, reason });
              if (!reason || !map.routes[match.pattern].when) break;
            }
            const fails = failing.length === matches.length
              || failing.length > 0 && !map.routes[failing[failing.length - 1].index].when;
            const left = fails ? [] : matches.slice(failing.length);
            const candidates = new Set(left.map(match => match.pattern));
            return { ...answer, foreignness: all.length || !url.isForeign ? null : foreignReason(url),
              candidates: [...candidates], fails: failing.length > 0 && fails,
              parameters: left.length ? parametersOf(url, left[0]) : [],
              nearest: async (isWanted = () => true) => {
                if (failing.length && fails) return failing;
                const found = await nearestRoutes(tables.patterns, url, accepts, matched, candidates, isWanted);
                const reasons = new Map(failing.map(({ index, reason }) => [index, reason]));
                return found.map(({ index, reason }) => ({ index, reason: reason || reasons.get(index) || closed }));
              } };
          }
        }
        """#
}
