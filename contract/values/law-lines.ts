// Legal requirements for a site and its shop (legal.md), with dates, because laws change.

import { claimsSince } from "./environmental-claims.ts";

/** The ids are those of legal.md. */
export const lawLines = [
  { id: "L1", since: "2024-05-14", source: "§ 5 DDG, § 18 (2) MStV", isConfirmed: true },
  { id: "L2", since: "2018-05-25", source: "Art. 12–14 DSGVO/GDPR", isConfirmed: true },
  { id: "L3", since: "2018-05-25", source: "Art. 15, 17, 20, 32 DSGVO/GDPR", isConfirmed: false },
  { id: "L4", since: "2021-12-01", source: "§ 25 TDDDG", isConfirmed: false },
  { id: "L5", since: "2021-12-01", source: "§ 25 TDDDG, Art. 7 DSGVO/GDPR", isConfirmed: false },
  { id: "L6", since: "2021-12-01", source: "§ 25 TDDDG", isConfirmed: false },
  { id: "L7", since: "2022-05-28", source: "§ 3 PAngV", isConfirmed: false },
  { id: "L8", since: "2022-05-28", source: "§ 4 PAngV", isConfirmed: false },
  { id: "L9", since: "2022-05-28", source: "§ 7 PAngV, BGH I ZR 135/20", isConfirmed: true },
  { id: "L10", since: "2026-01-01", source: "§ 12 UStG", isConfirmed: true },
  { id: "L11", since: "2025-01-01", source: "§ 19 UStG", isConfirmed: false },
  { id: "L12", since: "2022-05-28", source: "§ 11 PAngV", isConfirmed: false },
  { id: "L13", since: "2012-08-01", source: "§ 312j (1), (2) BGB", isConfirmed: false },
  { id: "L14", since: "2012-08-01", source: "§ 312j (3) BGB", isConfirmed: false },
  { id: "L15", since: "2014-06-13", source: "§§ 312f, 312i BGB", isConfirmed: true },
  { id: "L16", since: "2026-06-19", source: "§ 356a BGB, (EU) 2023/2673", isConfirmed: false },
  { id: "L17", since: "2014-06-13", source: "§ 312g (2) BGB", isConfirmed: true },
  { id: "L18", since: "2026-09-27", source: "(EU) 2024/825, (EU) 2025/1960", isConfirmed: true },
  { id: "L19", since: "2025-07-20", source: "(EU) 2024/3228, § 36 VSBG", isConfirmed: false },
  { id: "L20", since: "2003-04-01", source: "§ 9 JuSchG", isConfirmed: false },
  { id: "L21", since: "2014-12-13", source: "Art. 14 LMIV, (EU) 1169/2011", isConfirmed: false },
  { id: "L22", since: "2025-01-01", source: "§ 14 (4), § 14b UStG, GoBD", isConfirmed: false },
  { id: "L23", since: "2004-07-08", source: "§ 7 UWG, RFC 8058", isConfirmed: false },
  { id: "L24", since: "2025-06-28", source: "BFSG, EN 301 549", isConfirmed: true },
  { id: "L25", since: "2018-05-25", source: "§§ 22, 23 KUG, DSGVO/GDPR", isConfirmed: true },
  { id: "L26", since: "2025-03-31", source: "§§ 675c ff. BGB", isConfirmed: false },
  { id: "L27", since: "2018-05-25", source: "Art. 6, 26 DSGVO/GDPR", isConfirmed: true },
  { id: "L28", since: claimsSince, source: "UWG, (EU) 2024/825", isConfirmed: true },
  { id: "L29", since: "2024-12-13", source: "(EU) 2023/988", isConfirmed: false },
  { id: "L30", since: "2022-07-01", source: "§§ 7, 9 VerpackG, (EU) 2025/40", isConfirmed: false },
  { id: "L31", since: "2025-01-01", source: "§ 14 UStG, EN 16931", isConfirmed: false },
  { id: "L32", since: "2026-06-19", source: "§§ 355 ff., 356a BGB", isConfirmed: false },
] as const satisfies readonly LawLine[];

type LawLine = {
  id: `L${number}`;
  /** The first day of the rule. Confirmations from before this day do not count. */
  since: string;
  source: string;
  isConfirmed: boolean;
};

export type LawLineId = (typeof lawLines)[number]["id"];
export const lawLineIds = lawLines.map(({ id }) => id);

/** Outdated terms, which no text of a site may contain. They are case-insensitive patterns of PostgreSQL. */
export const oldWords = {
  /** The Telemediengesetz was replaced on 14 May 2024. */
  tmg: "\\mTMG\\M|Telemediengesetz",
  /** The EU closed its platform for disputes on 20 July 2025. */
  disputePlatform: "ec\\.europa\\.eu/(consumers/odr|odr)|webgate\\.ec\\.europa\\.eu/odr",
} as const;

/** If a component is on, the privacy notice must match the component's pattern. */
export const privacyWords = {
  shop: /bestell|order/iu,
  newsletter: /newsletter/iu,
  comments: /kommentar|comment/iu,
  guestbook: /gästebuch|guestbook/iu,
  analytics: /zähl|statistik|count|analytics/iu,
  map: /karte|map/iu,
  social: /facebook|instagram|netzwerk|network/iu,
} as const;

/** The limit in percent by volume. The shop must not sell stronger drinks to children. */
export const ALCOHOL_FREE = 1.2;

export type ConfirmedLineId = Extract<(typeof lawLines)[number], { isConfirmed: true }>["id"];

export function isConfirmedLine(id: LawLineId): id is ConfirmedLineId {
  return lawLines.some((line) => line.id === id && line.isConfirmed);
}
