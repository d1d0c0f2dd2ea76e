// Counts, in memory, requests for redirected addresses and for addresses without a page (404). The memory is bounded, and contains no data about visitors.
import { addressKey, addressLength } from "#contract/values/addresses.ts";

export type Missed = { key: string; path: string; times: number; first: Date; last: Date };
export type Hit = { key: string; times: number; last: Date };
export type Counted = { hits: Hit[]; missed: Missed[] };

export type AddressCounts = {
  hit: (path: string, at: Date) => void;
  miss: (path: string, at: Date) => void;
  take: () => Counted;
  giveBack: (counted: Counted) => void;
};

/** Maximum number of addresses in memory. Until the next write, further addresses are not counted. */
const MOST = 500;

export function openAddressCounts(): AddressCounts {
  let hits = new Map<string, Hit>();
  let missed = new Map<string, Missed>();

  const addHit = ({ key, times, last }: Hit): void => {
    const known = hits.get(key);
    if (known) Object.assign(known, { times: known.times + times, last: later(known.last, last) });
    else if (hits.size < MOST) hits.set(key, { key, times, last });
  };
  const addMiss = (one: Missed): void => {
    const known = missed.get(one.key);
    if (known) Object.assign(known, { times: known.times + one.times, last: later(known.last, one.last) });
    else if (missed.size < MOST) missed.set(one.key, { ...one });
  };

  return {
    hit: (path, at) => addHit({ key: addressKey(path), times: 1, last: at }),
    miss: (path, at) => {
      if (isTelling(path)) addMiss({ key: addressKey(path), path, times: 1, first: at, last: at });
    },
    take: () => {
      const counted = { hits: [...hits.values()], missed: [...missed.values()] };
      hits = new Map();
      missed = new Map();
      return counted;
    },
    giveBack: (counted) => {
      counted.hits.forEach(addHit);
      counted.missed.forEach(addMiss);
    },
  };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Paths that attackers probe, and files that are not pages. */
const probe =
  /\.(?:php\d?|phtml|env|git\w*|aspx?|ashx|cgi|jsp|do|action|sql|db|bak|old|orig|ini|ya?ml|toml|zip|gz|tgz|tar|rar|7z|log|conf|config|sh|exe|dll|xml|json|txt|map|js|mjs|css|ico|png|jpe?g|gif|svg|webp|woff2?)$|^\/\.|\/\.|\/(?:wp|cgi-bin|vendor|phpmyadmin|pma|mysql|adminer|actuator|solr|jenkins|hudson|owa|ecp|autodiscover|boaform|cpanel|console|telescope|debug|server-status|graphql|xmlrpc|laravel|drupal|joomla|typo3|backup|backups|node_modules|src|settings|shell|root|etc|proc|bin|hnap1|remote|geoserver|swagger|druid|sdk|evox|nmaplowercheck\d*)(?:[/_.-]|$)/iu;
/** Possible personal data: a mail address, a long number or a token. */
const personal = /@|%40|\d{6,}|[0-9a-z]{24,}|[0-9a-f]{8}-[0-9a-f]{4}-/iu;

/** True if a person may have followed a link to the path, and if the path contains no personal data. */
export function isTelling(path: string): boolean {
  if (path.length > addressLength || path.split("/").length > 5) return false;
  return /^\/[\p{L}\p{N}][\p{L}\p{N}._~/ -]*$/u.test(path) && !probe.test(path) && !personal.test(path);
}
