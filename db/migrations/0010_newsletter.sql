CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"en" jsonb,
	"state" text DEFAULT 'draft' NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"started" timestamp (3) with time zone,
	"finished" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"issue_id" text NOT NULL,
	"subscriber_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp (3) with time zone,
	"sent" timestamp (3) with time zone,
	"last_error" text,
	"leave_hash" text,
	CONSTRAINT "newsletter_recipients_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"source_note" text DEFAULT '' NOT NULL,
	"source_day" date,
	"text_version" text NOT NULL,
	"requested" timestamp (3) with time zone NOT NULL,
	"link_hash" text,
	"confirmed" timestamp (3) with time zone,
	"ended" timestamp (3) with time zone,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_issues_created_idx" ON "newsletter_issues" USING btree ("created" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_recipients_state_idx" ON "newsletter_recipients" USING btree ("issue_id","state","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_subscriber_idx" ON "newsletter_recipients" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_leave_idx" ON "newsletter_recipients" USING btree ("leave_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state","requested");--> statement-breakpoint
CREATE INDEX "subscribers_link_idx" ON "subscribers" USING btree ("link_hash");