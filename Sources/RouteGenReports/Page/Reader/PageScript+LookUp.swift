extension PageScript {
    /// What a URL leads to.
    static let lookUp = #"""
        // Returns a function that looks up URLs. Its result has the URLs that rewriting gives, the routes that match the
        // last one, best first, and the values for the first route; `nearest` finds the routes that come near.
        function urlLookUp(map, tables) {
          const routes = tableReader(tables.table);
          const rules = tableReader(tables.rewrites.table);
          const automata = tableReader(tables.automata);
          const accepts = (automaton, text) => automata.label(automaton, text) > 0;
          const links = readLinks(map.links, tables.options);
          const hopLimit = 10;

          // The URL that is left when no rule applies any more.
          function follow(text, rewrites) {
            let bytes = bytesOf(text);
            for (;;) {
              const url = reduceURL(bytes, links, tables.options);
              const step = rewrite(rules, tables.rewrites.rules, url, bytes);
              if (!step) return url;
              if (rewrites.length === hopLimit) throw new RewriteProblem(`it is rewritten more than ${hopLimit} times`);
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
              if (isRepeated || values.length) parameters.set(name, { name, values, isArray: isRepeated });
            });
            // A placeholder without a value does not take that of the query.
            const captured = new Set(tables.patterns[match.pattern].captures.map(({ name }) => name));
            for (const item of itemsOf(url)) {
              if (captured.has(item.name)) continue;
              const value = decodedPart(url, ...item.value);
              const known = parameters.get(item.name);
              if (known) known.isArray = known.values.push(value) > 1;
              else parameters.set(item.name, { name: item.name, values: [value], isArray: false });
            }
            return [...parameters.values()];
          }

          return (text, origin) => {
            const rewrites = [];
            const answer = { rewrites, problem: null, candidates: [], parameters: [], nearest: async () => [] };
            let url;
            try {
              url = follow(text, rewrites);
            } catch (error) {
              if (!(error instanceof URLProblem)) throw error;
              return { ...answer, problem: error.message, isURL: error instanceof RewriteProblem };
            }
            const closed = `it is closed to callers from \`${origin}\``;
            const isOpen = index => origin === "app" || map.routes[index].origins.includes(origin);
            const all = findRoutes(routes, url);
            const matches = all.filter(match => isOpen(match.pattern));
            const matched = new Set(all.map(match => match.pattern));
            // The routes whose calls fail. Only a function that rejects the URL leads from one to the next route.
            const failing = [];
            for (const match of matches) {
              const reason = callProblem(tables.patterns[match.pattern].needs, routes, url, match);
              if (reason) failing.push({ index: match.pattern, reason });
              if (!reason || !map.routes[match.pattern].when) break;
            }
            const fails = failing.length === matches.length
              || failing.length > 0 && !map.routes[failing[failing.length - 1].index].when;
            const left = fails ? [] : matches.slice(failing.length);
            const candidates = new Set(left.map(match => match.pattern));
            return { ...answer, candidates: [...candidates], fails: failing.length > 0 && fails,
              parameters: left.length ? parametersOf(url, left[0]) : [],
              nearest: async (isWanted = () => true) => {
                if (failing.length && fails) return failing;
                const found = await nearestRoutes(tables.patterns, url, accepts, matched, candidates, isWanted);
                const reasons = new Map(failing.map(({ index, reason }) => [index, reason]));
                return found.map(({ index, reason }) => ({ index, reason: reason || reasons.get(index) || closed }));
              } };
          };
        }
        """#
}
