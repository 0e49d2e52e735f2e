extension PageScript {
    /// The search over the routes.
    static let search = #"""
        // What a search looks through: the names first, then everything else.
        function searchIndex(routes) {
          return routes.map(route => {
            const names = [route.pattern, route.handler, route.name].join("\n").toLowerCase();
            const parameters = route.parameters.map(parameter => parameter.name + ": " + parameter.type);
            const others = [route.module, route.file, ...parameters, route.returns || "", route.deprecated || "",
              route.documentation].join("\n").toLowerCase();
            return { names, others };
          });
        }

        function searchWords(text) { return text.toLowerCase().split(/\s+/).filter(word => word); }

        // The indices of the routes that contain all words and pass the filters. Those whose names contain the words
        // come first.
        function searchRoutes(routes, index, words, filters) {
          const first = [];
          const later = [];
          for (let number = 0; number < routes.length; number++) {
            if (!passes(routes[number], filters)) continue;
            const entry = index[number];
            if (words.every(word => entry.names.includes(word))) first.push(number);
            else if (words.every(word => entry.names.includes(word) || entry.others.includes(word))) later.push(number);
          }
          return first.concat(later);
        }

        function passes(route, filters) {
          const origins = route.origins;
          if (filters.origin === "only" && origins.length) return false;
          if (filters.origin && filters.origin !== "only" && !origins.includes(filters.origin)) return false;
          if (filters.priority && route.priority !== filters.priority) return false;
          return !filters.deprecation || (route.deprecated !== null) === (filters.deprecation === "yes");
        }
        """#
}
