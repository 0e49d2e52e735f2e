/// The part of the page's script that shows routes: as a list, and as trees by module and by path.
enum RouteListScript {
    static let text = #"""
        const visibleStack = "\#(RoutePlan.visibleStack)";

        // A route as a row, which opens. `own` has what only the page knows of it: its address, and the URLs to offer.
        function routeRow(route, words, own) {
          const title = element("span", { className: "title" }, ...textNodes(route.title, words));
          const summary = element("summary", {}, title, " ");
          \#(RouteFact.badges(.access, .option))
          if (route.isNew) summary.append(badge("new"));
          \#(RouteFact.badges(.warning))
          if (own.shown !== route.pattern) summary.append(element("span", { className: "url" }, code(own.shown)));
          summary.append(element("span", { className: "pattern" }, ...textNodes(route.pattern, words)));
          const className = route.deprecated === null ? "route" : "route deprecated";
          const row = element("details", { className }, summary);
          // Only an opened route has a body, so that a long list appears at once.
          row.addEventListener("toggle", () => {
            if (row.open && row.childElementCount === 1) row.append(routeBody(route, words, own));
            own.toggled(row.open);
          });
          return row;
        }

        function routeBody(route, words, own) {
          const body = element("div", { className: "body" });
          if (route.documentation) {
            body.append(element("p", { className: "documentation" },
              ...textNodes(route.documentation.replace(/\n\s*\n/g, "\n\n"), words)));
          }
          const facts = element("dl");
          const fact = (name, ...value) => facts.append(element("dt", {}, name), element("dd", {}, ...value));
          const offers = element("div", { className: "offers" });
          const show = async url => {
            const offered = own.urls(url).map(offeredURL);
            offers.replaceChildren(...(url === null ? ["A value is missing."] : offered));
            const first = offers.firstChild;
            const problem = url === null ? null : await own.problem(url);
            if (problem && offers.firstChild === first) offers.append(element("p", { className: "reason" }, ...textNodes(problem)));
          };
          const count = own.urls(route.example).length;
          const form = count ? valueForm(own.entry(), show) : null;
          if (count) {
            show(route.example);
            fact(count === 1 ? "URL" : "URLs", offers);
          }
          if (form) fact("Values", form);
          fact("Link", element("a", { href: own.address, className: "self" }, "to this route on this page"));
          \#(RouteFact.rows(.warning))
          fact("Handler", code(route.handler, words));
          fact("Accessor", code(route.name, words));
          fact("Module", code(route.module, words));
          fact("Source", sourceLink(route.file, route.line));
          \#(RouteFact.rows(.access, .option))
          \#(RouteFact.rows(.build, .result))
          body.append(facts);
          if (route.parameters.length) body.append(parameterTable(route.parameters, words));
          return body;
        }

        function effectsOf(route) {
          const words = [];
          if (route.async) words.push("asynchronous");
          if (route.throws) words.push("may fail");
          if (route.isolation) words.push("on " + route.isolation);
          return words.length ? " (" + words.join(", ") + ")" : "";
        }

        function parameterTable(parameters, words) {
          const head = ["parameter", "type", "from", "required", "default"];
          return element("table", { className: "parameters" },
            element("thead", {}, element("tr", {}, ...head.map(name => element("th", { scope: "col" }, name)))),
            element("tbody", {}, ...parameters.map(parameter => {
              const cells = [code(parameter.name, words), code(parameter.type, words), placeOf(parameter),
                parameter.required ? "yes" : "no", parameter.default === null ? "" : code(parameter.default)];
              return element("tr", {}, ...cells.map((content, index) => {
                const cell = element("td", {}, content);
                // A narrow page shows the heads beside the cells.
                cell.dataset.head = head[index];
                return cell;
              }));
            })));
        }

        // Where the value of a parameter comes from. Nothing in a URL supplies those of the last group.
        function placeOf(parameter) {
          return { context: "code only", callback: "code only: a closure", marker: "the marker", all: "the whole request" }[
            parameter.in] || parameter.in;
        }

