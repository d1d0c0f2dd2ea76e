import { getTableColumns, isNotNull, isNull, type SQL } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { addresses } from "#db/schema/addresses.ts";
import { pageViews } from "#db/schema/analytics.ts";
import { auditLog } from "#db/schema/audit-log.ts";
import { binnedEntries } from "#db/schema/bin.ts";
import { comments } from "#db/schema/comments.ts";
import { coupons } from "#db/schema/coupons.ts";
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
import { takedowns } from "#db/schema/takedowns.ts";
import { users } from "#db/schema/users.ts";
import { entryNotes } from "#db/schema/entry-notes.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import { webhooks } from "#db/schema/webhooks.ts";
import type { Row } from "./level.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";

export type PortableTable = {
  name: string;
  table: PgTable;
  only?: SQL;
  /** Columns that the archive omits, by their names in the database, with their values after a restore. */
  blank?: Row;
  isPrefilled?: boolean;
};

function portable(table: PgTable, more: Omit<PortableTable, "name" | "table"> = {}): PortableTable {
  return { name: getTableConfig(table).name, table, ...more };
}

export const portableTables: readonly PortableTable[] = [
  // Secrets are left out, because the archive does not contain the key that encrypts them.
  portable(settings, { blank: { secrets: {} }, isPrefilled: true }),
  portable(users),
  portable(auditLog),
  portable(lawConfirmations),
  portable(tags),
  portable(files),
  portable(fileVariants),
  portable(fileTags),
  portable(takedowns),
  portable(entries),
  portable(entryTags),
  portable(addresses),
  portable(events),
  portable(eventOccurrences),
  portable(entryNotes),
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
  portable(coupons),
  portable(orders),
  portable(withdrawals),
  portable(orderItems),
  portable(orderTags),
  portable(orderEvents),
  portable(documents),
  portable(documentFiles),
  // This table contains only hashes of the secrets. It is archived, so that customers' links to orders still work.
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
  // Unsent mails are left out, because they may contain a link that grants access. The old and the restored site would
  // also both send them.
  portable(outgoingMail, { only: isNotNull(outgoingMail.sent) }),
  portable(pageViews),
  // Without their secrets, because the archive does not contain the key. A restored site must not tell programs on its
  // own, because the original site still does.
  portable(webhooks, { blank: { secret: null, enabled: false, failing_since: null } }),
  // Removed demo items are left out, because their restore needs bytes that the archive does not contain.
  portable(demoItems, { only: isNull(demoItems.removed), blank: { removed: null, row: null, hashes: null } }),
];

/**
 * Tables that archives do not contain. Second factors and devices need a key that is not in the archive. Passkeys
 * belong to one domain.
 */
export const tablesLeftBehind = [
  "sessions",
  "tokens",
  "preview_links",
  // Archives contain no posts on social networks, because otherwise both sites would publish and remove the same posts.
  "shared_posts",
  "api_tokens",
  "idempotent_answers",
  "totp_secrets",
  "passkeys",
  "recovery_codes",
  "rate_limits",
  "used_captchas",
  // Mail slots belong to unsent mails, which are not in archives.
  "mail_slots",
  // The site deletes the rows of the next two tables after each day anyway.
  "visitor_salts",
  "day_visitors",
  "missed_addresses",
  "file_uses",
  "picture_work",
  "search_index",
  "search_words",
  "search_trigrams",
  "entry_presences",
  // After a restore, jobs fetch or draw the pictures of the next three tables again.
  "video_stills",
  "map_tiles",
  "map_stills",
  "unused_bytes",
  "push_devices",
  "push_notices",
  // Ids of received payment messages. Messages that are sent again are refused by their age anyway.
  "provider_events",
  "site_identity",
  // What was found out about the original site.
  "status_reports",
  // A restored site must not carry out what somebody asked for on another one.
  "approvals",
  // Deliveries were told by the original site.
  "webhook_deliveries",
  "backups",
  "site_copies",
  // What a board ticked off is done within days.
  "board_handover",
  "announced_entries",
] as const;

export function carriedColumns({ table, blank = {} }: PortableTable): Record<string, PgColumn> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, column]) => !(column.name in blank || column.generated)),
  );
}

export const isBytes = (column: PgColumn): boolean => column.getSQLType() === "bytea";

export function primaryKeyOf(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary);
}

export function hashesOf({ table }: PortableTable, row: Row): string[] {
  if (table === binnedFiles) return row["hashes"] as string[];
  if (table === files) return [String(row["hash"]), String(row["originalHash"])];
  return table === fileVariants ? [String(row["hash"])] : [];
}
