import type { ContentLanguage } from "#contract/values/content-language.ts";
import { escapeXml } from "./xml.ts";

export type RssChannel = {
  title: string;
  description: string;
  url: string;
  feedUrl: string;
  language?: ContentLanguage;
};

/** `guid` does not contain the readable address. So feed readers do not show an item again when its address changes. */
export type RssItem = {
  url: string;
  guid: string;
  title: string;
  /** The author's name, or ''. It becomes `dc:creator`, because RSS's `author` must be a mail address. */
  byline: string;
  text: string;
  published: Date;
  updated: Date;
};

export function makeRss(
  { title, description, url, feedUrl, language = "de" }: RssChannel,
  items: readonly RssItem[],
): string {
  // The build date is the newest date of the items, not the current time. So equal items give equal bytes.
  const built = items.map(({ published, updated }) => Math.max(published.getTime(), updated.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", url),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    element("description", description),
    element("language", language),
    ...(built.length > 0 ? [element("lastBuildDate", rfc822(new Date(Math.max(...built))))] : []),
    ...items.map(itemElement),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemElement({ url, guid, title, byline, text, published }: RssItem): string {
  const parts = [
    element("title", title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(guid)}</guid>`,
    element("pubDate", rfc822(published)),
    ...(byline === "" ? [] : [element("dc:creator", byline)]),
    element("description", text),
  ];
  return `<item>${parts.join("")}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** RSS requires RFC 822 with a four-digit year, which is the format of HTTP dates. */
function rfc822(moment: Date): string {
  return moment.toUTCString();
}
