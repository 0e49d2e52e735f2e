/// The part of the page's script that answers for a URL that is typed or pasted into the page.
enum AnswerScript {
    static let text = #"""
        // The route that a URL leads to, in one sentence.
        function answerSentence(routes, { problem, isURL, origin, foreignness, candidates, fails }) {
          if (problem !== null) {
            return [isURL ? "This URL leads nowhere: " : "This is not a URL: ", ...textNodes(problem)];
          }
          if (fails) return ["A route matches this URL, but its call fails."];
          if (!candidates.length) {
            return ["No route matches this URL for " + callers[origin], ...(foreignness ? [": ", ...textNodes(foreignness)] : []), "."];
          }
          const route = routes[candidates[0]];
          const condition = route.when ? [", if ", code(route.when), " accepts it"] : [];
          return ["For " + callers[origin], ...condition, ": ", titleNode(route), "."];
        }

        function titleNode({ title }) { return element("strong", {}, ...textNodes(title)); }

        // The pages that a link asks for, of which a long plan has the topmost ones.
        function planSentence({ tab, window, pages, others }) {
          if (!pages.length) return element("p", { className: "plan" }, "Selects the tab ", code(tab), ".");
          const below = others ? plural(others, "page") + " › " : "";
          const steps = pages.flatMap(({ name, open }, index) =>
            [index ? " › " : below, code(name), ...(open === "push" ? [] : [open === "root" ? " in place of all" : " presented"])]);
          const isVisible = !others && pages[0].open === "push";
          const inWindow = window ? ["in the window ", code(window), tab === null ? ": " : ", "] : [];
          const place = [...inWindow,
            ...(tab !== null ? ["in the tab ", code(tab), ": "] : isVisible && !window ? [visibleStack + ": "] : [])];
          return element("p", { className: "plan" }, "Shows ", ...place, ...steps);
        }

        // The plan of a URL with values, and what its pages have of them: other values than those of a tab's first page are
        // another page.
        function planOf({ plan, planValues, planOfOthers }, parameters) {
          const isOther = ([name, own]) => parameters.some(parameter => parameter.isRead && parameter.name === name
            && parameter.values.length > 0 && (parameter.values.length > 1 || parameter.values[0] !== own));
          return planOfOthers && Object.entries(planOfOthers.values).some(isOther) ? { plan: planOfOthers.plan, values: planOfOthers.planValues } : { plan, values: planValues };
        }

