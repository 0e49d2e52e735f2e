extension PageScript {
    /// The page comes to life.
    static let start = #"""
        function start() {
          const map = JSON.parse(document.getElementById("map").textContent);
          const routes = map.routes;
          const get = id => document.getElementById(id);
          const results = get("results");
          let index = null;

          function filters() {
            return { origin: get("origin").value, priority: get("priority").value, deprecation: get("deprecation").value };
          }

          function show() {
            index = index || searchIndex(routes);
            const words = searchWords(get("query").value);
            const found = searchRoutes(routes, index, words, filters());
            const row = number => routeRow(routes[number], words);
            const view = document.querySelector("input[name=view]:checked").value;
            get("count").textContent = found.length === routes.length ? "All " + plural(found.length, "route")
              : found.length ? plural(found.length, "route") + " of " + routes.length.toLocaleString("en") : "No route matches this search.";
            results.replaceChildren(...(view === "module" ? moduleTree(routes, found, row)
              : view === "path" ? pathTree(routes, found, row) : longList(found, row)));
          }

          const modules = new Set([...routes, ...map.services].map(item => item.module)).size;
          get("totals").textContent = plural(routes.length, "route") + " and " + plural(map.services.length, "service")
            + " in " + plural(modules, "module");
          get("search").addEventListener("submit", event => event.preventDefault());
          get("search").addEventListener("input", show);
          get("theme").addEventListener("change", () => { document.documentElement.dataset.theme = get("theme").value; });
          addEventListener("beforeprint", () => {
            for (const list of document.querySelectorAll("ul")) if (list.showAll) list.showAll();
          });
          addKeys(get);
          showServices(map.services, get);
          show();
        }

        function showServices(services, get) {
          if (!services.length) return;
          get("services").hidden = false;
          get("service-list").append(...longList(services, service => {
            const row = element("details", { className: "route" }, element("summary", {},
              element("span", { className: "pattern" }, ...textNodes(service.protocol)),
              service.key === null ? null : element("span", { className: "badge" }, ...textNodes("key: " + service.key)),
              element("span", { className: "about" }, ...textNodes(service.type + (service.documentation ? " — " + summaryOf(service.documentation) : "")))));
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
          addEventListener("keydown", event => {
            const isTyping = event.target.matches("input[type=text], input[type=search], select");
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (!isTyping && event.key === "/") {
              get("query").focus();
              get("query").select();
              event.preventDefault();
            } else if (event.key === "Escape" && isTyping && event.target.value && event.target.matches("input")) {
              event.target.value = "";
              event.target.dispatchEvent(new Event("input", { bubbles: true }));
              event.preventDefault();
            } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && (event.target.id === "query" || event.target.matches("#results summary"))) {
              moveFocus(event.key === "ArrowDown" ? 1 : -1, get);
              event.preventDefault();
            }
          });
        }

        function moveFocus(step, get) {
          const stops = [get("query"), ...[...document.querySelectorAll("#results summary")].filter(stop => stop.offsetParent)];
          const place = stops.indexOf(document.activeElement) + step;
          if (stops[place]) stops[place].focus();
        }

        if (typeof document !== "undefined") start();
        """#
}
