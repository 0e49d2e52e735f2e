/// The part of the page's script that searches routes and services, and filters routes with chips.
enum SearchScript {
    static let text = #"""
        // The texts of each route that a search reads: its names, and all others.
        function searchIndex(routes) {
          return routes.map(route => {
            const names = [route.title, route.pattern, route.handler, route.name].join("\n").toLowerCase();
            const parameters = route.parameters.map(parameter => parameter.name + ": " + parameter.type);
            const others = [route.module, route.file, ...parameters,
              \#(RouteFact.searched)].join("\n").toLowerCase();
            return { names, others };
          });
        }

        function searchWords(text) { return text.toLowerCase().split(/\s+/).filter(word => word); }

        // The indices of the routes that contain all words and pass the filters. Those whose names contain the words
        // come first.
        function searchRoutes(routes, index, words, passes) {
          const first = [];
          const later = [];
          for (let number = 0; number < routes.length; number++) {
            if (!passes(routes[number])) continue;
            const entry = index[number];
            if (words.every(word => entry.names.includes(word))) first.push(number);
            else if (words.every(word => entry.names.includes(word) || entry.others.includes(word))) later.push(number);
          }
          return first.concat(later);
        }

        // The services that contain all words.
        function searchServices(services, words) {
          return services.filter(service => {
            const text = [service.protocol, service.type, service.key || "", service.module, service.file,
              service.documentation, ...service.names].join("\n").toLowerCase();
            return words.every(word => text.includes(word));
          });
        }

        // The callers in words.
        const callers = { app: "the app itself", webView: "a web page in the app", notification: "a notification",
          remote: "a message of a server", external: "a link from another app" };

        // The filters: at most one choice of each group applies.
        const filterGroups = [
          { name: "open", title: "Open to", choices: [
            { name: "app", title: "the app only", accepts: route => !route.origins.length },
            ...Object.keys(callers).slice(1).map(origin =>
              ({ name: origin, title: callers[origin], accepts: route => route.origins.includes(origin) }))] },
          { name: "priority", title: "Priority", choices: ["high", "low"].map(priority =>
            ({ name: priority, title: priority + " priority", accepts: route => route.priority === priority })) },
          { name: "state", title: "State", choices: [
            \#(RouteFact.states),
            { name: "new", title: "new", accepts: route => !!route.isNew }] },
        ];

        // Whether a route passes the chosen filters, of which a group may be left out.
        function passesFilters(chosen, except = null) {
          const choices = filterGroups.filter(group => group !== except && chosen[group.name])
            .map(group => group.choices.find(choice => choice.name === chosen[group.name]));
          return route => choices.every(choice => choice.accepts(route));
        }

        // The filters as chips, each with the number of routes that it would leave. Choices of no route at all are left
        // out.
        function filterChips(routes, chosen, changed) {
          const groups = [];
          for (const group of filterGroups) {
            const choices = group.choices.filter(choice => routes.some(choice.accepts));
            if (!choices.length) continue;
            const buttons = choices.map(choice => {
              const count = element("span", { className: "count" });
              const button = element("button", { type: "button", className: "chip" }, choice.title, " ", count);
              button.dataset.filter = group.name + "=" + choice.name;
              button.addEventListener("click", () => {
                if (chosen[group.name] === choice.name) delete chosen[group.name];
                else chosen[group.name] = choice.name;
                changed();
              });
              return { button, count, choice };
            });
            const box = element("div", { className: "chips" }, element("span", { className: "chips-title" }, group.title),
              ...buttons.map(({ button }) => button));
            box.setAttribute("role", "group");
            box.setAttribute("aria-label", group.title);
            groups.push({ group, box, buttons });
          }
          const update = (index, words) => {
            for (const { group, buttons } of groups) {
              const found = searchRoutes(routes, index, words, passesFilters(chosen, group));
              for (const { button, count, choice } of buttons) {
                const number = found.filter(route => choice.accepts(routes[route])).length;
                count.textContent = number.toLocaleString("en");
                button.setAttribute("aria-pressed", String(chosen[group.name] === choice.name));
              }
            }
          };
          return { boxes: groups.map(({ box }) => box), update };
        }
        """#
}
