/// The part of the page's script that starts it.
enum StartScript {
    static let text = #"""
        function start() {
          const map = JSON.parse(document.getElementById("map").textContent);
          const routes = map.routes;
          const facts = JSON.parse(document.getElementById("facts").textContent);
          routes.forEach((route, number) => { route.title = facts.titles[number]; });
          for (const number of facts.new) routes[number].isNew = true;
          for (const number of facts.unplaced) routes[number].isUnplaced = true;
          const get = id => document.getElementById(id);
          const results = get("results");
          const { keys, indices } = routeKeys(routes);
          const prepare = lazyTables(map, facts, get);
          const urlsOf = ownURLs(map, facts);
          const chosen = {};
          let index = null;
          // The route that the address names.
          let opened = null;

          const view = () => document.querySelector("input[name=view]:checked").value;

          function keepAddress() {
            const state = { q: get("query").value.trim(), ...chosen, view: view() === "list" ? "" : view(),
              url: get("url").value.trim(), from: get("caller").value,
              route: opened === null ? "" : keys[opened] };
            history.replaceState(null, "", addressOf(state));
          }

          // The reason why a URL that was written for a route does not open it; null if it does.
          async function problemOf(number, url) {
            const { lookUp } = prepare();
            if (!lookUp) return null;
            const found = lookUp(url, "app");
            if (found.candidates[0] === number) return null;
            const failing = (await found.nearest()).find(({ index }) => index === number);
            return failing ? failing.reason : "This URL opens another route.";
          }

          // The URL of a route as its callers have it: a link of the web, one with a scheme, or the app's own.
          function shownURL({ origins, example, pattern }) {
            const urls = origins.length ? urlsOf(example) : [example];
            return (origins.includes("external") ? urls.at(-1) : urls[0]) || pattern;
          }

          const linkOf = number => ({ address: addressOf({ route: keys[number] }), shown: shownURL(routes[number]) });

          function rowOf(number, words = [], toggled = () => {}) {
            return routeRow(routes[number], words, {
              ...linkOf(number),
              urls: urlsOf,
              problem: url => problemOf(number, url),
              entry: () => prepare().tables.problem ? {} : prepare().tables.patterns[number],
              toggled,
            });
          }

          // A row of the results, of which the address names the one that was opened last.
          function foundRow(number, words) {
            return rowOf(number, words, isOpen => {
              if (isOpen) opened = number;
              else if (opened === number) opened = null;
              keepAddress();
            });
          }

          function drawing(words) {
            const { placed } = facts;
            if (!placed.length || words.length || Object.keys(chosen).length) return [];
            return [group("Pages above each other", placed.length, () => [navigationTree(routes, placed, linkOf)],
              placed.length <= 500)];
          }

          function show() {
            index = index || searchIndex(routes);
            const words = searchWords(get("query").value);
            const found = searchRoutes(routes, index, words, passesFilters(chosen));
            const services = Object.keys(chosen).length ? [] : searchServices(map.services, words);
            const row = number => foundRow(number, words);
            chips.update(index, words);
            get("count").textContent = countText(found, services);
            results.replaceChildren(...(view() === "module" ? moduleTree(routes, found, row)
              : view() === "path" ? pathTree(routes, found, row)
              : [...drawing(words), ...longList(found, row)]));
            showServices(services, words, get);
          }

          function countText(found, services) {
            if (found.length === routes.length && services.length === map.services.length) {
              return "All " + plural(found.length, "route");
            }
            const parts = [];
            if (found.length) parts.push(plural(found.length, "route") + " of " + routes.length.toLocaleString("en"));
            if (services.length) parts.push(plural(services.length, "service"));
            return parts.length ? parts.join(" and ") : "No route matches this search.";
          }

          // Shows what the address says.
          function followAddress() {
            const state = stateOfAddress();
            get("query").value = state.q || "";
            get("url").value = state.url || "";
            get("caller").value = state.from || "";
            if (get("caller").selectedIndex < 0) get("caller").value = "";
            for (const { name, choices } of filterGroups) {
              if (choices.some(choice => choice.name === state[name])) chosen[name] = state[name];
              else delete chosen[name];
            }
            const wanted = indices.get(state.route);
            const shown = wanted === undefined ? state.view || "list" : "list";
            const button = [...document.querySelectorAll("input[name=view]")].find(({ value }) => value === shown);
            if (button) button.checked = true;
            opened = wanted === undefined ? null : wanted;
            show();
            if (state.url) answer();
            if (wanted !== undefined) openRoute(wanted);
          }

          function openRoute(number) {
            const words = searchWords(get("query").value);
            const place = searchRoutes(routes, index, words, passesFilters(chosen)).indexOf(number);
            const list = results.querySelector(":scope > ul");
            if (place < 0 || !list) return;
            list.showUpTo(place + 1);
            const row = list.children[place].firstChild;
            row.open = true;
            row.scrollIntoView({ block: "center" });
            row.firstChild.focus({ preventScroll: true });
          }

          const modules = new Set([...routes, ...map.services].map(item => item.module)).size;
          get("totals").textContent = plural(routes.length, "route") + " and " + plural(map.services.length, "service")
            + " in " + plural(modules, "module");
          const chips = filterChips(routes, chosen, () => {
            show();
            keepAddress();
          });
          get("chips").append(...chips.boxes);
          get("search").addEventListener("submit", event => event.preventDefault());
          get("search").addEventListener("input", () => {
            show();
            keepAddress();
          });
          get("theme").addEventListener("change", () => {
            document.documentElement.dataset.theme = get("theme").value;
          });
          // It would replace the address.
          document.querySelector(".skip").addEventListener("click", event => {
            event.preventDefault();
            results.focus();
          });
          addEventListener("hashchange", followAddress);
          addEventListener("beforeprint", () => {
            for (const list of document.querySelectorAll("ul")) if (list.showAll) list.showAll();
          });
          for (const [value, text] of Object.entries(callers)) get("caller").append(element("option", { value }, text));
          const first = routes.find(route => route.origins.includes("external")) || routes[0];
          if (first) get("url").placeholder = shownURL(first);
          const answer = addAnswers(map, get, prepare, urlsOf, number => rowOf(number), keepAddress);
          addKeys(get);
          followAddress();
        }

