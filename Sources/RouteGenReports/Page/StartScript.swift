/// The part of the page's script that starts it.
enum StartScript {
    static let text = #"""
        function start() {
          const map = JSON.parse(document.getElementById("map").textContent);
          const routes = map.routes;
          const get = id => document.getElementById(id);
          const results = get("results");
          let index = null;

          function filters() {
            const value = id => get(id).value;
            return { origin: value("origin"), priority: value("priority"), deprecation: value("deprecation") };
          }

          function show() {
            index = index || searchIndex(routes);
            const words = searchWords(get("query").value);
            const found = searchRoutes(routes, index, words, filters());
            const row = number => routeRow(routes[number], words);
            const view = document.querySelector("input[name=view]:checked").value;
            get("count").textContent = found.length === routes.length ? "All " + plural(found.length, "route")
              : found.length ? plural(found.length, "route") + " of " + routes.length.toLocaleString("en")
              : "No route matches this search.";
            results.replaceChildren(...(view === "module" ? moduleTree(routes, found, row)
              : view === "path" ? pathTree(routes, found, row) : longList(found, row)));
          }

          const modules = new Set([...routes, ...map.services].map(item => item.module)).size;
          get("totals").textContent = plural(routes.length, "route") + " and " + plural(map.services.length, "service")
            + " in " + plural(modules, "module");
          get("search").addEventListener("submit", event => event.preventDefault());
          get("search").addEventListener("input", show);
          get("theme").addEventListener("change", () => {
            document.documentElement.dataset.theme = get("theme").value;
          });
          addEventListener("beforeprint", () => {
            for (const list of document.querySelectorAll("ul")) if (list.showAll) list.showAll();
          });
          addAnswers(map, get);
          addKeys(get);
          showServices(map.services, get);
          show();
        }

        function showServices(services, get) {
          if (!services.length) return;
          get("services").hidden = false;
          get("service-list").append(...longList(services, service => {
            const about = service.type + (service.documentation ? " — " + summaryOf(service.documentation) : "");
            const row = element("details", { className: "route" }, element("summary", {},
              element("span", { className: "pattern" }, ...textNodes(service.protocol)),
              service.key === null ? null : badge(...textNodes("key: " + service.key)),
              element("span", { className: "about" }, ...textNodes(about))));
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
