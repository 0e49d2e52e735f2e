extension PageScript {
    /// A route in a list, and everything about it once it is opened.
    static let rows = #"""
        // The first paragraph of a documentation comment, as one line.
        function summaryOf(documentation) {
          return documentation.split(/\n\s*\n/)[0].replace(/\s+/g, " ");
        }

        function routeRow(route, words) {
          const pattern = element("span", { className: "pattern" }, ...textNodes(route.pattern, words));
          const summary = element("summary", {}, pattern, ...route.origins.map(origin => badge(origin)));
          if (route.priority !== "default") summary.append(badge(route.priority + " priority"));
          if (route.deprecated !== null) summary.append(element("span", { className: "badge warning" }, "deprecated"));
          const about = [...textNodes(route.handler, words)];
          if (route.documentation) {
            about.push(" — ", element("bdi", {}, ...textNodes(summaryOf(route.documentation), words)));
          }
          summary.append(element("span", { className: "about" }, ...about));
          const className = route.deprecated === null ? "route" : "route deprecated";
          const row = element("details", { className }, summary);
          // Only an opened route has a body, so that a long list appears at once.
          row.addEventListener("toggle", () => {
            if (row.open && row.childElementCount === 1) row.append(routeBody(route, words));
          });
          return row;
        }

        function routeBody(route, words) {
          const body = element("div", { className: "body" });
          if (route.documentation) {
            body.append(element("p", { className: "documentation" }, ...textNodes(route.documentation, words)));
          }
          const facts = element("dl");
          const fact = (name, ...value) => facts.append(element("dt", {}, name), element("dd", {}, ...value));
          if (route.deprecated !== null) fact("Deprecated", ...textNodes(route.deprecated || "yes", words));
          fact("Handler", code(route.handler, words));
          fact("Accessor", code(route.name, words));
          fact("Module", code(route.module, words));
          fact("Source", sourceLink(route.file, route.line));
          fact("Open to", ["app", ...route.origins].join(", "));
          if (route.priority !== "default") fact("Priority", route.priority);
          if (route.when) fact("Only when", code(route.when), " agrees");
          if (route.open) fact("Opens", code(route.open));
          if (route.parent) fact("Parent", code(route.parent));
          if (route.if) fact("Compiled if", code(route.if));
          for (const attribute of route.available) fact("Available", code(attribute));
          fact("Returns", ...(route.returns ? [code(route.returns, words)] : ["nothing"]), effectsOf(route));
          if (route.example) fact("Example", code(route.example));
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
          return element("table", {},
            element("thead", {}, element("tr", {}, ...head.map(name => element("th", { scope: "col" }, name)))),
            element("tbody", {}, ...parameters.map(parameter => element("tr", {},
              element("td", {}, code(parameter.name, words)), element("td", {}, code(parameter.type, words)),
              element("td", {}, parameter.in), element("td", {}, parameter.required ? "yes" : "no"),
              element("td", {}, parameter.default === null ? "" : code(parameter.default))))));
        }

        // A link to a file, relative to the folder of the page. No name of a file can become a scheme.
        function sourceLink(file, line) {
          const path = file.split("/").map(encodeURIComponent).join("/");
          const href = (file.startsWith("/") ? "" : "./") + path + "#L" + line;
          return element("a", { href }, ...textNodes(file + ":" + line));
        }
        """#
}