        // A value as a plan has it: as its type writes it, with escapes as in a URL, but for characters beyond ASCII.
        function plannedText(type, text) {
          const written = type === "UUID" ? lowercased(text) : !/^(?:Bool|U?Int\d*)$/.test(type) || !readsAs(type, text) ? text
            : type === "Bool" ? looseForms(text)[2] : numberText(text);
          return written.replace(/[^A-Za-z0-9._~\u0080-\uffff-]/g, sign => "%" + sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0"));
        }

        // The plan with the values of a URL behind the names of its pages: `chat(chatID: 5)`.
        function planWithValues({ plan, values }, parameters) {
          let left = parameters.filter(({ isRead, values }) => isRead && values.length);
          const pages = plan.pages.map((page, index) => [page, values[index]]).reverse().map(([page, { own, types }], place) => {
            left = left.filter(({ name }) => types && (place === 0 || Object.hasOwn(types, name)));
            const all = { ...own, ...Object.fromEntries(left.map(({ name, values }) => [name, values])) };
            const items = Object.keys(all).sort().flatMap(name => all[name].map(text => name + ": " + plannedText(types && types[name], text)));
            return { ...page, name: page.name + (items.length ? "(" + items.join(", ") + ")" : "") };
          });
          return { ...plan, pages: pages.reverse() };
        }

        // The route that the app itself opens, if it is another one.
        function sentenceForApp(route, origin) {
          const advice = [", which is closed to " + callers[origin] + ": add ", code("from: " + origin),
            " to its marker to open it"];
          return element("p", {}, "For the app itself: ", titleNode(route), ...(route.origins.includes(origin) ? [] : advice), ".");
        }

        // The details of an answer: rewriting, the URLs to offer, the values, and the routes that rank lower.
        function answerDetails(routes, { origin, rewrites, candidates, parameters, forApp }, offers, row, table = {}) {
          const details = rewrites.map(({ url, from, to }) => element("p", {}, "Rewritten to ", code(shortened(url)),
            " by the rule from ", code(from), " to ", code(to)));
          if (forApp !== null) details.push(sentenceForApp(routes[forApp], origin));
          if (candidates.length) {
            details.push(...offers());
            const known = routes[candidates[0]].parameters;
            const missing = known.filter(({ name }) => !parameters.some(parameter => parameter.name === name));
            if (parameters.length + missing.length) details.push(valueTable(parameters, missing));
          }
          const planned = planOf(table, parameters);
          if (planned.plan) details.push(planSentence(planWithValues(planned, parameters)));
          if (candidates.length) details.push(...longList(candidates.slice(0, 1), row));
          if (candidates.length > 1) {
            details.push(element("h3", {}, "Also match, but rank lower"), ...longList(candidates.slice(1), row));
          }
          return details;
        }

        // The values of a URL, of which the route may not read all, and the parameters that the URL does not supply.
        function valueTable(parameters, missing) {
          const value = text => text === "" ? element("i", {}, "empty text") : code(shortened(text));
          const row = (name, ...content) => element("tr", {}, element("th", { scope: "row" }, code(name)),
            element("td", {}, ...content));
          const note = ({ isRead, ignored }) => !isRead ? " — the handler does not read it"
            : ignored ? " — the first of " + (ignored + 1) : null;
          const rows = parameters.map(({ name, values, isArray, ...facts }) => row(name,
            ...(values.length || !isArray ? values.flatMap((text, index) => index ? [", ", value(text)] : [value(text)])
              : [element("i", {}, "none")]),
            note(facts) && element("span", { className: "unused" }, note(facts))));
          const others = missing.map(parameter => row(parameter.name, element("span", { className: "unused" },
            ...missingValue(parameter))));
          return element("table", { className: "values" },
            element("thead", {}, element("tr", {}, element("th", { scope: "col" }, "parameter"),
              element("th", { scope: "col" }, "value"))),
            element("tbody", {}, ...rows, ...others));
        }

        // What a parameter gets that the URL does not supply.
        function missingValue(parameter) {
          if (parameter.in === "marker") return [code(parameter.default), " — the marker fixes it"];
          if (parameter.in === "all") return ["the whole request"];
          const source = ["context", "callback"].includes(parameter.in) ? "only code can pass it" : "not in the URL";
          return parameter.default === null ? [source] : [source, ", so it is ", code(parameter.default)];
        }

        // A text, cut to a length that fits on the page.
        function shortened(text) {
          return text.length <= 500 ? text : text.slice(0, 400) + "… (" + plural(text.length, "character") + ")";
        }

        // The routes that nearly match, each with the reason why it does not match.
        function nearbyRoutes(rowOf, nearest, { origin, fails, candidates }) {
          if (!nearest.length) return [];
          const row = ({ index, reason }) => {
            const result = rowOf(index);
            const text = reason === reasonOf("closed", origin) ? "it is closed to " + callers[origin] : shortened(reason);
            result.firstChild.append(element("span", { className: "about reason" }, ...textNodes(text)));
            return result;
          };
          if (!candidates.length) {
            return [element("h3", {}, fails ? "Not opened" : "Near, but they do not match"), ...longList(nearest, row)];
          }
          return [element("details", { className: "others" },
            element("summary", {}, "Near, but they do not match ", badge(plural(nearest.length, "route"))),
            ...longList(nearest, row))];
        }

        // Reads the tables when they are first needed, so that the page appears at once.
        function lazyTables(map, facts, get) {
          let result = null;
          return () => {
            if (result) return result;
            const tables = JSON.parse(get("tables").textContent);
            return result = { tables, lookUp: tables.problem ? null : urlLookUp(map, tables, facts.options) };
          };
        }

        function addAnswers(map, get, prepare, urlsOf, rowOf, changed) {
          let turn = 0;
          const answer = async () => {
            const isCurrent = (number => () => number === turn)(++turn);
            get("answer").replaceChildren();
            get("answer-details").replaceChildren();
            get("nearby").replaceChildren();
            const text = get("url").value.trim();
            if (!text) return;
            const { tables, lookUp } = prepare();
            if (!lookUp) {
              get("answer").append("The page cannot look up URLs: ", ...textNodes(tables.problem));
              return;
            }
            const found = lookUp(text, get("caller").value);
            get("answer").append(...answerSentence(map.routes, found));
            get("answer-details").append(...answerDetails(map.routes, found, () => urlsOf(text).map(offeredURL), rowOf,
              tables.patterns[found.candidates[0]]));
            // This compares all patterns, so it waits for a pause.
            await new Promise(resolve => setTimeout(resolve, 150));
            const nearest = isCurrent() ? await found.nearest(isCurrent) : [];
            if (isCurrent()) get("nearby").append(...nearbyRoutes(rowOf, nearest, found));
          };
          get("try").addEventListener("submit", event => event.preventDefault());
          get("try").addEventListener("input", () => {
            changed();
            answer();
          });
          get("url").addEventListener("focus", prepare);
          return answer;
        }
        """#
}