        function showServices(services, words, get) {
          get("services").hidden = !services.length;
          get("service-list").replaceChildren(...longList(services, service => {
            const [summary] = service.documentation.split(/\n\s*\n/);
            const about = service.type + (summary ? " — " + summary.replace(/\s+/g, " ") : "");
            const row = element("details", { className: "route" }, element("summary", {},
              element("span", { className: "pattern" }, ...textNodes(service.protocol, words)),
              service.key === null ? null : badge(...textNodes("key: " + service.key)),
              element("span", { className: "about" }, ...textNodes(about, words))));
            const facts = element("dl");
            const fact = (name, value) => facts.append(element("dt", {}, name), element("dd", {}, value));
            fact("Scope", service.scope);
            fact("Module", code(service.module));
            fact("Source", sourceLink(service.file, service.line));
            for (const name of service.names) fact("Accessor", code(name));
            row.append(element("div", { className: "body" }, service.documentation
              ? element("p", { className: "documentation" }, ...textNodes(service.documentation)) : null, facts));
            return row;
          }));
        }

        function addKeys(get) {
          const query = get("query");
          addEventListener("keydown", event => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (event.key === "/" && !event.target.matches("select, input:not([type=radio])")) {
              query.focus();
              query.select();
            } else if (event.key === "Escape" && event.target === query && query.value) {
              query.value = "";
              query.dispatchEvent(new Event("input", { bubbles: true }));
            } else if (step && event.target.matches("#query, #results summary")) {
              moveFocus(step, query);
            } else {
              return;
            }
            event.preventDefault();
          });
        }

        function moveFocus(step, query) {
          const rows = [...document.querySelectorAll("#results summary")].filter(row => row.offsetParent);
          const stops = [query, ...rows];
          const place = stops.indexOf(document.activeElement) + step;
          if (stops[place]) stops[place].focus();
        }

        start();
        """#
}
