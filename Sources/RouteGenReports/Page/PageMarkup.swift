/// The body of the page, without its data.
enum PageMarkup {
    static let text = #"""
        <main>
        <section class="try" aria-labelledby="try-title">
        <h2 id="try-title">Try a URL</h2>
        <form id="try">
        <div class="fields">
        <label class="wide">URL <input id="url" type="text" inputmode="url" autocomplete="off" autocapitalize="off"
          spellcheck="false" aria-controls="answer answer-details nearby"></label>
        <label>Called by <select id="caller"><option value="">who uses such a URL</option></select></label>
        </div>
        </form>
        <p id="answer" role="status"></p>
        <div id="answer-details"></div>
        <div id="nearby"></div>
        </section>
        <section aria-labelledby="find-title">
        <h2 id="find-title">Find a route</h2>
        <form role="search" id="search">
        <div class="fields">
        <label class="wide">Search <input id="query" type="search" autocomplete="off" autocapitalize="off"
          spellcheck="false" placeholder="Title, pattern, handler, service, any text"
          aria-describedby="query-help" aria-controls="results"></label>
        </div>
        <p id="query-help" class="help">Press <kbd>/</kbd> to search, <kbd>Esc</kbd> to clear,
          <kbd>↓</kbd> and <kbd>↑</kbd> to move through the routes, and <kbd>Enter</kbd> to open one.</p>
        <div id="chips"></div>
        <fieldset class="views"><legend>Show</legend>
        <label><input type="radio" name="view" value="list" checked> a list</label>
        <label><input type="radio" name="view" value="module"> by module</label>
        <label><input type="radio" name="view" value="path"> by path</label>
        </fieldset>
        </form>
        <p id="count" role="status"></p>
        <div id="results" tabindex="-1" role="region" aria-label="Routes"></div>
        </section>
        <section id="services" aria-labelledby="services-title" hidden>
        <h2 id="services-title">Services</h2>
        <div id="service-list"></div>
        </section>
        </main>
        <noscript><p>This page needs JavaScript to show the routes. They are also in its source, as JSON.</p></noscript>
        """#
}
