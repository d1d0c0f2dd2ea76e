// The newsletter: who subscribed and how that is proven, the issues, and what became of each one's mails.
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { recipientStates, issueStates, subscriberStates } from "#contract/schemas/newsletter.ts";
import { idColumn, moment } from "./columns.ts";

export const subscribers = pgTable(
  "subscribers",
  {
    id: idColumn("id").primaryKey(),
    /** In its normal form: lower case. */
    email: text("email").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    state: text("state", { enum: subscriberStates }).notNull(),
    /** The proof (legal.md L23): who asked, when, and the version of the text that was shown. */
    source: text("source", { enum: ["form", "import"] }).notNull(),
    /** Of an import: where the address is from, as the importing person says. */
    sourceNote: text("source_note").notNull().default(""),
    /** Of an import: the day on which the person asked for it. */
    sourceDay: date("source_day", { mode: "string" }),
    textVersion: text("text_version").notNull(),
    requested: moment("requested").notNull(),
    /** The hash of the token in the last mail about the subscription itself: it confirms, and later ends it. */
    linkHash: text("link_hash"),
    confirmed: moment("confirmed"),
    ended: moment("ended"),
    /** What the mail server said of the address, for good. */
    refusal: text("refusal"),
  },
  (table) => [
    uniqueIndex("subscribers_email_idx").on(table.email),
    index("subscribers_state_idx").on(table.state, table.requested),
    index("subscribers_link_idx").on(table.linkHash),
  ],
);

/** One letter to all subscribers. */
export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    id: idColumn("id").primaryKey(),
    subject: text("subject").notNull(),
    /** Cleaned HTML, as the editor writes it. */
    html: text("html").notNull(),
    en: jsonb("en").$type<{ subject: string; html: string }>(),
    state: text("state", { enum: issueStates }).notNull().default("draft"),
    created: moment("created").notNull(),
    updated: moment("updated").notNull(),
    started: moment("started"),
    finished: moment("finished"),
    /** How often in a row the mail server could not be reached. */
    failures: integer("failures").notNull().default(0),
    lastError: text("last_error"),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("newsletter_issues_created_idx").on(table.created.desc(), table.id.desc())],
);

export const newsletterRecipients = pgTable(
  "newsletter_recipients",
  {
    issueId: idColumn("issue_id")
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    subscriberId: idColumn("subscriber_id")
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    /** `sending` is written before the dialogue with the server: after a kill it becomes `uncertain`. */
    state: text("state", { enum: recipientStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Not before this moment, after the server has asked to come back later. */
    nextAttempt: moment("next_attempt"),
    /** When it was begun last: for the limit of mails in an hour. */
    tried: moment("tried"),
    sent: moment("sent"),
    lastError: text("last_error"),
    /** The hash of the token in this mail's link to unsubscribe. */
    leaveHash: text("leave_hash"),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    index("newsletter_recipients_state_idx").on(table.issueId, table.state, table.subscriberId),
    index("newsletter_recipients_subscriber_idx").on(table.subscriberId),
    index("newsletter_recipients_tried_idx").on(table.tried),
    index("newsletter_recipients_leave_idx").on(table.leaveHash),
  ],
);
