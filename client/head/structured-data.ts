import { DAY_MS } from "#contract/values/time.ts";
import { priceInText } from "./price-in-text.ts";
import { countryCodeOf } from "#contract/shop/countries.ts";
import { entryPath, listOf, plainPath, searchPath } from "#contract/values/pages.ts";
import { type ContentLanguage, inLanguage } from "#contract/values/content-language.ts";
import { siteTextsIn } from "#contract/values/site-texts.ts";
import { brandPicturePath } from "#contract/look/brand-paths.ts";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import { saidIn } from "#contract/values/hours-words.ts";
import { type Opening, openingsByPlace } from "#contract/values/opening-places.ts";
import { exactSpan } from "#contract/values/event-span.ts";
import { formatTime } from "#contract/values/dates.ts";
import type { Weekday } from "#contract/values/weekdays.ts";
import { licenceUrl } from "#contract/values/licences.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Answers } from "../api/trpc.ts";

type Entry = Answers["entries"]["article"]["entry"];

export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

export type SiteFacts = {
  publicUrl: string;
  settings: Answers["settings"]["get"];
  content: ContentLanguage;
};

export type SharedFacts = {
  description: string;
  imageUrl: string | null;
  /** The credit of the picture at `imageUrl`. */
  credit?: Picture["credit"];
};

type EntryFacts = SharedFacts & {
  entry: Entry;
  /** The date of the event as shown on the page. For a recurring event, `when` also has the next dates. */
  when?: Answers["entries"]["article"]["when"];
  /** The last change, ISO 8601. */
  updated: string;
};

const context = "https://schema.org";

function organization({ publicUrl, settings, content }: SiteFacts) {
  const { brand } = settings;
  return {
    "@type": "Organization",
    name: siteTextsIn(settings, content).title,
    url: `${publicUrl}/`,
    ...(brand?.logo && { logo: publicUrl + brandPicturePath(brand.key, "icon-512.png") }),
    ...(settings.site.profiles.length > 0 && { sameAs: settings.site.profiles }),
    ...postalAddress(settings),
  };
}

function postalAddress({ site: { address } }: SiteFacts["settings"]) {
  const { street, zip, city, country } = address;
  if (street === "" && city === "") return {};
  const parts = {
    streetAddress: street,
    postalCode: zip,
    addressLocality: city,
    addressCountry: countryCodeOf(country),
  };
  return {
    address: {
      "@type": "PostalAddress",
      ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== "")),
    },
  };
}

function geo({ settings }: SiteFacts) {
  const { lat, lng } = settings.site.address;
  return lat === null || lng === null ? {} : { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } };
}

/** The place of the event, or else the site's address. If both are missing, the result is an empty object. */
function place(site: SiteFacts, name: string) {
  // The text may name another place, or a room of this site, so the site's address is not added.
  if (name !== "") return { location: { "@type": "Place", name, address: name } };
  const address = postalAddress(site.settings);
  return "address" in address
    ? { location: { "@type": "Place", name: siteTextsIn(site.settings, site.content).title, ...address } }
    : {};
}

const weekdayNames = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
} as const satisfies Record<Weekday, string>;

