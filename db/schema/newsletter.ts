import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { recipientStates, issueStates, subscriberStates } from "#contract/schemas/newsletter.ts";
import { idColumn, moment } from "./columns.ts";

export const subscribers = pgTable(
  "subscribers",
  {
    id: idColumn("id").primaryKey(),
    email: text("email").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    state: text("state", { enum: subscriberStates }).notNull(),
    /** The proof of consent (legal.md L23) consists of the source, the time and the version of the consent text. */
    source: text("source", { enum: ["form", "import"] }).notNull(),
    /** For an import: where the address comes from, as stated by the importing user. */
    sourceNote: text("source_note").notNull().default(""),
    sourceDay: date("source_day", { mode: "string" }),
    textVersion: text("text_version").notNull(),
    requested: moment("requested").notNull(),
    /**
     * The hash of the token in the last mail. The link with this token first confirms the subscription, and later
     * ends it.
     */
    linkHash: text("link_hash"),
    confirmed: moment("confirmed"),
    ended: moment("ended"),
    refusal: text("refusal"),
  },
  (table) => [
    uniqueIndex("subscribers_email_idx").on(table.email),
    index("subscribers_state_idx").on(table.state, table.requested),
    index("subscribers_link_idx").on(table.linkHash),
  ],
);

export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    id: idColumn("id").primaryKey(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    en: jsonb("en").$type<{ subject: string; html: string }>(),
    state: text("state", { enum: issueStates }).notNull().default("draft"),
    created: moment("created").notNull(),
    updated: moment("updated").notNull(),
    started: moment("started"),
    finished: moment("finished"),
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
    /**
     * `sending` is stored before the SMTP dialogue. If the process dies during the dialogue, the state becomes
     * `uncertain`.
     */
    state: text("state", { enum: recipientStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** If the mail server has deferred the mail, there is no retry before this moment. */
    nextAttempt: moment("next_attempt"),
    /** When the last attempt started. The limit of mails per hour is computed from these moments. */
    tried: moment("tried"),
    sent: moment("sent"),
    lastError: text("last_error"),
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
