// The tables of an archive, in the order in which rows can be inserted, and the tables that it never contains.
import { getTableColumns, isNotNull, isNull, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { addresses } from "#db/schema/addresses.ts";
import { pageViews } from "#db/schema/analytics.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { binnedEntries } from "#db/schema/bin.ts";
import { comments } from "#db/schema/comments.ts";
import { documentFiles, documents } from "#db/schema/documents.ts";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { eventOccurrences, events } from "#db/schema/events.ts";
import { binnedFiles, binnedPlaces } from "#db/schema/file-bin.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { lawConfirmations } from "#db/schema/law.ts";
import { mapPlaces } from "#db/schema/map.ts";
import { honeypotCatches, messageReplies, messages, messageTags } from "#db/schema/messages.ts";
import { newsletterIssues, newsletterRecipients, subscribers } from "#db/schema/newsletter.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { counters, orderEvents, orderItems, orders, orderSecrets, orderTags } from "#db/schema/orders.ts";
import { bankBookings, onlinePayments, refunds } from "#db/schema/payments.ts";
import { productPrices, products, productTags, productVariants, shopPriceTimes } from "#db/schema/products.ts";
import { demoItems } from "#db/schema/demo.ts";
import { suspiciousForms } from "#db/schema/suspicious-forms.ts";
import { settings } from "#db/schema/settings.ts";
import { entryTags, fileTags, tags } from "#db/schema/tags.ts";
import { users } from "#db/schema/users.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import type { Row } from "./level.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";

export type PortableTable = {
  /** The name in the database and in the archive. */
  name: string;
  table: PgTable;
  /** Only these rows are in the archive. */
  only?: SQL;
  /** Columns that are not in the archive, by their database names, with their values after a restore. */
  blank?: Row;
  /** A new site already has rows in it. */
  isPrefilled?: boolean;
};

function portable(table: PgTable, more: Omit<PortableTable, "name" | "table"> = {}): PortableTable {
  return { name: getTableConfig(table).name, table, ...more };
}

export const portableTables: readonly PortableTable[] = [
  // Secrets are encrypted with a key that is not in the archive.
  portable(settings, { blank: { secrets: {} }, isPrefilled: true }),
  portable(users),
  portable(auditLog),
  portable(lawConfirmations),
  portable(tags),
  portable(files),
  portable(fileVariants),
  portable(fileTags),
  portable(entries),
  portable(entryTags),
  portable(addresses),
  portable(events),
  portable(eventOccurrences),
  portable(entryRevisions),
  portable(workingCopies),
  portable(binnedEntries),
  portable(binnedFiles),
  portable(binnedPlaces),
  portable(comments),
  portable(products),
  portable(productVariants),
  portable(productTags),
  portable(productPrices),
  portable(shopPriceTimes),
  portable(counters),
  portable(orders),
  portable(withdrawals),
  portable(orderItems),
  portable(orderTags),
  portable(orderEvents),
  portable(documents),
  portable(documentFiles),
  // Hashed: links of orders go on to work after a restore.
  portable(orderSecrets),
  portable(mapPlaces),
  portable(onlinePayments),
  portable(refunds),
  portable(bankBookings),
  portable(messages),
  portable(messageTags),
  portable(messageReplies),
  portable(honeypotCatches),
  portable(suspiciousForms),
  portable(subscribers),
  portable(newsletterIssues),
  portable(newsletterRecipients),
  // An unsent mail may contain a link that gives access, and two sites would send it.
  portable(outgoingMail, { only: isNotNull(outgoingMail.sent) }),
  portable(pageViews),
  // What was taken away is not in it: it would need bytes that are not there either.
  portable(demoItems, { only: isNull(demoItems.removed), blank: { removed: null, row: null, hashes: null } }),
];

/**
 * Tables that are not in the archive: sessions, tokens of mailed links and of programs, second factors (the key that seals them is not in
 * it, and passkeys belong to one address), devices that are notified (they belong to sessions, and know the site by a key that
 * is not in it), counters, derived data, and what belongs to one storage.
 */
export const tablesLeftBehind = [
  "sessions",
  "tokens",
  "preview_links",
  // Two sites would post, and take back; whether an entry is shared is in its row.
  "shared_posts",
  "api_tokens",
  "totp_secrets",
  "passkeys",
  "recovery_codes",
  "rate_limits",
  "used_captchas",
  // Mails of the next hours, which are not in it either.
  "mail_slots",
  // What tells a day's visitors from each other.
  "visitor_salts",
  "day_visitors",
  // What visitors asked for in vain.
  "missed_addresses",
  "file_uses",
  // Kept by triggers.
  "search_index",
  "search_words",
  "search_trigrams",
  // Who has an entry open.
  "entry_presences",
  // Drawn, or fetched, again by a job.
  "video_stills",
  "map_tiles",
  "map_stills",
  "unused_bytes",
  "push_devices",
  "push_notices",
  // Messages of the payment provider are refused by their age anyway.
  "provider_events",
  "site_identity",
] as const;

/** The columns in the archive, by their names in the code; without columns that the database generates. */
export function carriedColumns({ table, blank = {} }: PortableTable): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, column]) => !(column.name in blank || column.generated)),
  );
}

/** A column of bytes: in an archive they are the text by which the database writes them. */
export const isBytes = (column: PgColumn): boolean => column.getSQLType() === "bytea";

export function primaryKeyOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}

/** The hashes that a row names. */
export function hashesOf({ table }: PortableTable, row: Row): string[] {
  if (table === binnedFiles) return row["hashes"] as string[];
  if (table === files) return [String(row["hash"]), String(row["originalHash"])];
  return table === fileVariants ? [String(row["hash"])] : [];
}