function wholeDays({ from, to }: { from: string; to: string }): { first: string; last: string } {
  const dayFrom = (moment: string, days: number): string =>
    new Date(Date.parse(`${localDay(new Date(moment))}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return {
    first: from.includes("T") ? dayFrom(from, formatTime(from) === "00:00" ? 0 : 1) : from,
    last: to.includes("T") ? dayFrom(to, -1) : to,
  };
}

/**
 * The weekly hours of a place, and its current and coming closures of whole days. A closure is written as 00:00 to
 * 00:00.
 */
function hoursOf({ openingHours, closed }: Opening, day: string) {
  const timed = openingHours.filter(({ from }) => from !== "");
  const toCome = closed.map(wholeDays).filter(({ first, last }) => first <= last && last >= day);
  return {
    ...(timed.length > 0 && {
      openingHoursSpecification: timed.map(({ name, days, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        ...(name !== "" && { name }),
        dayOfWeek: days.map((weekday) => weekdayNames[weekday]),
        opens: from,
        // Search engines read 00:00 to 00:00 as closed. Midnight at the end of a day is written as 23:59.
        closes: to === "24:00" || (to === "00:00" && from === to) ? "23:59" : to,
      })),
    }),
    ...(toCome.length > 0 && {
      specialOpeningHoursSpecification: toCome.map(({ first, last }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: first,
        validThrough: last,
        opens: "00:00",
        closes: "00:00",
      })),
    }),
  };
}

/** The hours of the site's first place. Other places are departments with their own hours. */
function hours({ settings: { site, today }, content }: SiteFacts) {
  const day = today?.day ?? localDay(new Date());
  const [first, ...others] = openingsByPlace(site);
  const departments = others.flatMap(({ name, opening }) => {
    const own = hoursOf(opening, day);
    const said = saidIn(name, content).text;
    return Object.keys(own).length === 0 || said === "" ? [] : [{ "@type": "LocalBusiness", name: said, ...own }];
  });
  return {
    ...(first && hoursOf(first.opening, day)),
    ...(departments.length > 0 && { department: departments }),
  };
}

const kindOf = ({ settings }: SiteFacts): string =>
  settings.site.openingHours.length > 0 ? "LocalBusiness" : "Organization";

export function organizationData(
  site: SiteFacts,
  { imageUrl, credit }: Pick<SharedFacts, "imageUrl" | "credit">,
): StructuredData {
  const { social } = site.settings;
  const { description } = siteTextsIn(site.settings, site.content);
  return {
    "@context": context,
    ...organization(site),
    "@type": kindOf(site),
    ...hours(site),
    ...geo(site),
    ...(description !== "" && { description }),
    ...(imageUrl !== null && { image: imageData(imageUrl, credit) }),
    ...(/^https?:\/\//u.test(social.page) && { sameAs: [social.page] }),
  };
}

export function siteSearchData({ publicUrl, settings, content }: SiteFacts): StructuredData {
  return {
    "@context": context,
    "@type": "WebSite",
    name: siteTextsIn(settings, content).title,
    url: publicUrl + inLanguage("/", content),
    inLanguage: content,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${publicUrl}${inLanguage(searchPath, content)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}

/**
 * The entry's list determines the type.
 * @returns null for pages, for entries in no list, and for events without a date
 */
export function entryData(site: SiteFacts, facts: EntryFacts): StructuredData | null {
  const path = entryPath(facts.entry);
  const list = listOf(facts.entry.tags);
  if (path === null || plainPath(facts.entry) !== `/${list}/${facts.entry.id}`) return null;
  const common = {
    "@context": context,
    url: site.publicUrl + inLanguage(path, site.content),
    inLanguage: site.content,
    ...(facts.description !== "" && { description: facts.description }),
    ...(facts.imageUrl !== null && { image: [imageData(facts.imageUrl, facts.credit)] }),
  } as const;
  return list === "Veranstaltungen"
    ? eventData(site, facts, common)
    : { ...common, "@type": "Article", ...articleParts(site, facts) };
}

/** A picture with a credit names its author and licence, as search engines for pictures show them. */
export function imageData(url: string, credit: Picture["credit"]) {
  if (!credit) return url;
  const { author, licence, url: source } = credit;
  const licenceText = licenceUrl(licence);
  return {
    "@type": "ImageObject",
    url,
    contentUrl: url,
    creditText: [author, licence].filter(Boolean).join(", "),
    ...(author !== "" && { creator: { "@type": "Person", name: author } }),
    ...(licenceText !== null && { license: licenceText }),
    ...(source !== "" && { acquireLicensePage: source }),
  };
}

type Common = { "@context": "https://schema.org"; url: string; inLanguage: ContentLanguage };

type Event = NonNullable<Entry["event"]>;
type When = NonNullable<EntryFacts["when"]>;
type SingleDate = Pick<When, "date" | "end" | "status" | "place" | "insteadOf">;

/** A page lists more dates than search engines need. */
const SUB_EVENTS = 6;

/** schema.org accepts days and moments, so an event without a time has only a day. */
function eventData(site: SiteFacts, { entry, when }: EntryFacts, common: Common): StructuredData | null {
  const { title, date, event } = entry;
  if (date === null) return null;
  const { end = null, status = "scheduled", place: name = "" } = event ?? {};
  const shown = when ?? { date, end, status, place: name, insteadOf: null };
  const url = when?.isChosen ? `${common.url}?tag=${when.day}` : common.url;
  const others = when && !when.isChosen ? when.next.filter(({ day }) => day !== when.day).slice(0, SUB_EVENTS - 1) : [];
  const each = (one: SingleDate) => ({ "@type": "Event", name: title, ...dateParts(site, one) });
  return {
    ...common,
    ...each(shown),
    url,
    ...(when?.isPast !== true && offers(event && { ...event, status: shown.status }, url)),
    organizer: organization(site),
    ...(others.length > 0 && {
      subEvent: others.map((one) => ({ ...each(one), url: `${common.url}?tag=${one.day}` })),
    }),
  };
}

function dateParts(site: SiteFacts, one: SingleDate) {
  const hasMoved = one.insteadOf !== null && one.status === "postponed";
  return {
    eventStatus: `${context}/${hasMoved ? "EventRescheduled" : eventStatusOf[one.status]}`,
    ...(one.insteadOf !== null && { previousStartDate: one.insteadOf }),
    ...place(site, one.place),
    ...dates(one),
  };
}

const eventStatusOf: Record<Event["status"], string> = {
  scheduled: "EventScheduled",
  soldout: "EventScheduled",
  cancelled: "EventCancelled",
  postponed: "EventPostponed",
};

/** In schema.org, the last day is part of the event. */
function dates(occurrence: { date: string; end: string | null }) {
  const { start, end } = exactSpan(occurrence.date, occurrence.end);
  if (end === null) return { startDate: start };
  return { startDate: start, endDate: end.includes("T") ? end : dayAfter(end, -1) };
}

/** schema.org needs a number as price. If the text does not contain exactly one price, the offer has no price. */
function offers(event: Entry["event"], url: string) {
  if (event === null || (event.price === "" && event.status !== "soldout")) return {};
  const price = priceInText(event.price);
  return {
    offers: {
      "@type": "Offer",
      url,
      ...(event.status !== "cancelled" && {
        availability: `${context}/${event.status === "soldout" ? "SoldOut" : "InStock"}`,
      }),
      ...(event.price !== "" && { description: event.price }),
      ...(price !== null && { price, priceCurrency: "EUR" }),
    },
  };
}

function articleParts(site: SiteFacts, { entry: { title, byline, publishDate }, updated }: EntryFacts) {
  return {
    headline: title,
    ...(publishDate !== null && {
      datePublished: publishDate,
      // A scheduled entry may become public after its last change. The later moment counts.
      dateModified: updated > publishDate ? updated : publishDate,
    }),
    author: byline === "" ? organization(site) : { "@type": "Person", name: byline },
    publisher: organization(site),
  };
}
