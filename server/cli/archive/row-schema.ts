// Derives the schema of an archive's rows from the columns of a table. Missing and additional fields are refused.
import { userRoleNames } from "#contract/values/permissions.ts";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import { sectionNames, storedFields } from "#contract/schemas/settings.ts";
import { emptyFields, entryFields } from "#contract/schemas/entries.ts";
import { eventFields } from "#contract/schemas/events.ts";
import { withHtml } from "#contract/blocks/registry.ts";
import { type StoredBlock, storedBlock } from "#contract/blocks/schema.ts";
import { formOfMessage, storedAnswer } from "#contract/schemas/forms.ts";
import { topicOfMessage } from "#contract/schemas/messages.ts";
import { mailStates } from "#contract/schemas/mails.ts";
import { latitude, longitude } from "#contract/schemas/map.ts";
import { issueStates, recipientStates } from "#contract/schemas/newsletter.ts";
import { pictureEdit } from "#contract/schemas/picture-edits.ts";
import { storedRedirectTo } from "#contract/schemas/redirects.ts";
import { calculation } from "#contract/shop/cart.ts";
import { productFields } from "#contract/shop/products.ts";
import { cleanText, storedEmail, tagPath } from "#contract/fields/text.ts";
import { createWebhookInput } from "#contract/schemas/webhooks.ts";
import { sanitizeBlock } from "../../outside/html.ts";
import { isContentHash } from "../../outside/storage.ts";
import type { PublishedState } from "#db/schema/entries.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { fileOwnerKinds } from "../../kernel/owners/owner-kinds.ts";
import { carriedColumns, isBytes, type PortableTable } from "./tables.ts";

const INT_MAX = 2_147_483_647;
const hash = z.string().refine(isContentHash);
const path = cleanText.refine((value) => tagPath.safeParse(value).data === value);

/** Every write sanitises HTML, so a restore also sanitises HTML. */
const blocks = z
  .array(storedBlock)
  .transform((list) => list.map((block): StoredBlock => withHtml(block, sanitizeBlock)));
const html = cleanText.transform(sanitizeBlock);
const english = z.object({ title: cleanText });

const event = eventFields.required();
/** Revisions of older releases lack the single dates. */
const revisedEvent = event.extend({
  rdates: event.shape.rdates.default([]),
  changes: event.shape.changes.default([]),
});

const publishedFields = {
  title: cleanText,
  en: english.nullable(),
  blocks,
  mainPicture: cleanText.nullable(),
  tags: z.array(path),
  publishDate: z.iso.datetime(),
  // Revisions of older releases lack `publicUntil`.
  publicUntil: z.iso.datetime().nullable().default(null),
  date: z.union([z.iso.date(), z.iso.datetime()]).nullable(),
  event: revisedEvent.nullable().default(null),
} satisfies Partial<Record<keyof PublishedState, z.ZodType>>;

/**
 * All other fields of an entry. If a revision of an older release lacks one, the field gets the value of a new entry.
 */
const laterFields = Object.entries(entryFields.shape)
  .filter(([name]) => !(name in publishedFields))
  .map(
    ([name, schema]) => [name, (schema as z.ZodType).default(emptyFields[name as keyof typeof emptyFields])] as const,
  );

const publishedState = z.strictObject({ ...Object.fromEntries(laterFields), ...publishedFields });

/** A path of this site that no browser can mistake for another host. */
const sitePath = cleanText.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u);

/**
 * A later restore from the bin (server/content/bin/restore-entries.ts) does not check the blocks. So the restore of the
 * archive must check them.
 */
const binnedEntry = z.looseObject({ blocks });
const binnedBelongings = z.strictObject({
  revisions: z.array(z.looseObject({ state: publishedState })),
  comments: z.array(z.record(z.string(), z.json())),
  addresses: z.array(z.looseObject({ path: sitePath, target: storedRedirectTo.nullable() })).optional(),
  workingCopies: z.array(z.record(z.string(), z.json())),
  place: z.json().optional(),
});

const attachedText = z.strictObject({ kind: cleanText, entryId: cleanText, revision: z.int() });
const attached = z.union([attachedText, z.strictObject({ documentId: cleanText })]);

