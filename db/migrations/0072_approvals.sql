CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"change" jsonb NOT NULL,
	"from_id" text NOT NULL,
	"from_name" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_subject_unique" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE INDEX "approvals_from_idx" ON "approvals" USING btree ("from_id");