// The layers, lowest first. Except in tests, a module imports only from its own and lower layers
// (testing/layers.test.ts).

export type Layer = {
  places: readonly string[];
  what: string;
};

const layer = (places: string | readonly string[], what: string): Layer => ({ places: [places].flat(), what });

export const serverLayers: readonly Layer[] = [
  layer("contract", "what client and server agree on: schemas, values, blocks, the look, the shop"),
  layer("db", "tables, migrations, the two databases"),
  layer("server/outside", "one file for one library or vendor"),
  layer("server/kernel", "what every feature needs: context, errors, versions, publication, queue, secrets, audit"),
  layer("server/settings", "the settings, section by section"),
  layer("server/mail", "what goes out: mails, notifications, webhooks"),
  layer("server/approvals", "changes that wait for a second person"),
  layer("server/forms", "how public forms are protected: captcha, limits, suspicious forms"),
  layer("server/library", "files and their variants, tags"),
  layer("server/people", "accounts, rights, tokens, requests about one's data, the audit log"),
  layer("server/content", "what is published: entries, events, videos, the bin, feeds, addresses, navigation"),
  layer("server/shop", "what is sold: products, orders, payments, documents, reports"),
  layer("server/letters", "conversations: messages, newsletter, comments, social networks"),
  layer("server/site", "the site as a whole: brand, legal pages, map, analytics, overview, search, demo, settings"),
  layer("server/registries", "lists with one line for each feature"),
  layer("server/router.ts", "all procedures"),
  layer("server/http", "the wire: pages, REST, files, guard"),
  layer("server/start", "the process: start, stop, build of the client"),
  layer("server/cli", "commands beside the site"),
];

/** The client's layers are above the contract. From the server, the client imports only the type of the router. */
export const clientLayers: readonly Layer[] = [
  layer("contract", "what client and server agree on"),
  layer("client/api", "calls of the server, loaded data, who is signed in"),
  layer("client/language", "texts in two languages, formats"),
  layer("client/ui", "controls without a subject"),
  layer("client/head", "what a page says of itself to programs"),
  layer("client/site", "what guests see; it knows nothing of editing"),
  layer("client/files", "parts of several screens: files and their tags"),
  layer("client/editor", "the text editor"),
  layer("client/seo", "how search engines show a page"),
  layer("client/entry-editor", "an entry edited in its place"),
  layer("client/center", "the screens of the admin center"),
  layer("client/admin", "what stands over the page for editors: bar, windows"),
  layer("client/app", "the entries of browser and server, all routes"),
];
