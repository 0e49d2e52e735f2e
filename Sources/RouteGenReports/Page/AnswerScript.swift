/// The part of the page's script that answers for a URL that is typed or pasted into the page.
enum AnswerScript {
    static let text = #"""
        // The route that a URL leads to, in one sentence.
        function answerSentence(routes, { problem, isURL, candidates, fails }) {
          if (problem !== null) {
            return [isURL ? "This URL leads nowhere: " : "This is not a URL: ", ...textNodes(problem)];
          }
          if (fails) return ["A route matches this URL, but its call fails."];
          if (!candidates.length) return ["No route matches this URL."];
          const route = routes[candidates[0]];
          const condition = route.when ? [", if ", code(route.when), " accepts it"] : [];
          return ["It opens ", code(route.pattern), " of ", code(route.handler), ...condition, "."];
        }

        // The details of an answer: rewriting, the values, and the routes that rank lower.
        function answerDetails(routes, { rewrites, candidates, parameters }) {
          const details = rewrites.map(({ url, from, to }) => element("p", {}, "Rewritten to ", code(shortened(url)),
            " by the rule from ", code(from), " to ", code(to)));
          if (parameters.length) details.push(valueTable(parameters));
          const row = index => routeRow(routes[index], []);
          if (candidates.length) details.push(...longList(candidates.slice(0, 1), row));
          if (candidates.length > 1) {
            details.push(element("h3", {}, "Also match, but rank lower"), ...longList(candidates.slice(1), row));
          }
          return details;
        }

        function valueTable(parameters) {
          const value = text => text === "" ? element("i", {}, "empty text") : code(shortened(text));
          return element("table", { className: "values" },
            element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "parameter"),
              element("th", { scope: "col" }, "value"))),
            element("tbody", {}, ...parameters.map(({ name, values, isArray }) => element("tr", {},
              element("th", { scope: "row" }, code(name)),
              element("td", {}, ...(values.length || !isArray ? values.flatMap((text, index) =>
                index ? [", ", value(text)] : [value(text)]) : [element("i", {}, "none")]))))));
        }

        // A text, cut to a length that fits on the page.
        function shortened(text) {
          return text.length <= 500 ? text : text.slice(0, 400) + "… (" + plural(text.length, "character") + ")";
        }

        // The routes that nearly match, each with the reason why it does not match.
        function nearbyRoutes(routes, nearest, fails) {
          if (!nearest.length) return [];
          const row = ({ index, reason }) => {
            const result = routeRow(routes[index], []);
            result.firstChild.append(element("span", { className: "about reason" }, ...textNodes(shortened(reason))));
            return result;
          };
          return [element("h3", {}, fails ? "Not opened" : "Near, but they do not match"), ...longList(nearest, row)];
        }

        function addAnswers(map, get) {
          let tables = null;
          let lookUp = null;
          let turn = 0;
          // The tables are read when the field is used, so that the page appears at once.
          const prepare = () => {
            tables = tables || JSON.parse(get("tables").textContent);
            if (!tables.problem) lookUp = lookUp || urlLookUp(map, tables);
          };
          const answer = async () => {
            const isCurrent = (number => () => number === turn)(++turn);
            get("answer").replaceChildren();
            get("answer-details").replaceChildren();
            get("nearby").replaceChildren();
            const text = get("url").value.trim();
            if (!text) return;
            prepare();
            if (!lookUp) {
              get("answer").append("The page cannot look up URLs: ", ...textNodes(tables.problem));
              return;
            }
            const found = lookUp(text, get("caller").value);
            get("answer").append(...answerSentence(map.routes, found));
            get("answer-details").append(...answerDetails(map.routes, found));
            // This compares all patterns, so it waits for a pause.
            await new Promise(resolve => setTimeout(resolve, 150));
            const nearest = isCurrent() ? await found.nearest(isCurrent) : [];
            if (isCurrent()) get("nearby").append(...nearbyRoutes(map.routes, nearest, found.fails));
          };
          get("try").addEventListener("submit", event => event.preventDefault());
          get("try").addEventListener("input", answer);
          get("url").addEventListener("focus", prepare);
          const example = map.routes.find(route => route.example);
          if (example) get("url").placeholder = example.example;
        }
        """#
}
