// What other programs subscribe to: sitemap, robots.txt, the news as RSS, the events as iCalendar.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isDatabaseUnavailable } from "#db/errors.ts";
import { AppError } from "#contract/errors.ts";
import { feedPaths } from "#contract/pages.ts";
import { id as idSchema } from "#contract/text.ts";
import { getSettings } from "../config/store.ts";
import type { Services } from "../context.ts";
import { findEntry, listEntries } from "../entries/store.ts";
import { type CalendarEvent, makeCalendar } from "../feeds/calendar.ts";
import { presentEvent, presentNews } from "../feeds/present.ts";
import { makeRss } from "../feeds/rss.ts";
import { makeRobots, makeSitemap, SITEMAP_MAX_PAGES, sitemapPages } from "../feeds/sitemap.ts";
import { listDatedEvents, listPublicPlaces } from "../feeds/store.ts";
import { createContentCache, type ContentCache } from "../content/cache.ts";
import { boundOfBytes, type EncodedText, encodedText } from "./encoded-text.ts";
import { redirectFeedSpellings } from "./feed-spellings.ts";
import { sendEncoded } from "./send-encoded.ts";

const NEWS = "Aktuelles";
const EVENTS = "Veranstaltungen";
const NEWS_IN_FEED = 20;
/** More than a club plans in years; past ones drop out first. */
const EVENTS_IN_CALENDAR = 500;

/** Of all feeds in memory; a full sitemap takes some 15 MB with what is compressed of it. */
const MAX_BYTES = 32_000_000;

const types = {
  sitemap: "application/xml; charset=utf-8",
  robots: "text/plain; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  calendar: "text/calendar; charset=utf-8",
};

type Make = (services: Services, request: FastifyRequest) => Promise<string> | string;

/** Before the pages, whose routes would take these addresses for entries. */
export function registerFeeds(app: FastifyInstance, services: Services): void {
  redirectFeedSpellings(app);
  const cache = createContentCache<EncodedText>(services.clock, { maxBytes: MAX_BYTES, bytesOf: boundOfBytes });
  const feed = (url: string, type: string, make: Make): void => {
    app.get(url, { exposeHeadRoute: true }, async (request, reply) => {
      const text = await cachedFeed(cache, pathOf(request), async () => make(services, request));
      // The same bytes for everybody, who must ask each time whether they still hold.
      return sendEncoded(request, reply.header("vary", "Accept-Encoding"), text, type);
    });
  };
  feed("/sitemap.xml", types.sitemap, sitemap);
  feed("/robots.txt", types.robots, ({ publicUrl }) => makeRobots(publicUrl()));
  feed(feedPaths[NEWS], types.rss, newsFeed);
  feed(feedPaths[EVENTS], types.calendar, eventCalendar);
  feed(`/${EVENTS}/:id(^[^/]+).ics`, types.calendar, singleEvent);
}

/** No feed looks at its query. */
function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "";
}

/** Kept like pages; while the database does not answer, the last one is better than none. */
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

/** Guests' view, whoever asks: feeds are read by programs, and shared. */
function asGuest(): { publicAt: Date } {
  return { publicAt: new Date() };
}

async function sitemap({ database, publicUrl }: Services): Promise<string> {
  const places = await listPublicPlaces(database.db, asGuest().publicAt, SITEMAP_MAX_PAGES);
  return makeSitemap(publicUrl(), sitemapPages(places));
}

async function newsFeed({ database, publicUrl }: Services): Promise<string> {
  const { settings } = await getSettings(database.db);
  const filter = {
    tags: [NEWS],
    sort: "-publish_date" as const,
    limit: NEWS_IN_FEED,
    skip: 0,
    withoutFixedPages: true,
  };
  const rows = await listEntries(database.db, filter, asGuest());
  const meta = settings.meta.sites.find((site) => site.path === `/${NEWS}`);
  const channel = {
    title: withSiteTitle(settings.title, NEWS),
    description: meta?.description || settings.description || settings.title || NEWS,
    url: `${publicUrl()}/${NEWS}`,
    feedUrl: publicUrl() + feedPaths[NEWS],
  };
  return makeRss(
    channel,
    rows.flatMap((row) => presentNews(row, publicUrl()) ?? []),
  );
}

async function eventCalendar(services: Services): Promise<string> {
  const { database, publicUrl } = services;
  const rows = await listDatedEvents(database.db, asGuest().publicAt, EVENTS_IN_CALENDAR);
  return calendarOf(
    services,
    rows.flatMap((row) => presentEvent(row, publicUrl()) ?? []),
  );
}

/** @throws notFound (C404), also for entries that are not public yet and for those that are no events */
async function singleEvent(services: Services, request: FastifyRequest): Promise<string> {
  const id = idSchema.parse((request.params as { id: string }).id);
  const row = await findEntry(services.database.db, id, asGuest());
  const event = row && presentEvent(row, services.publicUrl());
  if (!event) throw new AppError("notFound");
  return calendarOf(services, [event]);
}

async function calendarOf({ database, publicUrl }: Services, events: CalendarEvent[]): Promise<string> {
  const { settings } = await getSettings(database.db);
  const info = { name: withSiteTitle(settings.title, EVENTS), host: new URL(publicUrl()).hostname };
  return makeCalendar(info, events);
}

function withSiteTitle(siteTitle: string, name: string): string {
  return siteTitle === "" ? name : `${name} – ${siteTitle}`;
}
