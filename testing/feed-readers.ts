import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";

/** @throws if the text is not well-formed XML */
export function readXml(text: string): Record<string, unknown> {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(valid.err.msg);
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => name === "item" });
  return parser.parse(text) as Record<string, unknown>;
}

export type RssItem = Record<"title" | "link" | "pubDate" | "description", string> & { guid: { "#text": string } };

export function readRss(text: string): { title: string; description: string; item: RssItem[] } {
  const { rss } = readXml(text) as { rss: { channel: { title: string; description: string; item?: RssItem[] } } };
  return { ...rss.channel, item: rss.channel.item ?? [] };
}

export function readSitemap(text: string): { loc: string; lastmod?: string }[] {
  const { urlset } = readXml(text) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  return urlset.url;
}

export type ReadEvent = {
  uid: string;
  title: string;
  text: string | null;
  url: unknown;
  sequence: number;
  /** YYYY-MM-DD for a whole day. Otherwise the time in UTC, computed with the time zone in the calendar. */
  start: string;
  end: string;
};

/** @throws if the text is not an iCalendar */
export function readCalendar(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, description, startDate, endDate, sequence } = new ICAL.Event(component);
    const said = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());
    const url = component.getFirstPropertyValue("url");
    return { uid, title: summary, text: description, url, sequence, start: said(startDate), end: said(endDate) };
  });
}
