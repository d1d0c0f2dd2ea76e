import type { FastifyInstance, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "#db/errors.ts";
import { addressLine } from "#contract/values/address-line.ts";
import { type ContentLanguage, contentOf, ENGLISH, inLanguage } from "#contract/values/content-language.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { isOn, openPages } from "#contract/values/components.ts";
import { feedPaths, type ListTag, listTags } from "#contract/values/pages.ts";
import { id as idSchema } from "#contract/fields/text.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import { findGermanPaths } from "../../content/entries/german-links.ts";
import { findEntry, listEntries } from "../../content/entries/store.ts";
import { type CalendarEvent, makeCalendar } from "../../content/feeds/calendar.ts";
import { presentEvent, presentNews } from "../../content/feeds/present.ts";
import { makeRss } from "../../content/feeds/rss.ts";
import { makeRobots, makeSitemap, SITEMAP_MAX_PAGES, sitemapPages } from "../../content/feeds/sitemap.ts";
import { listDatedEvents, listProductPages, listPublicPlaces } from "../../content/feeds/store.ts";
import { siteTextsIn } from "#contract/values/site-texts.ts";
import { sentence } from "../../kernel/sentences.ts";
import { createContentCache, type ContentCache } from "../../kernel/publication/cache.ts";
import { contentTopics } from "../../kernel/publication/topics.ts";
import { boundOfBytes, type EncodedText, encodedText } from "../answers/encoded-text.ts";
import { redirectFeedSpellings } from "./feed-spellings.ts";
import { sendEncoded } from "../answers/send-encoded.ts";

const NEWS = "Aktuelles";
const EVENTS = "Veranstaltungen";
const NEWS_IN_FEED = 20;
/** Maximum number of events in the calendar. Beyond this number, the oldest past events are omitted. */
const EVENTS_IN_CALENDAR = 500;

const MAX_BYTES = 32_000_000;

const types = {
  sitemap: "application/xml; charset=utf-8",
  robots: "text/plain; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  calendar: "text/calendar; charset=utf-8",
};

type Make = (services: Services, request: FastifyRequest) => Promise<string> | string;

export function registerFeeds(app: FastifyInstance, services: Services): void {
  redirectFeedSpellings(app);
  const cache = createContentCache<EncodedText>(services.clock, contentTopics, {
    maxBytes: MAX_BYTES,
    bytesOf: boundOfBytes,
  });
  const feed = (url: string, type: string, make: Make): void => {
    app.get(url, { exposeHeadRoute: true, config: { session: "none" } }, async (request, reply) => {
      if (request.isOnlyGerman && languageOf(request) === "en") throw new AppError("notFound");
      const key = pathOf(request);
      const text = await cachedFeed(cache, key, async () => make(services, request));
      // Does not vary by cookie, because all clients get the same bytes.
      return sendEncoded(request, reply.header("vary", "Accept-Encoding"), text, type, cache.holds(key, text));
    });
  };
  feed("/sitemap.xml", types.sitemap, sitemap);
  feed("/robots.txt", types.robots, ({ publicUrl }) => makeRobots(publicUrl()));
  for (const prefix of ["", ENGLISH]) {
    feed(prefix + feedPaths[NEWS], types.rss, newsFeed);
    feed(prefix + feedPaths[EVENTS], types.calendar, eventCalendar);
    feed(`${prefix}/${EVENTS}/:id(^[^/]+).ics`, types.calendar, singleEvent);
  }
}

const languageOf = (request: FastifyRequest): ContentLanguage => contentOf(pathOf(request));

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

/** Returns the cached feed. If the database does not answer, returns the last version, even if it is stale. */
async function cachedFeed(
  cache: ContentCache<EncodedText>,
  key: string,
  make: () => Promise<string>,
): Promise<EncodedText> {
  try {
    return await cache.getOrMake(key, async () => encodedText(await make()));
  } catch (error) {
    const stale = isDatabaseUnavailable(error) ? cache.findStale(key) : null;
    if (!stale) throw error;
    return stale;
  }
}

/** Feeds contain only what guests see, even for signed-in viewers, because programs read and share feeds. */
function asGuest({ now }: Services): { publicAt: Date } {
  return { publicAt: now() };
}

const asReader = (services: Services, language: ContentLanguage) => ({
  ...asGuest(services),
  inEnglish: language === "en",
});

const nameOf = (list: ListTag, language: ContentLanguage): string =>
  language === "en" ? sentence("en", `pages:${list}.title`) : list;

async function sitemap(services: Services): Promise<string> {
  const { database, publicUrl } = services;
  const { settings } = await getSettings(database.db);
  const places = await listPublicPlaces(database.db, asGuest(services).publicAt, SITEMAP_MAX_PAGES);
  const hidden = listTags.filter((list) => settings.navigation?.hidden.includes(list));
  const items = isOn(settings, "shop") ? await listProductPages(database.db, SITEMAP_MAX_PAGES) : [];
  const pages = sitemapPages(places, openPages(settings), items)
    .filter(({ path }) => !hidden.some((list) => path === `/${list}`))
    .map((page) => (settings.onlyGerman ? { ...page, hasEnglish: false } : page));
  return makeSitemap(publicUrl(), pages);
}

async function newsFeed(services: Services, request: FastifyRequest): Promise<string> {
  const { database, publicUrl } = services;
  const language = languageOf(request);
  const { settings } = await getSettings(database.db);
  const filter = {
    tags: [NEWS],
    sort: "-publishDate" as const,
    limit: NEWS_IN_FEED,
    skip: 0,
    withoutFixedPages: true,
    now: services.now(),
  };
  const rows = await listEntries(database.db, filter, asReader(services, language));
  const site = siteTextsIn(settings, language);
  const name = nameOf(NEWS, language);
  const meta = settings.meta.sites.find((one) => one.path === `/${NEWS}`);
  const own = language === "en" ? meta?.en : meta;
  const channel = {
    title: withSiteTitle(site.title, name),
    description: own?.description || (site.lang.description === language && site.description) || site.title || name,
    url: publicUrl() + (await pageOf(services, NEWS, language)),
    feedUrl: publicUrl() + inLanguage(feedPaths[NEWS], language),
    language,
  };
  return makeRss(
    channel,
    rows.flatMap((row) => presentNews(row, publicUrl(), language) ?? []),
  );
}

/** @returns the URL of the list's page. The home page if that page is hidden, or missing in the language. */
async function pageOf({ database: { db }, now }: Services, list: ListTag, language: ContentLanguage): Promise<string> {
  const { settings } = await getSettings(db);
  const german = language === "en" ? await findGermanPaths(db, now()) : [];
  const isThere = (path: string): boolean => !german.includes(path);
  if (!settings.navigation?.hidden.includes(list) && isThere(`/${list}`)) return inLanguage(`/${list}`, language);
  return isThere("/") ? inLanguage("/", language) : "/";
}

async function eventCalendar(services: Services, request: FastifyRequest): Promise<string> {
  const { database, publicUrl } = services;
  const language = languageOf(request);
  const rows = await listDatedEvents(database.db, asReader(services, language), EVENTS_IN_CALENDAR);
  return calendarOf(
    services,
    rows.flatMap((row) => presentEvent(row, publicUrl(), language) ?? []),
    language,
  );
}

/** @throws notFound (C404) if the entry is not public, or is not an event */
async function singleEvent(services: Services, request: FastifyRequest): Promise<string> {
  const id = idSchema.parse((request.params as { id: string }).id);
  const language = languageOf(request);
  const row = await findEntry(services.database.db, id, asReader(services, language));
  const event = row && presentEvent(row, services.publicUrl(), language);
  if (!event) throw new AppError("notFound");
  return calendarOf(services, [event], language);
}

async function calendarOf(
  { database, publicUrl }: Services,
  events: CalendarEvent[],
  language: ContentLanguage,
): Promise<string> {
  const { settings } = await getSettings(database.db);
  const line = addressLine(settings.site.address);
  const { title } = siteTextsIn(settings, language);
  const place = line === "" ? "" : [title, line].filter(Boolean).join(", ");
  const info = { name: withSiteTitle(title, nameOf(EVENTS, language)), host: new URL(publicUrl()).hostname, place };
  return makeCalendar(info, events);
}

function withSiteTitle(siteTitle: string, name: string): string {
  return siteTitle === "" ? name : `${name} – ${siteTitle}`;
}