/** Stricter schemas for columns from which pages and links are made, or that grant access. */
const shapes: Record<string, z.ZodType> = {
  "settings.section": z.enum(sectionNames as [string, ...string[]]),
  "settings.value": z.strictObject(storedFields.partial().shape),
  "users.roles": z.array(z.enum(userRoleNames)),
  "users.password_hash": z.string().regex(/^\$argon2id\$/u),
  "tags.path": path,
  "entry_tags.path": path,
  "file_tags.path": path,
  "message_tags.path": path,
  "messages.email": z.union([storedEmail, z.literal("")]),
  "messages.form": formOfMessage,
  "messages.topic": topicOfMessage,
  "messages.answers": z.array(storedAnswer),
  "suspicious_forms.email": z.union([storedEmail, z.literal("")]),
  "comments.email": z.union([storedEmail, z.literal("")]),
  "subscribers.email": storedEmail,
  "newsletter_issues.html": html,
  "newsletter_issues.en": z.strictObject({ subject: cleanText, html }),
  // A restored site sends nothing by itself (security.md 11), so an issue that was being sent becomes paused.
  "newsletter_issues.state": z.enum(issueStates).transform((state) => (state === "sending" ? "paused" : state)),
  "newsletter_recipients.state": z
    .enum(recipientStates)
    .transform((state) => (state === "sending" ? "uncertain" : state)),
  "products.pack_deposit": productFields.shape.packDeposit,
  "products.packs": productFields.shape.packs,
  "products.food": productFields.shape.food,
  "products.durability": productFields.shape.durability,
  "products.withdrawal": productFields.shape.withdrawal,
  "products.safety": productFields.shape.safety,
  "products.delivery_days": productFields.shape.deliveryDays,
  "products.children": productFields.shape.children,
  "products.images": z.array(cleanText),
  "products.downloads": z.array(cleanText),
  "products.en": productFields.shape.en,
  "product_variants.packs": productFields.shape.packs,
  "orders.email": z.union([storedEmail, z.literal("")]),
  "orders.vat": calculation.vat,
  "orders.legal": z.array(attachedText),
  "outgoing_mail.attachments": z.array(attached),
  // A restored site sends nothing by itself (security.md 11), so archives with waiting mails are refused.
  "outgoing_mail.state": z.enum(mailStates).exclude(["waiting"]),
  // Browsers are redirected to these URLs, so only web addresses are accepted.
  "online_payments.url": cleanText.regex(/^https?:\/\/[^\s\p{C}]+$/iu),
  // A restored site refunds nothing by itself (security.md 11), so no further attempt is scheduled.
  "refunds.next_attempt": z.iso.datetime().transform(() => null),
  "files.hash": hash,
  "files.original_hash": hash,
  "files.edits": z.array(pictureEdit),
  "files.placeholder": z.base64(),
  "files.consent": z.object({ basis: cleanText, until: z.iso.date().nullable() }),
  "files.credit_url": z.union([z.literal(""), cleanText.regex(/^https:\/\/[^\s\p{C}]+$/iu)]),
  "file_variants.hash": hash,
  "binned_files.original_hash": hash,
  "binned_files.hashes": z.array(hash),
  "binned_files.row": z.lazy(binnedRow),
  "binned_files.owners": z.array(z.strictObject({ kind: z.enum(fileOwnerKinds), id: cleanText })),
  "binned_entries.entry": binnedEntry,
  "binned_entries.belongings": binnedBelongings,
  "binned_places.owner_kind": z.enum(fileOwnerKinds),
  "binned_places.part": z.union([
    z.strictObject({ mainPicture: cleanText.nullable(), blocks }),
    z.strictObject({ images: z.array(cleanText), downloads: z.array(cleanText) }),
    z.strictObject({ picture: cleanText.nullable() }),
    z.strictObject({ files: z.record(cleanText, cleanText.nullable()) }),
    z.strictObject({ draft: z.record(z.string(), z.json()) }),
  ]),
  "file_variants.mime": z.string().regex(/^image\/[a-z]+$/u),
  // The site sends requests to these addresses.
  "webhooks.url": createWebhookInput.shape.url,
  "webhooks.types": createWebhookInput.shape.types,
  "map_places.lat": latitude,
  "map_places.lng": longitude,
  "map_places.en": z.strictObject({ title: cleanText, text: cleanText }),
  "addresses.path": sitePath,
  "addresses.target": storedRedirectTo,
  "entries.blocks": blocks,
  "entries.handover": z.strictObject({
    state: z.enum(["handed", "returned"]),
    by: cleanText,
    at: z.iso.datetime(),
    note: cleanText,
  }),
  "entries.en": english,
  "entry_revisions.state": publishedState,
  "events.end": event.shape.end,
  "events.rrule": event.shape.rrule,
  "events.exdates": event.shape.exdates,
  "events.rdates": event.shape.rdates,
  "events.changes": event.shape.changes,
  "event_occurrences.day": z.iso.date(),
  "event_occurrences.last_day": z.iso.date(),
};

export function rowSchema(portable: PortableTable): z.ZodType<Record<string, unknown>> {
  return z.strictObject(fieldsOf(portable));
}

function fieldsOf(portable: PortableTable): Record<string, z.ZodType> {
  const { name } = getTableConfig(portable.table);
  const columns = Object.entries(carriedColumns(portable)).map(([key, column]) => {
    const value = shapes[`${name}.${column.name}`] ?? valueSchema(column);
    return [key, column.notNull ? value : value.nullable()] as const;
  });
  return Object.fromEntries(columns);
}

function binnedRow(): z.ZodType<Record<string, unknown>> {
  const portable = { name: "files", table: files };
  const columns = carriedColumns(portable);
  const isNeeded = (key: string): boolean => Boolean(columns[key]?.notNull && !columns[key].hasDefault);
  const fields = Object.entries(fieldsOf(portable)).map(([key, value]) => [
    key,
    isNeeded(key) ? value : value.optional(),
  ]);
  const variant = z.strictObject(fieldsOf({ name: "file_variants", table: fileVariants }));
  return z.strictObject({ ...Object.fromEntries(fields), tags: z.array(path), variants: z.array(variant) });
}

/** PostgreSQL's text format for bytes. */
const bytesText = z.string().regex(/^\\x(?:[0-9a-f]{2})*$/u);

function valueSchema(column: PgColumn): z.ZodType {
  if (column.enumValues && column.enumValues.length > 0) return z.enum(column.enumValues as [string, ...string[]]);
  switch (column.dataType) {
    case "number":
      return numberSchema(column.columnType);
    case "boolean":
      return z.boolean();
    case "date":
      return z.iso.datetime();
    case "json":
      return z.json();
    case "custom":
      return isBytes(column) ? bytesText : cleanText;
    case "string":
      return cleanText;
    default:
      throw new Error(`an archive knows no column of the kind ${column.dataType} (${column.name})`);
  }
}

function numberSchema(columnType: string): z.ZodType {
  if (columnType === "PgInteger") return z.int().min(-INT_MAX).max(INT_MAX);
  return columnType === "PgBigInt53" ? z.int() : z.number();
}
