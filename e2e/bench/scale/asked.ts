// What visitors and volunteers ask a large site for. `round` changes each request, so that no cache answers.
import { idOf, type Size } from "./fill.ts";

export type Asked = { what: string; path: (round: number, size: Size) => string };

const page = { limit: 10, skip: 0 };
const call = (procedure: string, input?: object): string =>
  `/trpc/${procedure}${input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`}`;
const search = (q: string): string => `/suche?q=${encodeURIComponent(q)}`;
const lastPage = (count: number): number => Math.floor(count / 10) - 1;

export const publicPages: readonly Asked[] = [
  { what: "home", path: () => "/" },
  { what: "news", path: () => "/Aktuelles" },
  { what: "news, last page", path: (round, { entries }) => `/Aktuelles?seite=${lastPage(entries * 0.4) - round}` },
  { what: "news, beyond the end", path: (round, { entries }) => `/Aktuelles?seite=${entries + round}` },
  { what: "news, by tag", path: () => "/Aktuelles?tag=Aktuelles" },
  { what: "an entry", path: (round) => `/Aktuelles/${idOf("entry", 1_002 - 10 * (round % 90))}` },
  { what: "events", path: () => "/Veranstaltungen" },
  { what: "calendar of the events", path: () => "/Veranstaltungen/kalender.ics" },
  { what: "RSS", path: () => "/Aktuelles/feed.xml" },
  { what: "site map", path: () => "/sitemap.xml" },
  { what: "shop", path: () => "/shop" },
  { what: "a product", path: (round) => `/shop/sorte-${1 + (round % 40)}` },
  { what: "guest book", path: () => "/gaestebuch" },
  { what: "search: a word of every text", path: () => search("treffen") },
  { what: "search: a word of every third text", path: () => search("obst") },
  { what: "search: a rare word", path: (round) => search(`kelter Zaunkönig ${round}`) },
  { what: "search: a typing error", path: () => search("Zaunkönnig") },
  { what: "search: an unknown word", path: (round) => search(`quitschapfel${round}`) },
  { what: "REST: entries", path: () => "/api/v0/entry/" },
  { what: "REST: entries, by tag, 400 skipped", path: () => "/api/v0/entry/?tags=Aktuelles&skip=400" },
];

const entryList = { ...page, sort: "-publishDate", states: [], places: [] };
const fileList = {
  ...page,
  sort: "-uploadDate",
  untagged: false,
  recent: false,
  unused: false,
  oversized: false,
  undescribed: false,
};

export const centerCalls: readonly Asked[] = [
  { what: "overview: today", path: () => call("overview.waiting") },
  { what: "overview: checks", path: () => call("overview.checks") },
  { what: "overview: storage", path: () => call("overview.storage") },
  { what: "visits of 30 days", path: () => call("analytics.visits", { days: 30 }) },
  { what: "visits of a year", path: () => call("analytics.visits", { days: 365 }) },
  { what: "entries", path: () => call("entries.list", entryList) },
  { what: "entries, last page", path: (_, { entries }) => call("entries.list", { ...entryList, skip: entries - 20 }) },
  { what: "entries, searched", path: (round) => call("entries.list", { ...entryList, q: `meldung ${round}` }) },
  { what: "entries, by title", path: () => call("entries.list", { ...entryList, sort: "title" }) },
  { what: "entries, drafts", path: () => call("entries.list", { ...entryList, states: ["draft"] }) },
  { what: "files", path: () => call("files.list", fileList) },
  { what: "files, searched", path: (round) => call("files.list", { ...fileList, q: `bild ${round}` }) },
  { what: "files, unused", path: () => call("files.list", { ...fileList, unused: true }) },
  { what: "files, undescribed", path: () => call("files.list", { ...fileList, undescribed: true }) },
  { what: "tags of the files", path: () => call("tags.tree", { parent: null, ofFiles: true }) },
  { what: "orders", path: () => call("orders.list", page) },
  { what: "orders, last page", path: (_, { orders }) => call("orders.list", { ...page, skip: orders - 20 }) },
  { what: "orders, unpaid", path: () => call("orders.list", { ...page, states: ["unpaid"] }) },
  { what: "orders, done", path: () => call("orders.list", { ...page, states: ["done"] }) },
  { what: "orders, searched", path: (round) => call("orders.list", { ...page, q: `nachname ${round}` }) },
  { what: "orders, by name", path: () => call("orders.list", { ...page, sort: "name" }) },
  { what: "orders, with a tag", path: () => call("orders.list", { ...page, tags: ["Großkunde"] }) },
  { what: "unread orders", path: () => call("orders.unread") },
  { what: "customers", path: () => call("customers.list", page) },
  { what: "customers, by sum", path: () => call("customers.list", { ...page, sort: "-sum" }) },
  { what: "customers, searched", path: (round) => call("customers.list", { ...page, q: `nachname ${round}` }) },
  { what: "sales of 30 days", path: () => call("sales.get", { period: "days30" }) },
  { what: "sales of 12 months", path: () => call("sales.get", { period: "months12" }) },
  { what: "products", path: () => call("products.list", page) },
  { what: "products, searched", path: (round) => call("products.list", { ...page, q: `sorte ${round}` }) },
  { what: "messages", path: () => call("messages.list", page) },
  { what: "messages, searched", path: (round) => call("messages.list", { ...page, q: `nachname ${round}` }) },
  { what: "comments", path: () => call("moderation.list", page) },
  { what: "translations", path: () => call("translations.list", page) },
  { what: "texts for search engines", path: () => call("seo.list", page) },
  { what: "redirects", path: () => call("addresses.redirects", page) },
  { what: "log of changes", path: () => call("audit.list", page) },
  { what: "search of the center", path: (round) => call("palette.find", { q: `meldung ${round}` }) },
];