        // A link to a file, relative to the folder of the page. No name of a file can become a scheme.
        function sourceLink(file, line) {
          const path = file.split("/").map(encodeURIComponent).join("/");
          const href = (file.startsWith("/") ? "" : "./") + path + "#L" + line;
          return element("a", { href }, ...textNodes(file + ":" + line));
        }

        const chunkSize = 60;

        // A list that shows its first items, and further ones when its end comes into view.
        function longList(items, row) {
          const list = element("ul");
          const fill = end => {
            while (shown < Math.min(end, items.length)) list.append(element("li", {}, row(items[shown++])));
            if (shown < items.length) more.textContent = "Show more (" + plural(items.length - shown, "other") + ")";
            else { more.remove(); endOfView.disconnect(); }
          };
          let shown = 0;
          const more = element("button", { type: "button", className: "more" });
          const endOfView = new IntersectionObserver(entries => {
            if (entries.some(entry => entry.isIntersecting)) fill(shown + chunkSize);
          });
          more.addEventListener("click", () => {
            const next = shown;
            fill(shown + chunkSize);
            const item = list.children[next];
            if (item) item.querySelector("summary").focus();
          });
          fill(chunkSize);
          list.showUpTo = fill;
          if (shown === items.length) return [list];
          endOfView.observe(more);
          // A printed page has no view that scrolls.
          list.showAll = () => fill(items.length);
          return [list, more];
        }

        // A group of a tree, whose content is made when it is opened.
        function group(name, number, content, isOpen) {
          const summary = element("summary", {}, name, badge(plural(number, "route")));
          const result = element("details", { className: "group" }, summary);
          const fill = () => {
            if (result.open && result.childElementCount === 1) result.append(...content());
          };
          result.addEventListener("toggle", fill);
          result.open = isOpen;
          fill();
          return result;
        }

        function moduleTree(routes, indices, row) {
          const modules = new Map();
          for (const index of indices) {
            const module = routes[index].module;
            if (!modules.has(module)) modules.set(module, []);
            modules.get(module).push(index);
          }
          const names = [...modules.keys()].sort();
          return longList(names, name => {
            const members = modules.get(name);
            return group(code(name), members.length, () => longList(members, row), names.length === 1);
          });
        }

        // The parts of a pattern for the tree: the scheme and the host, then each component with its slash.
        function patternParts(pattern) {
          if (pattern.startsWith("regex ")) return ["regex", pattern.slice(6)];
          const parts = [];
          let start = 0;
          let depth = 0;
          for (let index = 0; index < pattern.length; index++) {
            const character = pattern[index];
            if (character === "\\") index++;
            else if (character === "(" || character === "[") depth++;
            else if (character === ")" || character === "]") depth--;
            else if (character === "/" && depth === 0) {
              if (pattern[index + 1] === "/" && parts.length === 0) index++;
              else if (index > start) {
                parts.push(pattern.slice(start, index));
                start = index;
              }
            }
          }
          parts.push(pattern.slice(start));
          return parts;
        }

        function pathTree(routes, indices, row) {
          const root = { children: new Map(), routes: [], count: 0 };
          for (const index of indices) {
            let node = root;
            node.count++;
            for (const part of routes[index].parts || (routes[index].parts = patternParts(routes[index].pattern))) {
              if (!node.children.has(part)) node.children.set(part, { children: new Map(), routes: [], count: 0 });
              node = node.children.get(part);
              node.count++;
            }
            node.routes.push(index);
          }
          return branches(root, row);
        }

        function branches(node, row) {
          const items = node.routes.map(index => ({ index }));
          for (const [name, child] of [...node.children].sort((left, right) => left[0] < right[0] ? -1 : 1)) {
            let [label, last] = [name, child];
            // A part with only one continuation needs no group.
            while (!last.routes.length && last.children.size === 1) {
              const [part, only] = [...last.children][0];
              label += part;
              last = only;
            }
            if (last.count === 1) items.push({ index: last.routes[0] });
            else items.push({ label, node: last });
          }
          return longList(items, item => item.node
            ? group(code(item.label), item.node.count, () => branches(item.node, row), items.length === 1) : row(item.index));
        }
        """#
}
